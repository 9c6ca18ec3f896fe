// On the page of a product
export const model = (height: string, size: string) => {
  if (height && size) return `Het model is ${height} lang en draagt ${size}`
  return height ? `Het model is ${height} lang` : `Het model draagt ${size}`
}

// The guide
export const guideTitle = (product: string) => `Maattabel: ${product}`
export const guideFor = (product: string) => `${product}: afmetingen per maat en hoe je ze meet.`
export const notLoaded = 'We konden de maattabel niet laden.'
export const close = 'Maattabel sluiten'
export const unit = 'Eenheid'
export const units = { cm: 'cm', in: 'inch' }
export const size = 'Maat'
export const table = 'Afmetingen per maat'
export const kinds = { body: 'Lichaam', garment: 'Kledingstuk' }
export const about = {
  body: 'Lichaamsmaten',
  garment: 'Kledingmaten, plat gemeten',
}
export const ofKind = (kind: string) => `${kind}: `
export const aboutBoth =
  'Lichaamsmaten laten zien wie een maat past. Kledingmaten zijn aan het kledingstuk zelf gemeten.'
export const empty = 'geen'
export const howToMeasure = 'Zo meet je'

export const measures = {
  neck: 'Hals',
  shoulder: 'Schouder',
  bust: 'Borst',
  underBust: 'Onderborst',
  waist: 'Taille',
  hips: 'Heupen',
  sleeve: 'Mouw',
  length: 'Lengte',
  inseam: 'Binnenbeen',
  thigh: 'Dij',
  wrist: 'Pols',
  head: 'Hoofd',
  foot: 'Voetlengte',
}

export const howTo = {
  body: {
    neck: 'Rond de onderkant van je hals, met een vinger onder het meetlint.',
    shoulder: 'Van de onderkant van je hals tot het punt waar je arm begint.',
    bust: 'Rond het breedste deel, met het meetlint recht over je rug.',
    underBust: 'Rond je ribben, direct onder je borsten.',
    waist: 'Rond het smalste deel, waar je opzij buigt.',
    hips: 'Rond het breedste deel, met je voeten naast elkaar.',
    sleeve: 'Van de punt van je schouder tot je pols, over een licht gebogen elleboog.',
    length: 'Van de punt van je schouder recht naar beneden.',
    inseam: 'Van je kruis tot je enkel, langs de binnenkant van je been.',
    thigh: 'Rond het breedste deel, net onder je kruis.',
    wrist: 'Rond het polsbotje.',
    head: 'Rond je hoofd, boven je wenkbrauwen en oren.',
    foot: 'Ga op een vel papier staan en meet van je hiel tot je langste teen.',
  },
  garment: {
    neck: 'Langs de binnenrand van de hals.',
    shoulder: 'Van de hals tot de mouwnaad.',
    bust: 'Van oksel tot oksel, keer twee.',
    underBust: 'Van zij tot zij onder de borst, keer twee.',
    waist: 'Van zij tot zij op het smalste punt, keer twee.',
    hips: 'Van zij tot zij op het breedste punt, keer twee.',
    sleeve: 'Van de schoudernaad tot het einde van de mouw.',
    length: 'Van het hoogste punt van de schouder, of de tailleband, tot de zoom.',
    inseam: 'Van het kruis tot de zoom, langs de binnennaad.',
    thigh: 'Van zij tot zij onder het kruis, keer twee.',
    wrist: 'Langs de binnenrand.',
    head: 'Langs de binnenband.',
    foot: 'Over de binnenzool, van hiel tot teen.',
  },
}

// The finder
export const measurementsHint = 'Vul in wat je weet. Het blijft op dit apparaat.'
export const compare = 'Dit zijn kledingmaten. Vergelijk ze met een kledingstuk dat je goed past.'
export const showSize = 'Toon mijn maat'
export const enterOne = 'Vul minstens één maat in.'
export const noMeasure = {
  cm: 'Vul een getal in centimeters in, zoals 88 of 88,5.',
  in: 'Vul een getal in inches in, zoals 34 of 34½.',
}
export const checkMeasure = 'Controleer het getal en de eenheid.'
export const fits = (size: string) => `We raden ${size} aan`
export const between = (smaller: string, larger: string) => `Tussen ${smaller} en ${larger}`
export const takeLarger = (smaller: string, larger: string) =>
  `Kies ${larger} voor een ruimere pasvorm, ${smaller} voor een nauwere.`
export const outside = (measure: string) =>
  `Je maat voor ${measure.toLowerCase()} valt buiten deze maattabel. Stuur ons een bericht, dan helpen we je kiezen.`
export const nearest = (size: string) => `${size} komt het dichtst in de buurt`
export const decidedBy = (measure: string) => `Doorslaggevend: ${measure.toLowerCase()}.`
export const ofMeasure = (measure: string, size: string) => `${measure}: ${size}`
export const inBetween = (smaller: string, larger: string) => `tussen ${smaller} en ${larger}`
export const below = (size: string) => `kleiner dan ${size}`
export const above = (size: string) => `groter dan ${size}`
export const choose = (size: string) => `Kies ${size}`
