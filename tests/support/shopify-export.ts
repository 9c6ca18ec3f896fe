import { createRandom, type Random } from '#tools/stress/random.ts'

/**
 * 'apparel' has types, and the column names of older exports. 'untyped' has neither types nor categories, and the
 * current column names.
 */
type ExportKind = 'apparel' | 'untyped'

type Options = {
  readonly kind: ExportKind
  readonly products: number
  readonly imagesPerProduct?: number
  /** The origin of image URLs, such as 'http://127.0.0.1:4000'. */
  readonly images?: string
  readonly seed?: number
}

/** Column names of older exports, as documented at help.shopify.com, with their current names. */
const COLUMNS = {
  Title: 'Title',
  Handle: 'URL handle',
  'Body (HTML)': 'Description',
  Vendor: 'Vendor',
  'Product Category': 'Product category',
  Type: 'Type',
  Tags: 'Tags',
  Published: 'Published on online store',
  Status: 'Status',
  Collection: 'Collection',
  'Variant SKU': 'SKU',
  'Variant Barcode': 'Barcode',
  'Option1 Name': 'Option1 name',
  'Option1 Value': 'Option1 value',
  'Option1 Linked To': 'Option1 Linked To',
  'Option2 Name': 'Option2 name',
  'Option2 Value': 'Option2 value',
  'Option2 Linked To': 'Option2 Linked To',
  'Option3 Name': 'Option3 name',
  'Option3 Value': 'Option3 value',
  'Option3 Linked To': 'Option3 Linked To',
  'Variant Price': 'Price',
  'Variant Compare At Price': 'Compare-at price',
  'Cost per item': 'Cost per item',
  'Variant Taxable': 'Charge tax',
  'Variant Inventory Tracker': 'Inventory tracker',
  'Variant Inventory Qty': 'Inventory quantity',
  'Variant Inventory Policy': 'Continue selling when out of stock',
  'Variant Grams': 'Weight value (grams)',
  'Variant Weight Unit': 'Weight unit for display',
  'Variant Requires Shipping': 'Requires shipping',
  'Variant Fulfillment Service': 'Fulfillment service',
  'Image Src': 'Product image URL',
  'Image Position': 'Image position',
  'Image Alt Text': 'Image alt text',
  'Variant Image': 'Variant image URL',
  'Gift Card': 'Gift card',
  'SEO Title': 'SEO title',
  'SEO Description': 'SEO description',
  'Google Shopping / Gender': 'Google Shopping / Gender',
  'Price / United Kingdom': 'Price / United Kingdom',
} as const

type Cells = Readonly<Partial<Record<keyof typeof COLUMNS, string>>>

const DESIGNS = [
  { noun: 'Wrap Dress', type: 'Maxi Dresses' },
  { noun: 'Slip Dress', type: 'Dresses' },
  { noun: 'Linen Shirt', type: 'Shirts' },
  { noun: 'Silk Blouse', type: 'Tops' },
  { noun: 'Wide Trousers', type: 'Trousers' },
  { noun: 'Pleated Skirt', type: 'Skirts' },
  { noun: 'Wool Coat', type: 'Outerwear' },
  { noun: 'Leather Tote', type: 'Bags' },
  { noun: 'Silk Scarf', type: 'Accessories' },
  { noun: 'No. 5', type: 'Objects' }, // the name does not identify the kind of product
] as const
const NAME_PARTS = [
  'Amara',
  'Élan',
  'Nuit',
  'Søren',
  'Okra',
  'Zoë',
  'Lumière',
  'Ember',
  'Björk',
  'Fable',
  'Tide',
  'Iris',
] as const
const VENDORS = ['Maison Lumière', 'Ade & Daughters', 'Studio Nørd', 'Atelier “Ō”', ''] as const
const TAGS = ['summer', 'linen', 'new in', 'vacation', 'best of', 'soldes', 'Größe 40+', ''] as const
const SIZES = [
  { name: 'Size', values: ['XS', 'S', 'M', 'L', 'XL'] },
  { name: 'Größe', values: ['34', '36', '38', '40'] },
  { name: 'Taille', values: ['S', 'M', 'L'] },
  { name: 'Talla', values: ['36', '38'] },
  { name: 'サイズ', values: ['S', 'M'] },
] as const
const COLORS = [
  { name: 'Color', values: ['Dusty Rose', 'Ink', 'Ivory'] },
  { name: 'Farbe', values: ['Schwarz', 'Rot'] },
  { name: 'Couleur', values: ['Bleu nuit', 'Écru'] },
  { name: 'Colour', values: ['Sage', 'Camel'] },
  { name: 'カラー', values: ['赤'] },
] as const
const OTHER_OPTIONS = [
  { name: 'Material', values: ['Silk', 'Linen'] },
  { name: 'Length', values: ['Regular', 'Long'] },
] as const
const COLLECTIONS = ['Summer 26', 'Linen Stories', 'Fête'] as const

