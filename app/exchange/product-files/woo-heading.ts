import { WOO_BARCODE } from '#app/exchange/product-files/woo-columns.ts'

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
  name: [
    'name',
    'nom',
    'nombre',
    'nome',
    'naam',
    'nazwa',
    'namn',
    'navn',
    'nimi',
    'jméno',
    'název',
    'i̇sim',
    '名前',
    'название',
    'имя',
    'όνομα',
    'név',
    'nume',
    'الاسم',
    'שם',
  ],
  published: ['published', 'veröffentlicht', 'publié', 'publicado', 'pubblicato', 'gepubliceerd', 'opublikowano'],
  'is featured?': [
    'is featured?',
    'ist hervorgehoben?',
    'mis en avant ?',
    '¿está destacado?',
    'uitgelicht?',
    'in primo piano?',
    'wyróżniony?',
    'em destaque?',
    'é em destaque?',
  ],
  'short description': [
    'short description',
    'kurzbeschreibung',
    'description courte',
    'descripción corta',
    'korte beschrijving',
    'breve descrizione',
    'descrizione breve',
    'krótki opis',
    'descrição curta',
    'breve descrição',
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
    'in stock?',
    'vorrätig?',
    'en stock ?',
    '¿en inventario?',
    '¿hay existencias?',
    'op voorraad?',
    'disponibile?',
    'w magazynie?',
    'em stock?',
    'em estoque?',
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
    'sale price',
    'angebotspreis',
    'tarif promo',
    'precio rebajado',
    'actieprijs',
    'prezzo in offerta',
    'cena promocyjna',
    'preço promocional',
    'preço de saldo',
    'tilbudspris',
    'udsalgspris',
    'reapris',
    'salgspris',
    'alennushinta',
    'tarjoushinta',
    'akční cena',
    'zlevněná cena',
    'i̇ndirimli satış fiyatı',
    'i̇ndirimli fiyat',
    'セール価格',
    'цена распродажи',
    'акционная цена',
    'акційна ціна',
    'τιμή προσφοράς',
    'akciós ár',
    'preț redus',
    'سعر التخفيض',
    'מחיר מבצע',
    '促销价格',
    '할인가',
  ],
  'regular price': [
    'regular price',
    'regulärer preis',
    'tarif régulier',
    'precio normal',
    'reguliere prijs',
    'prezzo di listino',
    'cena regularna',
    'cena katalogowa',
    'cena',
    'preço normal',
    'preço regular',
    'normalpris',
    'normal pris',
    'ordinarie pris',
    'ordinær pris',
    'vanlig pris',
    'normaalihinta',
    'normaali hinta',
    'běžná cena',
    'bežná cena',
    'normal fiyat',
    '通常価格',
    'базовая цена',
    'обычная цена',
    'звичайна ціна',
    'κανονική τιμή',
    'normál ár',
    'preț normal',
    'preț obișnuit',
    'السعر العادي',
    'السعر الافتراضي',
    'מחיר רגיל',
    '常规价格',
    '정상 가격',
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
    'kategorier',
    'kategoriat',
    'osastot',
    'kategoriler',
    'カテゴリー',
    'категории',
    'категорії',
    'κατηγορίες',
    'kategóriák',
    'categorii',
    'التصنيفات',
    'קטגוריות',
    '分类',
    '카테고리',
  ],
  tags: ['tags', 'tag', 'schlagwörter', 'étiquettes', 'etiquetas', 'znaczniki', 'tagi'],
  images: [
    'images',
    'bilder',
    'imágenes',
    'afbeeldingen',
    'immagini',
    'obrazki',
    'obrazy',
    'imagens',
    'billeder',
    'kuvat',
    'obrázky',
    'görseller',
    '画像',
    'изображения',
    'зображення',
    'εικόνες',
    'képek',
    'imagini',
    'الصور',
    'תמונות',
    '图片',
    '이미지',
  ],
  parent: [
    'parent',
    'übergeordnetes produkt',
    'übergeordnet',
    'superior',
    'hoofd',
    'genitore',
    'nadrzędny',
    'nadrzędne',
    'pai',
    'ascendente',
  ],
  brands: ['brands', 'marken', 'marques', 'marcas', 'merken', 'marchi', 'marki'],
}

