import { WOO_BARCODE } from '#app/features/product-files/woo-columns.ts'

/** WooCommerce translates the first line of its export. These are its columns in several languages, in lower case. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  id: ['id', 'identyfikator'],
  sku: ['sku', 'artikelnummer', 'ugs', 'cod', 'ref', 'código'],
  [WOO_BARCODE]: [
    'gtin, upc, ean, or isbn',
    'gtin, upc, ean oder isbn',
    'gtin, upc, ean ou isbn',
    'gtin, upc, ean o isbn',
  ],
  name: ['name', 'nom', 'nombre', 'nome', 'naam', 'nazwa', 'namn', 'navn'],
  published: ['published', 'veröffentlicht', 'publié', 'publicado', 'pubblicato', 'gepubliceerd', 'opublikowano'],
  'is featured?': [
    ...['is featured?', 'ist hervorgehoben?', 'mis en avant ?', '¿está destacado?', 'uitgelicht?', 'in primo piano?'],
    ...['wyróżniony?', 'em destaque?', 'é em destaque?'],
  ],
  'short description': [
    ...['short description', 'kurzbeschreibung', 'description courte', 'descripción corta', 'korte beschrijving'],
    ...['breve descrizione', 'descrizione breve', 'krótki opis', 'descrição curta', 'breve descrição'],
  ],
  description: ['description', 'beschreibung', 'descripción', 'descrizione', 'beschrijving', 'opis', 'descrição'],
  'tax class': [
    'tax class',
    'steuerklasse',
    'classe de tva',
    'clase de impuesto',
    'belastingklasse',
    'klasa podatkowa',
  ],
  'in stock?': [
    ...['in stock?', 'vorrätig?', 'en stock ?', '¿en inventario?', '¿hay existencias?', 'op voorraad?'],
    ...['disponibile?', 'w magazynie?', 'em stock?', 'em estoque?'],
  ],
  stock: [
    'stock',
    'bestand',
    'lagerbestand',
    'inventario',
    'existencias',
    'voorraad',
    'magazzino',
    'magazyn',
    'estoque',
  ],
  'sale price': [
    ...['sale price', 'angebotspreis', 'tarif promo', 'precio rebajado', 'actieprijs', 'prezzo in offerta'],
    ...['cena promocyjna', 'preço promocional', 'preço de saldo'],
  ],
  'regular price': [
    ...['regular price', 'regulärer preis', 'tarif régulier', 'precio normal', 'reguliere prijs', 'prezzo di listino'],
    ...['cena regularna', 'cena katalogowa', 'cena', 'preço normal', 'preço regular'],
  ],
  categories: [
    'categories',
    'kategorien',
    'catégories',
    'categorías',
    'categorieën',
    'categorie',
    'kategorie',
    'categorias',
  ],
  tags: ['tags', 'tag', 'schlagwörter', 'étiquettes', 'etiquetas', 'znaczniki', 'tagi'],
  images: ['images', 'bilder', 'imágenes', 'afbeeldingen', 'immagini', 'obrazki', 'obrazy', 'imagens'],
  parent: [
    ...['parent', 'übergeordnetes produkt', 'übergeordnet', 'superior', 'hoofd', 'genitore', 'nadrzędny', 'nadrzędne'],
    ...['pai', 'ascendente'],
  ],
  brands: ['brands', 'marken', 'marques', 'marcas', 'merken', 'marchi', 'marki'],
}

const COLUMN_OF = new Map(Object.entries(NAMES).flatMap(([column, names]) => names.map((name) => [name, column])))

/** Values that WooCommerce does not translate. */
const TYPES = new Set([
  ...['simple', 'variable', 'variation', 'grouped', 'external', 'virtual', 'downloadable', 'subscription'],
  ...['variable-subscription', 'subscription_variation', 'bundle', 'composite'],
])
const VISIBILITIES = new Set(['visible', 'catalog', 'search', 'hidden'])
const SWITCHES = new Set(['0', '1', '-1'])
const STOCK_STATES = new Set(['0', '1', 'backorder'])

type Table = { readonly cells: readonly string[]; readonly sample: readonly (readonly string[])[] }

/**
 * The columns of WooCommerce's export in any language, or null if the file is none: by the values that it does not
 * translate, by the order in which it writes columns (WC_Product_CSV_Exporter::get_default_column_names), then by name.
 */
