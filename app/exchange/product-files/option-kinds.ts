/** Names in the languages of this store and of Shopify's largest markets. */
const SIZE =
  /^(eu |uk |us |it |fr |shoe |ring |dress |clothing )?(sizes?|größen?|groessen?|grössen?|tailles?|pointures?|tallas?|tamaños?|tamanhos?|taglie?|taglia|misura|maat|maten|rozmiary?|storlek|størrelse|koko|beden|サイズ|尺码|尺寸|(ال)?(مقاس|مقاسات|حجم|قياس))$/i
const COLOR =
  /^(colou?rs?|colou?rways?|shades?|couleurs?|coloris|farben?|colori?|colore|colores|cor|cores|kleur(en)?|kolory?|färg|farge?|farve|väri|renk|カラー|色|颜色|(ال)?(لون|ألوان))$/i

/** Recognizes an option by its name. */
export function getOptionKind(name: string): 'size' | 'color' | 'other' {
  if (SIZE.test(name)) return 'size'
  return COLOR.test(name) ? 'color' : 'other'
}