/** Returns a product file as Shopify exports it. The same options give the same file. */
export function createShopifyExport({ kind, products, imagesPerProduct = 3, images, seed = 26 }: Options): string {
  const random = createRandom(seed)
  const names = Object.entries(COLUMNS) as [keyof typeof COLUMNS, string][]
  const lines = [names.map(([old, current]) => (kind === 'apparel' ? old : current))]
  for (let number = 0; number < products; number++) {
    const base = images ?? 'https://cdn.example'
    const urls = Array.from({ length: imagesPerProduct }, (_, at) => `${base}/${number}-${at + 1}.jpg?v=17`)
    for (const cells of createRows(random, number, urls, kind)) lines.push(names.map(([name]) => cells[name] ?? ''))
  }
  return lines.map((line) => `${line.map(quoteCell).join(',')}\n`).join('')
}

function createRows(random: Random, number: number, images: readonly string[], kind: ExportKind): Cells[] {
  const design = pickItem(random, DESIGNS)
  const title = `${random.pick(NAME_PARTS)} ${random.pick(NAME_PARTS)} ${design.noun}`
  const handle = `item-${number}`
  const options = [
    ...(chance(random, 0.8) ? [pickItem(random, SIZES)] : []),
    ...(chance(random, 0.6) ? [pickItem(random, COLORS)] : []),
    ...(chance(random, 0.1) ? [pickItem(random, OTHER_OPTIONS)] : []),
  ]
  const orderedOptions = chance(random, 0.5) ? options : options.toReversed() // the options can be in any order
  const combined = combine(orderedOptions.map(({ values }) => values))
  const price = random.integer(20, 400)
  const [priceVaries, isOnSale, weightVaries, costVaries] = [0.2, 0.25, 0.1, 0.05].map((share) => chance(random, share))
  const grams = random.integer(80, 1_500)
  const cost = chance(random, 0.7) ? random.integer(5, 19) : null
  const isTracked = chance(random, 0.95)
  const variants = combined.map((values, at): Cells => {
    const variantPrice = price + (priceVaries ? at * 5 : 0)
    return {
      'Variant SKU': `LUM-${number}-${at}`,
      'Variant Barcode': chance(random, 0.7) ? toGtin(number * 100 + at) : chance(random, 0.1) ? `B-${number}` : '',
      ...Object.fromEntries(values.map((value, option) => [`Option${option + 1} Value`, value])),
      'Variant Price': `${variantPrice}.50`,
      ...(isOnSale && {
        'Variant Compare At Price': chance(random, 0.95) ? `${variantPrice + 40}.00` : `${variantPrice - 5}.00`,
      }),
      ...(cost !== null && { 'Cost per item': `${cost + (costVaries ? at : 0)}.20` }),
      'Variant Grams': `${grams + (weightVaries ? at * 10 : 0)}`,
      'Variant Inventory Qty': isTracked ? `${random.integer(-2, 40)}` : '',
      'Variant Inventory Tracker': isTracked ? 'shopify' : '',
      'Variant Inventory Policy': kind === 'apparel' ? 'deny' : chance(random, 0.1) ? 'CONTINUE' : 'DENY',
      'Variant Fulfillment Service': 'manual',
      'Variant Requires Shipping': 'TRUE',
      'Variant Taxable': chance(random, 0.97) ? 'TRUE' : 'FALSE',
      'Variant Weight Unit': 'kg',
      ...(chance(random, 0.1) && { 'Variant Image': images[at % images.length] ?? '' }),
      ...(chance(random, 0.05) && { 'Price / United Kingdom': `${variantPrice + 3}.00` }),
    }
  })
  const product: Cells = {
    Title: title,
    'Body (HTML)': chance(random, 0.9) ? createBody(random, title) : '',
    Vendor: random.pick(VENDORS),
    ...(kind === 'apparel' && {
      Type: design.type,
      'Product Category': chance(random, 0.5) ? `Apparel & Accessories > Clothing > ${design.type}` : '',
    }),
    Tags: [...new Set([random.pick(TAGS), random.pick(TAGS), random.pick(TAGS)])].filter(Boolean).join(', '),
    Published: chance(random, 0.85) ? 'TRUE' : 'FALSE',
    Status: random.pick(['active', 'active', 'active', 'draft', 'archived']),
    Collection: chance(random, 0.3) ? random.pick(COLLECTIONS) : '',
    ...Object.fromEntries(
      orderedOptions.length > 0
        ? orderedOptions.map(({ name }, option) => [`Option${option + 1} Name`, name])
        : [
            ['Option1 Name', 'Title'],
            ['Option1 Value', 'Default Title'],
          ],
    ),
    'Gift Card': number % 30 === 29 ? 'TRUE' : 'FALSE',
    ...(chance(random, 0.5) && { 'SEO Title': `${title} | shop`, 'SEO Description': `Buy ${title} – “now”.` }),
    ...(chance(random, 0.2) && { 'Google Shopping / Gender': 'female' }),
  }
  const rows = Array.from({ length: Math.max(variants.length, images.length) }, (_, at): Cells => {
    const image: Cells = images[at]
      ? { 'Image Src': images[at], 'Image Position': `${at + 1}`, 'Image Alt Text': at === 0 ? `${title}, front` : '' }
      : {}
    return { Handle: handle, ...(at === 0 && product), ...variants[at], ...image }
  })
  return rows
}

