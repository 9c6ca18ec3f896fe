import { asc, sql } from 'drizzle-orm'
import { listStockedProducts, type StockedProduct } from '#app/features/catalog/admin/products/save-product.server.ts'
import { categories } from '#app/features/catalog/categories/categories.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { productPrice } from '#app/features/catalog/pricing.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { byId, type Column, csvFile, type Snapshot } from '#app/features/exports/archive-file.ts'
import { publicAddress } from '#app/features/exports/files/public-address.ts'
import { SHOPIFY_IGNORES } from '#app/features/exports/files/shopify-texts.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import { money, toDecimal } from '#app/features/money/money.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { variantSku } from '#app/features/stock/stock.ts'
import { markdownToHtml } from '#app/lib/markdown-html.ts'
import { pick } from '#app/lib/pick.ts'

type Variant = StockedProduct['variants'][number]
type Image = StockedProduct['images'][number] & { readonly address: string; readonly position: number }

/** What a product's first row says. */
type First = {
  readonly product: StockedProduct
  readonly category: string
  readonly collection: string
  readonly options: Options
}

type Row = {
  readonly handle: string
  readonly first: First | null
  readonly variant: ShopifyVariant | null
  readonly image: Image | null
}

type Options = readonly ('Size' | 'Color')[]

/** As Shopify has it: with what the product says where the variant has nothing of its own. */
type ShopifyVariant = {
  readonly values: readonly string[]
  readonly sku: string
  readonly barcode: string
  readonly stock: number
  readonly price: string
  readonly comparedTo: string
  readonly grams: number
  readonly cost: string
  readonly isTracked: boolean
  readonly sellsMore: boolean
  readonly isTaxed: boolean
  readonly image: string
}

const PRODUCTS_AT_ONCE = 250

const ofProduct = (heading: string, about: string, value: (first: First) => string): Column<Row> => [
  heading,
  about,
  ({ first }) => (first ? value(first) : ''),
]

const ofVariant = (
  heading: string,
  about: string,
  value: (variant: ShopifyVariant) => string | number,
): Column<Row> => [heading, about, ({ variant }) => (variant ? value(variant) : '')]

const ofImage = (heading: string, about: string, value: (image: Image) => string | number): Column<Row> => [
  heading,
  about,
  ({ image }) => (image ? value(image) : ''),
]

const optionColumns = (['Option1', 'Option2'] as const).flatMap((option, at) => [
  ofProduct(`${option} Name`, 'Size, Color, or Title without both', ({ options }) =>
    options.length === 0 && at === 0 ? 'Title' : (options[at] ?? ''),
  ),
  ofVariant(`${option} Value`, 'of the variant', ({ values }) =>
    values.length === 0 && at === 0 ? 'Default Title' : (values[at] ?? ''),
  ),
])

const COLUMNS: readonly Column<Row>[] = [
  ['Handle', 'the last part of its address, in each of its rows', ({ handle }) => handle],
  ofProduct('Title', 'the name', ({ product }) => product.name),
  ofProduct('Body (HTML)', 'the short description, then the long one', ({ product }) => bodyOf(product)),
  ofProduct('Vendor', 'the brand', ({ product }) => product.vendor),
  ofProduct('Type', 'the name of the category', ({ category }) => category),
  ofProduct('Tags', 'with commas', ({ product }) => product.tags.map((tag) => tag.replaceAll(',', ' ')).join(', ')),
  ofProduct('Published', 'TRUE: shoppers see it', ({ product }) => (product.status === 'active' ? 'TRUE' : 'FALSE')),
  ...optionColumns,
  ofProduct('Option3 Name', 'empty', () => ''),
  ofVariant('Option3 Value', 'empty', () => ''),
  ofVariant('Variant SKU', 'of the variant', ({ sku }) => sku),
  ofVariant('Variant Grams', 'weight of one unit', ({ grams }) => grams),
  ofVariant('Variant Inventory Tracker', 'shopify: stock is counted', ({ isTracked }) => (isTracked ? 'shopify' : '')),
  ofVariant(
    'Variant Inventory Qty',
    'units in stock; a product that is counted as one number here has them spread over its variants',
    ({ stock }) => stock,
  ),
  ofVariant('Variant Inventory Policy', 'continue: sells beyond its stock', ({ sellsMore }) =>
    sellsMore ? 'continue' : 'deny',
  ),
  ofVariant('Variant Fulfillment Service', 'manual', () => 'manual'),
  ofVariant('Variant Price', 'what it costs now, in the store currency', ({ price }) => price),
  ofVariant('Variant Compare At Price', 'struck through; in a sale the price before', ({ comparedTo }) => comparedTo),
  ofVariant('Variant Requires Shipping', 'TRUE', () => 'TRUE'),
  ofVariant('Variant Taxable', 'FALSE: its tax class is zero', ({ isTaxed }) => (isTaxed ? 'TRUE' : 'FALSE')),
  ofVariant('Variant Barcode', 'GTIN, EAN, UPC or ISBN', ({ barcode }) => barcode),
  ofImage('Image Src', 'public address; the last part is the name of its file in images/', ({ address }) => address),
  ofImage('Image Position', 'from 1', ({ position }) => position),
  ofImage('Image Alt Text', 'for those who do not see it', ({ alt }) => alt),
  ofProduct('Gift Card', 'FALSE', () => 'FALSE'),
  ofProduct('SEO Title', 'for search engines', ({ product }) => product.seoTitle),
  ofProduct('SEO Description', 'for search engines', ({ product }) => product.seoDescription),
  ofVariant('Variant Image', 'the first image of its color', ({ image }) => image),
  ofVariant('Variant Weight Unit', 'g', () => 'g'),
  ofVariant('Cost per item', 'what it costs the store', ({ cost }) => cost),
  ofProduct('Status', 'active, draft or archived', ({ product }) => product.status),
  ofProduct('Collection', 'the name of its main collection', ({ collection }) => collection),
]

