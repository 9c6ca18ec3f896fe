/**
 * The names of product columns in English, German, French, Spanish, Italian, Dutch, Polish, Portuguese and Arabic, and
 * in the files of Wix, Squarespace, Square, Etsy, BigCommerce, Magento, Big Cartel, Shopware, PrestaShop, Bagisto,
 * Ecwid, JTL, Spree and the product feeds of Google.
 */

import type { MappedField } from '#app/exchange/product-files/mapping/mapped-fields.ts'
import { createKindLookup, normalizeColumnName, type RankedKind } from '#app/lib/csv.ts'
import { splitEntries } from '#app/lib/lists.ts'

/** Names, normalized with `normalizeColumnName`, best matches first. Row types are recognized by their values. */
const NAMES: Readonly<Record<MappedField, readonly string[]>> = {
  name: splitEntries(`
    name, product name, item name, translations default name, product title, item title, title,
    article name, style name, artikelname, produktname, artikelbezeichnung, produktbezeichnung,
    bezeichnung, nom du produit, nom produit, nom, designation, nombre del producto, nombre producto,
    nombre, denominacion, nome prodotto, nome del prodotto, nome do produto, nome, denominazione,
    productnaam, artikelnaam, naam, nazwa produktu, nazwa towaru, nazwa, designacao, titel, titre,
    titulo, titolo, tytul, اسم المنتج, الاسم, اسم, العنوان, product, produkt, produit, producto,
    prodotto, produto, towar, المنتج, item, article, artikel, articulo, articolo, artigo, style
  `),
  slug: splitEntries(`
    handle, url handle, slug, url key, url slug, permalink, link rewrite, url rewritten, seo url,
    friendly url, product url, product page url, url, link, adresse, المعرف
  `),
  status: splitEntries(`
    status, active, product online, visible, is visible, product visible, published, enabled,
    product is available, square online item visibility, visibility, online, displayed, aktiv,
    sichtbar, veroffentlicht, statut, actif, publie, estado, activo, publicado, stato, attivo,
    pubblicato, actief, gepubliceerd, aktywny, opublikowany, ativo, الحالة, منشور
  `),
  category: splitEntries(`
    category, categories, product category, product categories, collection, collections, department,
    main category, item group, product type, type, kategorie, kategorien, warengruppe, produktart,
    categorie, rubrique, famille, type de produit, categoria, categorias, tipo, tipo de producto,
    categorieen, productgroep, kategoria, kategorie produktu, rodzaj, القسم, الفئة, التصنيف, الفئات
  `),
  tags: splitEntries(`
    tags, tag, labels, keywords, search keywords, schlagworter, stichworte, etiquettes, mots cles,
    etiquetas, palabras clave, etichette, parole chiave, trefwoorden, tagi, znaczniki, الوسوم
  `),
  vendor: splitEntries(`
    brand, vendor, brand name, manufacturer, supplier, vendor name, marke, hersteller, lieferant,
    marque, fabricant, fournisseur, marca, fabricante, proveedor, produttore, fornitore, merk,
    fabrikant, leverancier, marka, producent, dostawca, fornecedor, العلامة التجارية, الماركة, المورد
  `),
  image: splitEntries(`
    image, images, image url, image urls, image link, image src, base image, main image, picture,
    additional images, additional image link, hosted image urls, productimageurl, product image url,
    product image main url, cover media url, imageurl, photo, photos, pictures, image file, bild,
    bilder, bild url, produktbild, lien image, photo url, imagen, imagenes, url imagen, foto, fotos,
    immagine, immagini, afbeelding, afbeeldingen, zdjecie, zdjecia, obraz, imagem, imagens, الصورة,
    صورة, الصور, رابط الصورة
  `),
  price: splitEntries(`
    price, product price, regular price, price tax incl, price tax included, price incl tax, price gross,
    price default gross, gross price, selling price, unit price, price ek, preis, brutto vk, vk brutto,
    verkaufspreis, vk preis, vk, preis brutto, bruttopreis, prix, prix ttc, prix de vente,
    prix de vente ttc, precio, precio con iva, pvp, precio de venta, prezzo, prezzo ivato,
    prezzo di vendita, prijs, verkoopprijs, prijs incl btw, cena, cena brutto, cena sprzedazy, preco,
    preco de venda, preco com iva, السعر, سعر, سعر البيع, rrp, msrp, srp, retail price, list price,
    recommended retail price, uvp, price tax excl, price tax excluded, price net, price default net,
    net price, nettopreis, netto vk, prix ht, cena netto
  `),
  salePrice: splitEntries(`
    sale price, special price, discounted price, promo price, offer price, price reduced,
    angebotspreis, aktionspreis, sonderpreis, prix promo, prix promotionnel, prix solde, prix remise,
    precio rebajado, precio de oferta, precio oferta, prezzo scontato, prezzo in offerta, actieprijs,
    aanbiedingsprijs, cena promocyjna, preco promocional, سعر التخفيض, سعر العرض
  `),
  oldPrice: splitEntries(`
    compare at price, compare price, product compare to price, compare to price, old price, was price,
    previous price, original price, pseudoprice ek, strike price, alter preis, statt preis, streichpreis,
    ancien prix, prix barre, precio anterior, precio antiguo, prezzo precedente, prezzo pieno,
    oude prijs, vanprijs, stara cena, cena przed obnizka, preco anterior, السعر القديم, السعر قبل الخصم
  `),
  onSale: ['on sale', 'is on sale', 'im angebot', 'en promotion', 'en oferta', 'in saldo', 'w promocji'].map(
    normalizeColumnName,
  ),
  surcharge: splitEntries('surcharge, price adjustment, aufpreis, supplement, recargo, sovrapprezzo, toeslag, doplata'),
  currency: splitEntries('currency, currency code, wahrung, devise, moneda, divisa, valuta, waluta, moeda, العملة'),
  sku: splitEntries(`
    sku, product sku, item sku, product code sku, reference, product number, ordernumber, item number,
    product code, item code, article number, article no, style number, style code, model number, mpn,
    artikelnummer, artikel nr, art nr, bestellnummer, produktnummer, ugs, ref, reference produit,
    code article, code produit, referencia, codigo, codigo de producto, codice, codice articolo,
    codice prodotto, riferimento, artikelcode, productcode, artikelnr, kod produktu, symbol, kod, indeks,
    codigo do produto, رمز المنتج, رقم المنتج, رمز التخزين, part number, model, code
  `),
  barcode: splitEntries(`
    gtin, barcode, ean, upc, ean13, ean 13, isbn, gtin upc ean or isbn, product upc ean, bar code,
    gtin ean, ean code, strichcode, code barres, code barre, codigo de barras, codice a barre,
    streepjescode, kod kreskowy, kod ean, الباركود, باركود
  `),
  stock: splitEntries(`
    stock, inventory, qty, quantity, stock quantity, inventory quantity, inventory count, in stock qty,
    current stock, current stock level, stock level, instock, product quantity, inventories, units,
    available quantity, quantity available, qty available, on hand, bestand, lagerbestand, menge,
    verfugbarer bestand, quantite, quantite en stock, en stock, existencias, cantidad, inventario,
    unidades, quantita, giacenza, magazzino, disponibilita, voorraad, aantal, stan magazynowy, ilosc,
    stan, magazyn, quantidade, estoque, existencia, المخزون, الكمية, كمية
  `),
  size: splitEntries(`
    size, sizes, eu size, uk size, us size, size eu, grosse, grossen, groesse, konfektionsgrosse,
    taille, tailles, pointure, talla, tallas, tamano, taglia, taglie, misura, maat, maten,
    rozmiar, rozmiary, tamanho, tamanhos, المقاس, مقاس, المقاسات, الحجم
  `),
  color: splitEntries(`
    color, colour, colors, colours, colorway, colourway, color name, colour name, shade, farbe,
    farben, couleur, couleurs, coloris, colore, colori, colores, kleur, kleuren, kolor, kolory,
    cor, cores, اللون, لون, الألوان
  `),
  option: ['cup', 'cup size'],
  option1Name: [],
  option1Value: [],
  option2Name: [],
  option2Value: [],
  option3Name: [],
  option3Value: [],
  options: splitEntries(`
    options, option values, configuratoroptions, additional attributes, attributes, variant options
  `),
  variantName: splitEntries(`
    variation name, variant name, option, variant, variation, variant title, additionaltext, variante,
    varianten, declinaison, wariant, النوع
  `),
  variantSku: ['product variation sku', 'variation sku', 'variant sku', 'option sku'],
  variantPrice: ['product variation price', 'variation price', 'variant price', 'option price'],
  variantStock: splitEntries(`
    product variation quantity, variation quantity, variant quantity, variant stock, option quantity,
    variant inventory qty
  `),
  weight: splitEntries(`
    weight, product weight, item weight, shipping weight, variant weight, weight value, gewicht,
    versandgewicht, artikelgewicht, poids, peso, waga, الوزن, variant grams, grams
  `),
  description: splitEntries(`
    long description, description long, product description, body html, body, translations default description,
    description, item description, langbeschreibung, produktbeschreibung, beschreibung, description longue,
    description produit, descripcion larga, descripcion, descrizione, descrizione lunga, beschrijving,
    omschrijving, opis, opis produktu, descricao, الوصف, وصف المنتج, وصف, details
  `),
  shortDescription: [
    ...splitEntries(`
      short description, description short, summary, subtitle, kurzbeschreibung, description courte, resume,
      descripcion corta, resumen, descrizione breve, breve descrizione, korte beschrijving,
      korte omschrijving, krotki opis, opis krotki, descricao curta, resumo, وصف مختصر, وصف قصير
    `),
    // These names mean the short description if the file also has a column for a longer one
    ...splitEntries(`
      product description, description, beschreibung, descripcion, descrizione, beschrijving, opis, descricao
    `),
  ],
  group: splitEntries(`
    product id, handleid, reference handle, product internal id, item group id, product group, group id,
    parent product id, style id, style no, produkt id, id produit, id producto, id prodotto, id produktu,
    id, group, gruppe
  `),
  parent: splitEntries(`
    parent id, parent sku, parent, mainnumber, vaterartikel, identifizierungsspalte vaterartikel,
    parent code, parent handle, parent reference, hauptartikelnummer, artikelnummer vater, parent product
  `),
  variantList: ['configurable variations', 'configurable variants', 'variations', 'variants'],
  rowKind: [],
  language: ['store view code', 'locale', 'language', 'lang', 'sprache', 'langue', 'idioma', 'lingua', 'taal', 'jezyk'],
}