const COLUMNS_BY_NAME = new Map(Object.entries(NAMES).flatMap(([column, names]) => names.map((name) => [name, column])))

/** Values that WooCommerce does not translate. */
const TYPES = new Set([
  'simple',
  'variable',
  'variation',
  'grouped',
  'external',
  'virtual',
  'downloadable',
  'subscription',
  'variable-subscription',
  'subscription_variation',
  'bundle',
  'composite',
])
const VISIBILITIES = new Set(['visible', 'catalog', 'search', 'hidden'])
const FLAGS = new Set(['0', '1', '-1'])
const STOCK_STATES = new Set(['0', '1', 'backorder'])

/** Magento uses the same types of products, with column names that are never translated. */
const MAGENTO_COLUMNS = ['store_view_code', 'attribute_set_code', 'product_type', 'product_online']

type Table = { readonly cells: readonly string[]; readonly sample: readonly (readonly string[])[] }

/**
 * Finds the columns of WooCommerce's export in any language: by values that are not translated, by the order of columns
 * (WC_Product_CSV_Exporter::get_default_column_names), then by name. Returns null if the file is not such an export or
 * if its prices are uncertain.
 */
export function readWooHeading(cells: readonly string[], sample: Table['sample']): (string | null)[] | null {
  if (cells.some((cell) => MAGENTO_COLUMNS.includes(normalizeCell(cell)))) return null
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
    const column = at === type ? undefined : COLUMNS_BY_NAME.get(normalizeCell(cell))
    if (column) set(column, at)
    const [, unit] = /\((kg|g|lbs?|oz)\)$/.exec(normalizeCell(cell)) ?? []
    if (unit) set(`weight (${unit})`, at)
  }
  for (const [column, at] of findAttributes(table)) set(column, at)
  if (visibility > type) {
    if (hasOnly(table, visibility - 2, isFlag)) set('published', visibility - 2)
    if (hasOnly(table, visibility - 1, isFlag)) set('is featured?', visibility - 1)
    if (visibility - 3 > type) set('name', visibility - 3)
    if (visibility - 4 > type) set('sku', type + 1)
    set('short description', visibility + 1)
    set('description', visibility + 2)
  }
  const images = indexes.find((at) => at > type && areImages(table, at))
  if (images !== undefined) set('images', images)
  setStock(table, found, set)
  setPrices(table, found, set)
  const parentSkus = new Set(sample.filter((row) => row[type]?.includes('variable')).map((row) => findSku(row, found)))
  const isParent = (text: string) => /^id:\d+$/.test(text) || parentSkus.has(text)
  const parent = indexes.find((at) => at > type && at !== found.get('sku') && hasOnly(table, at, isParent))
  if (parent !== undefined) set('parent', parent)
  const isCertain = visibility !== -1 || found.has('published')
  if (!isCertain || !found.has('name') || !found.has('regular price')) return null
  const columnByIndex = new Map([...found].map(([column, at]) => [at, column]))
  return indexes.map((at) => columnByIndex.get(at) ?? null)
}

function normalizeCell(cell: string): string {
  return cell
    .normalize('NFC')
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase()
}

/** Returns true if a column has content in the sample and all of it passes `matches`. */
function hasOnly({ sample }: Table, at: number, matches: (text: string) => boolean): boolean {
  const texts = sample.map((row) => (row[at] ?? '').trim()).filter(Boolean)
  return texts.length > 0 && texts.every(matches)
}

function isType(text: string): boolean {
  return text.split(',').every((part) => TYPES.has(part.trim().toLowerCase()))
}