export function readWooHeading(cells: readonly string[], sample: Table['sample']): (string | null)[] | null {
  const table = { cells, sample }
  const indexes = [...cells.keys()]
  const type = indexes.find((at) => hasOnly(table, at, isType)) ?? -1
  const visibility = indexes.find((at) => hasOnly(table, at, (text) => VISIBILITIES.has(text.toLowerCase()))) ?? -1
  if (type === -1) return null
  const found = new Map<string, number>([['type', type]])
  const set = (column: string, at: number) => {
    const isFree = at >= 0 && at < cells.length && ![...found.values()].includes(at)
    if (isFree && !found.has(column)) found.set(column, at)
  }
  if (visibility !== -1) found.set('visibility in catalog', visibility)
  for (const [at, cell] of cells.entries()) {
    const column = at === type ? undefined : COLUMN_OF.get(plain(cell))
    if (column) set(column, at)
    const [, unit] = /\((kg|g|lbs?|oz)\)$/.exec(plain(cell)) ?? []
    if (unit) set(`weight (${unit})`, at)
  }
  for (const [column, at] of attributesOf(table)) set(column, at)
  if (visibility > type) {
    if (hasOnly(table, visibility - 2, isSwitch)) set('published', visibility - 2)
    if (hasOnly(table, visibility - 1, isSwitch)) set('is featured?', visibility - 1)
    if (visibility - 3 > type) set('name', visibility - 3)
    if (visibility - 4 > type) set('sku', type + 1)
    set('short description', visibility + 1)
    set('description', visibility + 2)
  }
  const images = indexes.find((at) => at > type && hasOnly(table, at, isAddresses))
  if (images !== undefined) set('images', images)
  setStock(table, found, set)
  setPrices(table, found, set)
  const variables = new Set(sample.filter((row) => row[type]?.includes('variable')).map((row) => skuOf(row, found)))
  const isParent = (text: string) => /^id:\d+$/.test(text) || variables.has(text)
  const parent = indexes.find((at) => at > type && at !== found.get('sku') && hasOnly(table, at, isParent))
  if (parent !== undefined) set('parent', parent)
  if (!found.has('name') || !found.has('regular price')) return null
  const columnAt = new Map([...found].map(([column, at]) => [at, column]))
  return indexes.map((at) => columnAt.get(at) ?? null)
}

function plain(cell: string): string {
  return cell
    .normalize('NFC')
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase()
}

/** Whether a column has content in the sample, all of which is of one kind. */
function hasOnly({ sample }: Table, at: number, is: (text: string) => boolean): boolean {
  const texts = sample.map((row) => (row[at] ?? '').trim()).filter(Boolean)
  return texts.length > 0 && texts.every(is)
}

function isType(text: string): boolean {
  return text.split(',').every((part) => TYPES.has(part.trim().toLowerCase()))
}

function isSwitch(text: string): boolean {
  return SWITCHES.has(text.replace(/^'/, ''))
}

function isAddresses(text: string): boolean {
  return /^https?:\/\//.test(text)
}

function isNumber(text: string): boolean {
  return /^'?-?[\d.,\s]+$/.test(text)
}

function skuOf(row: readonly string[], found: ReadonlyMap<string, number>): string | undefined {
  return row[found.get('sku') ?? -1]
}

type SetColumn = (column: string, at: number) => void

/** 'In stock?' and 'Stock' follow each other, after the description. */
function setStock(table: Table, found: ReadonlyMap<string, number>, set: SetColumn): void {
  const description = found.get('description') ?? -1
  const isState = (at: number) => at > description && hasOnly(table, at, (text) => STOCK_STATES.has(text))
  const isUnits = (text: string) => isNumber(text) || text === 'parent'
  const at = [...table.cells.keys()].find((index) => isState(index) && hasOnly(table, index + 1, isUnits))
  if (description === -1 || at === undefined) return
  set('in stock?', at)
  set('stock', at + 1)
}

/** The sale price, the regular price, categories and tags follow each other, before the images. */
function setPrices(table: Table, found: ReadonlyMap<string, number>, set: SetColumn): void {
  const end = found.get('images') ?? table.cells.length
  const start = found.get('description') ?? found.get('type') ?? 0
  const regular =
    found.get('regular price') ??
    [...table.cells.keys()].findLast(
      (at) => at > start + 1 && at < end && hasOnly(table, at, isNumber) && !hasOnly(table, at + 1, isNumber),
    )
  if (regular === undefined) return
  set('regular price', regular)
  set('sale price', regular - 1)
  set('categories', regular + 1)
  set('tags', regular + 2)
}

/** 'Attribute 1 name', 'value(s)', 'visible' and 'global' have the same number and stand in this order. */
function attributesOf(table: Table): [string, number][] {
  const byNumber = new Map<string, number[]>()
  for (const [at, cell] of table.cells.entries()) {
    const [, number] = /^\D*(\d{1,2})\D*$/.exec(plain(cell)) ?? []
    if (number) byNumber.set(number, [...(byNumber.get(number) ?? []), at])
  }
  return [...byNumber].flatMap(([number, [name, values, ...switches]]): [string, number][] => {
    const isAttribute = switches.slice(0, 2).every((at) => isEmptyOr(table, at, isSwitch))
    if (name === undefined || values !== name + 1 || !isAttribute) return []
    return [
      [`attribute ${number} name`, name],
      [`attribute ${number} value(s)`, values],
    ]
  })
}

function isEmptyOr({ sample }: Table, at: number, is: (text: string) => boolean): boolean {
  return sample.every((row) => !row[at]?.trim() || is(row[at].trim()))
}
