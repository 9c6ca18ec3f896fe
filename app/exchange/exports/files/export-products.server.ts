import { asc, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money, toDecimal } from '#app/base/money.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { buildVariantSku } from '#app/catalog/variant-codes.ts'
import { listStockedProducts, type StockedProduct } from '#app/catalog/variants.server.ts'
import { pick } from '#app/lib/keys.ts'
import { computeProductPrice } from '#app/pricing/product-price.ts'
import { readById, type Snapshot, toPublicUrl } from '#app/store/file-formats.ts'
import type { Settings } from '#app/store/settings.ts'

type Variant = StockedProduct['variants'][number]
export type ExportImage = StockedProduct['images'][number] & { readonly address: string; readonly position: number }
type Options = readonly ('Size' | 'Color')[]

/** A product in the shape that other systems import. `category` and `collection` are names. */
export type ExportProduct = {
  readonly product: StockedProduct
  readonly category: string
  readonly collection: string
  readonly options: Options
  readonly variants: readonly ExportVariant[]
  readonly images: readonly ExportImage[]
}

/** Values that the variant itself lacks are taken from its product. */
export type ExportVariant = {
  readonly values: readonly string[]
  readonly sku: string
  readonly barcode: string
  readonly stock: number
  readonly price: string
  readonly compareAtPrice: string
  readonly grams: number
  readonly cost: string
  readonly isTracked: boolean
  readonly canBackorder: boolean
  readonly isTaxed: boolean
  readonly image: string
}

const PRODUCTS_PER_BATCH = 250

/** Yields all products in batches, oldest first. */
export async function* readExportProducts(snapshot: Snapshot): AsyncGenerator<readonly ExportProduct[]> {
  const names = await readNames(snapshot)
  const read = (after: string, limit: number) =>
    snapshot.db
      .select({ id: products.id })
      .from(products)
      .where(sql`${products.id} > ${after}::uuid`)
      .orderBy(asc(products.id))
      .limit(limit)
  for await (const found of readById(read, PRODUCTS_PER_BATCH)) {
    const ids = found.map(({ id }) => id)
    const listed = new Map((await listStockedProducts(snapshot.db, ids)).map((product) => [product.id, product]))
    yield ids.flatMap((id): ExportProduct[] => {
      const product = listed.get(id)
      if (!product) return []
      const category = names.categories.get(product.category) ?? product.category
      const collection = (product.collectionId && names.collections.get(product.collectionId)) || ''
      const sellable = listSellableVariants(product)
      const options = listOptions(sellable)
      const images = product.images.map((image, index) => ({
        ...image,
        address: toPublicUrl(image.url, snapshot.origin),
        position: index + 1,
      }))
      const { settings } = snapshot
      const variants = sellable.map((variant) => toExportVariant(variant, product, options, { images, settings }))
      return [{ product, category, collection, options, variants, images }]
    })
  }
}

async function readNames({ db }: Snapshot) {
  const listed = await db.select({ slug: categories.slug, name: categories.name }).from(categories)
  const collectionRows = await db.select({ id: collections.id, name: collections.name }).from(collections)
  return {
    categories: new Map(listed.map(({ slug, name }) => [slug, name])),
    collections: new Map(collectionRows.map(({ id, name }) => [id, name])),
  }
}

function listOptions(variants: readonly Variant[]): Options {
  const hasSizes = variants.some(({ size }) => size !== null)
  const hasColors = variants.some(({ color }) => color !== null)
  return [...(hasSizes ? (['Size'] as const) : []), ...(hasColors ? (['Color'] as const) : [])]
}

/** Sorts variants by the storefront's size and color order, because Shopify derives that order from the variants. */
function sortVariants({ variants, sizes, colors }: StockedProduct): readonly Variant[] {
  const getPosition = ({ size, color }: Variant) =>
    sizes.indexOf(size ?? '') * (colors.length + 1) + colors.findIndex(({ name }) => name === color)
  return variants.toSorted((a, b) => getPosition(a) - getPosition(b))
}

/** Shopify tracks stock per variant, so stock tracked for the whole product is divided among the variants. */
function listSellableVariants(product: StockedProduct): readonly Variant[] {
  const [whole] = product.variants
  const hasSingleVariant = whole && product.variants.length === 1 && whole.size === null && whole.color === null
  const sizes = product.sizes.length > 0 ? product.sizes : [null]
  const colors = product.colors.length > 0 ? product.colors.map(({ name }) => name) : [null]
  const choices = sizes.flatMap((size) => colors.map((color) => ({ size, color })))
  if (!hasSingleVariant) return sortVariants(product)
  return choices.map((choice, index) => ({
    ...whole,
    ...choice,
    sku: choices.length > 1 ? buildVariantSku(whole.sku, choice) : whole.sku,
    barcode: choices.length > 1 ? null : whole.barcode,
    stock: Math.floor(whole.stock / choices.length) + (index < whole.stock % choices.length ? 1 : 0),
  }))
}

type VariantContext = { readonly images: readonly ExportImage[]; readonly settings: Settings }

function toExportVariant(
  variant: Variant,
  product: StockedProduct,
  options: Options,
  { images, settings: { store_currency: currency, track_inventory, allow_backorders } }: VariantContext,
): ExportVariant {
  const { price, was } = computeProductPrice(
    {
      price: variant.price ?? product.price,
      salePrice: variant.salePrice ?? product.salePrice,
      compareAtPrice: variant.compareAtPrice ?? product.compareAtPrice,
    },
    currency,
  )
  return {
    ...pick(variant, ['sku', 'stock']),
    barcode: variant.barcode ?? '',
    values: options.map((option) => (option === 'Size' ? variant.size : variant.color) ?? ''),
    price: toDecimal(price),
    compareAtPrice: was ? toDecimal(was) : '',
    grams: variant.weightGrams ?? product.weightGrams ?? 0,
    cost: formatAmount(product.costPrice, currency),
    isTracked: track_inventory,
    canBackorder: allow_backorders,
    isTaxed: product.taxClass !== 'zero',
    image: (variant.color && images.find(({ color }) => color === variant.color)?.address) || '',
  }
}

function formatAmount(minor: number | null, currency: CurrencyCode): string {
  return minor === null ? '' : toDecimal(money(minor, currency))
}