/** Names that contain a number or a word that the store owner chose. */
const PATTERNS: readonly (readonly [RegExp, (match: RegExpExecArray) => MappedField | null])[] = [
  [
    /^(?:product ?)?(?:gallery ?)?(?:image|img|photo|picture|bild|foto|imagen|immagine|afbeelding|zdjecie|imagem)s? ?(?:file|url|src|link)? ?\d{1,2} ?(?:url|src|link)?$/,
    () => 'image',
  ],
  [/^product image url \d{1,2}$/, () => 'image'],
  [/^(?:product ?)?(?:option|variation|attribute|variationsname) ?(?:name ?)?([1-3])(?: name)?$/, findOptionField],
  [/^(?:product ?)?(?:option|variation|attribute) ?(?:value|values|description) ?([1-3])$/, findOptionValueField],
  [/^(?:product ?)?(?:option|variation|attribute) ?([1-3]) ?(?:value|values|value s)$/, findOptionValueField],
  [/^variationswert ?([1-3])$/, findOptionValueField],
  [/^current quantity .+$/, () => 'stock'],
  [
    /^(?:product )?(?:category|kategorie|categorie|categoria|kategoria) ?(?:ebene|level|niveau|poziom)? ?\d$/,
    () => 'category',
  ],
  [/^product variation option .+$/, () => 'option'],
]