function isFlag(text: string): boolean {
  return FLAGS.has(text.replace(/^'/, ''))
}

/** Requires an image file, because other URLs lead to products in other stores. */
function areImages(table: Table, at: number): boolean {
  const isImage = (row: readonly string[]) => /\.(jpe?g|png|gif|webp|avif|bmp|svg|heic)\b/i.test(row[at] ?? '')
  return hasOnly(table, at, (text) => /^https?:\/\//.test(text)) && table.sample.some(isImage)
}

function isNumber(text: string): boolean {
  return /^'?-?[\d.,\s]+$/.test(text)
}

function findSku(row: readonly string[], found: ReadonlyMap<string, number>): string | undefined {
  return row[found.get('sku') ?? -1]
}

type SetColumn = (column: string, at: number) => void

/** 'In stock?' and 'Stock' are next to each other, after the description. */
function setStock(table: Table, found: ReadonlyMap<string, number>, set: SetColumn): void {
  const description = found.get('description') ?? -1
  const isState = (at: number) => at > description && hasOnly(table, at, (text) => STOCK_STATES.has(text))
  const isUnits = (text: string) => isNumber(text) || text === 'parent'
  const at = [...table.cells.keys()].find((index) => isState(index) && hasOnly(table, index + 1, isUnits))
  if (description === -1 || at === undefined) return
  set('in stock?', at)
  set('stock', at + 1)
}

/**
 * The sale price, the regular price, categories, tags, the shipping class and images are in this order. The search
 * requires a known column after them, because otherwise any number could be read as a price.
 */
function setPrices(table: Table, found: ReadonlyMap<string, number>, set: SetColumn): void {
  const regular = found.get('regular price') ?? findRegularPrice(table, found)
  if (regular === undefined) return
  set('regular price', regular)
  if (isEmptyOr(table, regular - 1, isNumber) && !isNonPriceNumber(table, regular - 1)) set('sale price', regular - 1)
  set('categories', regular + 1)
  set('tags', regular + 2)
}

const MAX_COLUMNS_TO_IMAGES = 4

function findRegularPrice(table: Table, found: ReadonlyMap<string, number>): number | undefined {
  const start = found.get('description') ?? found.get('type') ?? 0
  const isPriceColumn = (at: number) => at > start + 1 && hasOnly(table, at, isNumber) && !isNonPriceNumber(table, at)
  const categories = found.get('categories')
  if (categories !== undefined) return isPriceColumn(categories - 1) ? categories - 1 : undefined
  const images = found.get('images')
  if (images === undefined) return undefined
  const nearby = [...table.cells.keys()].slice(Math.max(0, images - MAX_COLUMNS_TO_IMAGES), images)
  return nearby.findLast((at) => isPriceColumn(at) && !hasOnly(table, at + 1, isNumber))
}

/** Returns true for a dimension, whose heading contains its unit, or a flag such as 'Allow customer reviews?'. */
function isNonPriceNumber(table: Table, at: number): boolean {
  return /\(\p{L}{1,5}\)$/u.test(normalizeCell(table.cells[at] ?? '')) || hasOnly(table, at, isFlag)
}

/** 'Attribute 1 name', 'value(s)', 'visible' and 'global' contain the same number and are in this order. */
function findAttributes(table: Table): [string, number][] {
  const byNumber = new Map<string, number[]>()
  for (const [at, cell] of table.cells.entries()) {
    const [, number] = /^\D*(\d{1,2})\D*$/.exec(normalizeCell(cell)) ?? []
    if (number) byNumber.set(number, [...(byNumber.get(number) ?? []), at])
  }
  return [...byNumber].flatMap(([number, [name, values, ...flags]]): [string, number][] => {
    const isAttribute = flags.slice(0, 2).every((at) => isEmptyOr(table, at, isFlag))
    if (name === undefined || values !== name + 1 || !isAttribute) return []
    return [
      [`attribute ${number} name`, name],
      [`attribute ${number} value(s)`, values],
    ]
  })
}

function isEmptyOr({ sample }: Table, at: number, matches: (text: string) => boolean): boolean {
  return sample.every((row) => !row[at]?.trim() || matches(row[at].trim()))
}