export const shopifyProducts = csvFile({
  path: 'shopify/products.csv',
  about: `The products in the columns of Shopify’s product file. Images are fetched from their public addresses. ${SHOPIFY_IGNORES}`,
  count: ({ db }) => db.$count(products),
  async *batches(snapshot) {
    const names = await namesOf(snapshot)
    const read = (after: string, limit: number) =>
      snapshot.db
        .select({ id: products.id })
        .from(products)
        .where(sql`${products.id} > ${after}::uuid`)
        .orderBy(asc(products.id))
        .limit(limit)
    for await (const found of byId(read, PRODUCTS_AT_ONCE)) {
      const ids = found.map(({ id }) => id)
      const listed = new Map((await listStockedProducts(snapshot.db, ids)).map((product) => [product.id, product]))
      yield ids.flatMap((id) => {
        const product = listed.get(id)
        if (!product) return []
        const category = names.categories.get(product.category) ?? product.category
        const collection = (product.collectionId && names.collections.get(product.collectionId)) || ''
        const variants = sellable(product)
        return rowsOf({ product, category, collection, options: optionsOf(variants) }, variants, snapshot)
      })
    }
  },
  columns: COLUMNS,
})

async function namesOf({ db }: Snapshot) {
  const listed = await db.select({ slug: categories.slug, name: categories.name }).from(categories)
  const placed = await db.select({ id: collections.id, name: collections.name }).from(collections)
  return {
    categories: new Map(listed.map(({ slug, name }) => [slug, name])),
    collections: new Map(placed.map(({ id, name }) => [id, name])),
  }
}

function rowsOf(first: First, sold: readonly Variant[], { settings, origin }: Snapshot): Row[] {
  const { product, options } = first
  const images = product.images.map((image, at) => ({
    ...image,
    ...{ address: publicAddress(image.url, origin), position: at + 1 },
  }))
  const variants = sold.map((own) => shopifyVariant(own, product, options, { images, settings }))
  return Array.from({ length: Math.max(1, variants.length, images.length) }, (_, at) => ({
    handle: product.slug,
    first: at === 0 ? first : null,
    variant: variants[at] ?? null,
    image: images[at] ?? null,
  }))
}

function optionsOf(variants: readonly Variant[]): Options {
  const hasSizes = variants.some(({ size }) => size !== null)
  const hasColors = variants.some(({ color }) => color !== null)
  return [...(hasSizes ? (['Size'] as const) : []), ...(hasColors ? (['Color'] as const) : [])]
}

/** As shoppers see sizes and colors: Shopify takes their order from the variants. */
function inOrder({ variants, sizes, colors }: StockedProduct): readonly Variant[] {
  const placeOf = ({ size, color }: Variant) =>
    sizes.indexOf(size ?? '') * (colors.length + 1) + colors.findIndex(({ name }) => name === color)
  return variants.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Shopify counts each variant: of a product that is counted as one number, every size and color gets its part. */
function sellable(product: StockedProduct): readonly Variant[] {
  const [whole] = product.variants
  const isOne = whole && product.variants.length === 1 && whole.size === null && whole.color === null
  const sizes = product.sizes.length > 0 ? product.sizes : [null]
  const colors = product.colors.length > 0 ? product.colors.map(({ name }) => name) : [null]
  const choices = sizes.flatMap((size) => colors.map((color) => ({ size, color })))
  if (!isOne) return inOrder(product)
  return choices.map((choice, at) => ({
    ...whole,
    ...choice,
    sku: choices.length > 1 ? variantSku(whole.sku, choice) : whole.sku,
    barcode: choices.length > 1 ? null : whole.barcode,
    stock: Math.floor(whole.stock / choices.length) + (at < whole.stock % choices.length ? 1 : 0),
  }))
}

type Surroundings = { readonly images: readonly Image[]; readonly settings: Settings }

function shopifyVariant(
  own: Variant,
  product: StockedProduct,
  options: Options,
  { images, settings: { store_currency: currency, track_inventory, allow_backorders } }: Surroundings,
): ShopifyVariant {
  const { price, was } = productPrice(
    {
      price: own.price ?? product.price,
      salePrice: own.salePrice ?? product.salePrice,
      compareAtPrice: own.compareAtPrice ?? product.compareAtPrice,
    },
    currency,
  )
  return {
    ...pick(own, ['sku', 'stock']),
    barcode: own.barcode ?? '',
    values: options.map((option) => (option === 'Size' ? own.size : own.color) ?? ''),
    price: toDecimal(price),
    comparedTo: was ? toDecimal(was) : '',
    grams: own.weightGrams ?? product.weightGrams ?? 0,
    cost: amountText(product.costPrice, currency),
    isTracked: track_inventory,
    sellsMore: allow_backorders,
    isTaxed: product.taxClass !== 'zero',
    image: (own.color && images.find(({ color }) => color === own.color)?.address) || '',
  }
}

function amountText(minor: number | null, currency: CurrencyCode): string {
  return minor === null ? '' : toDecimal(money(minor, currency))
}

function bodyOf({ longDescription, description }: StockedProduct): string {
  const isRepeated = longDescription.includes(description)
  return markdownToHtml(isRepeated ? longDescription : [description, longDescription].filter(Boolean).join('\n\n'))
}