function findOptionField([text, number = '']: RegExpExecArray): MappedField | null {
  // In most files, the column 'Option1' contains values; names are in the column 'Option1 name'
  return /name/.test(text) ? getOptionField(number, 'Name') : getOptionField(number, 'Value')
}

function findOptionValueField([, number = '']: RegExpExecArray): MappedField | null {
  return getOptionField(number, 'Value')
}

function getOptionField(number: string, part: 'Name' | 'Value'): MappedField | null {
  const fields = ['option1Name', 'option1Value', 'option2Name', 'option2Value', 'option3Name', 'option3Value'] as const
  return fields.find((field) => field === `option${number}${part}`) ?? null
}

const listRankedKinds = createKindLookup(NAMES)

/** Returns the fields that match a column's name, ignoring explanations in brackets such as '(0/1)'. */
export function listFieldsByName(heading: string): readonly RankedKind<MappedField>[] {
  const name = normalizeColumnName(heading)
  const bare = normalizeColumnName(heading.replaceAll(/\[[^\]]*\]|\([^)]*\)/g, ' '))
  const found = listRankedKinds(name)
  if (found.length > 0) return found
  for (const text of [name, bare]) {
    for (const [pattern, field] of PATTERNS) {
      const match = pattern.exec(text)
      const kind = match && field(match)
      if (kind) return [{ kind, rank: 0 }]
    }
  }
  return listRankedKinds(bare)
}

/** Returns the name of an option in a heading such as 'product_variation_option_Size'. */
export function getOptionName(heading: string): string {
  return heading.replace(/^product[_ ]variation[_ ]option[_ ]/i, '').trim()
}