function chance(random: Random, share: number): boolean {
  return random.integer(1, 100) <= share * 100
}

function pickItem<Item>(random: Random, items: readonly Item[]): Item {
  const [item] = random.some(items, 1)
  if (item === undefined) throw new RangeError('There is nothing to choose from')
  return item
}

function combine(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>(
    (all, values) => all.flatMap((combination) => values.map((value) => [...combination, value])),
    [[]],
  )
}

function createBody(random: Random, title: string): string {
  const parts = [
    `<p>${title.replaceAll('&', '&amp;')} is cut on the <strong>bias</strong> &amp; lined.</p>`,
    '<ul><li>Machine wash</li><li>Made in <em>Lagos</em></li></ul>',
    '<p>More in our <a href="https://example.com/journal?a=1&amp;b=2">journal</a>.<br>And again: 100&nbsp;%.</p>',
    '<table><tr><td>Chest</td><td>90</td></tr></table>',
    '<h2 style="color:red">Care</h2><script>alert(1)</script><p onclick="x()">By hand.</p>',
  ]
  return parts.filter((_, at) => at === 0 || chance(random, 0.4)).join('\n')
}

/** Returns a GTIN-13 with its check digit. */
function toGtin(number: number): string {
  const digits = `40${String(number).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

function quoteCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
