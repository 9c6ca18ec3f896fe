import type { FiberContent } from '#app/catalog/materials/materials.ts'
import type { Batch } from '#db/fill/batch.ts'
import {
  DAY_MS,
  FABRICS,
  FIRST_NAMES,
  type FillPlan,
  GARMENTS,
  getKindSeed,
  getStartTime,
  LAST_NAMES,
  PALETTE,
  pickItem,
} from '#db/fill/plan.ts'
import { createId, pick } from '#db/fill/random.ts'
import { scale } from '#db/fill/scaled.ts'

type FilledProduct = {
  readonly n: number
  readonly id: string
  /** The time at which the product was added, in milliseconds. */
  readonly addedAt: number
  readonly name: string
  readonly sku: string
  readonly category: string
  /** In the store currency's minor unit. */
  readonly price: number
  readonly salePrice: number | null
  readonly sizes: readonly string[]
  readonly colors: readonly (typeof PALETTE)[number][]
  readonly hasVariants: boolean
}

type FilledVariant = {
  readonly id: string
  readonly sku: string
  readonly size: string | null
  readonly color: string | null
  /** The units that no order takes. */
  readonly leftOver: number
}

export type FilledImage = {
  readonly url: string
  readonly publicId: string
  readonly width: number
  readonly height: number
}
/** Existing product images by category, such as those of the demo store. */
export type FilledImages = ReadonlyMap<string, readonly FilledImage[]>

const SIZES = ['XS', 'S', 'M', 'L', 'XL']

/** Builds product `n`, counted from 1. */
export function buildProduct(plan: FillPlan, n: number): FilledProduct {
  const [garment, category] = GARMENTS[pick(n, 7, GARMENTS.length)] ?? GARMENTS[0]
  const addedAt = Math.floor(getStartTime(plan) + (plan.days * DAY_MS * (n - 1)) / plan.products)
  const price = scale((12 + pick(n, 3, 110)) * 100, plan.rate, 1_000_000)
  const isAccessory = category === 'accessories'
  const firstColor = pick(n, 4, PALETTE.length)
  return {
    n,
    id: createId(n, getKindSeed(plan, 'product'), addedAt),
    addedAt,
    name: `${pickItem(FIRST_NAMES, n, 1)} ${pickFabric(n)[0]} ${garment}`,
    sku: `F${plan.run.toUpperCase()}-${String(n).padStart(5, '0')}`,
    category: plan.categories.includes(category) ? category : (plan.categories[0] ?? category),
    price,
    salePrice: pick(n, 10, 100) < 15 ? scale(price, 4, 5) : null,
    sizes: isAccessory ? [] : SIZES,
    colors: PALETTE.map((_, i) => PALETTE[(firstColor + i) % PALETTE.length] ?? PALETTE[0]).slice(0, 1 + pick(n, 5, 3)),
    hasVariants: !isAccessory && pick(n, 6, 2) === 0,
  }
}

function pickFabric(n: number): (typeof FABRICS)[number] {
  return pickItem(FABRICS, n, 22)
}

/**
 * Returns the number of variants of product `n` without creating the product, because this runs for tens of millions of
 * order lines.
 */
export function countVariants(n: number): number {
  const [, category] = GARMENTS[pick(n, 7, GARMENTS.length)] ?? GARMENTS[0]
  return category === 'accessories' || pick(n, 6, 2) !== 0 ? 1 : SIZES.length * (1 + pick(n, 5, 3))
}

/** Builds variant `k` of a product, counted from 0. */
export function buildVariant(
  plan: FillPlan,
  { n, addedAt, sku, sizes, colors, hasVariants }: FilledProduct,
  k: number,
): FilledVariant {
  const key = n * 64 + k
  const id = createId(key, getKindSeed(plan, 'variant'), addedAt)
  if (!hasVariants) return { id, sku, size: null, color: null, leftOver: pickLeftOver(pick(n, 9, 30)) }
  const size = sizes[k % sizes.length] ?? ''
  const color = colors[Math.floor(k / sizes.length)]?.name ?? ''
  return { id, sku: `${sku}-${size}-${color.toUpperCase()}`, size, color, leftOver: pickLeftOver(pick(key, 8, 16)) }
}

/** Returns no units for a few variants, and very few units for some. */
function pickLeftOver(random: number): number {
  return random < 2 || random > 3 ? random * 3 : random
}

export function findImage(images: FilledImages, { n, category }: FilledProduct, position: number): FilledImage | null {
  const candidates = images.get(category) ?? []
  return candidates[(pick(n, 18, 1_000) + position) % candidates.length] ?? null
}

/** A real store has few collections even if it has many products, because people create collections by hand. */
const MAX_COLLECTIONS = 200

function countCollections({ products }: FillPlan): number {
  return Math.min(MAX_COLLECTIONS, Math.max(1, Math.floor(products / 500)))
}

function toCollectionId(plan: FillPlan, n: number): string {
  return createId(n, getKindSeed(plan, 'collection'), Math.floor(getStartTime(plan)))
}

export function addCollections(plan: FillPlan, batch: Batch): void {
  const at = toTimestamp(getStartTime(plan))
  for (let n = 1; n <= countCollections(plan); n++) {
    batch.add('collections', {
      id: toCollectionId(plan, n),
      name: `${LAST_NAMES[n % LAST_NAMES.length]} Edit ${n}`,
      slug: `edit-${plan.run}-${n}`,
      description: 'Pieces that go together, chosen by the store for one evening or one week away.',
      status: n % 4 === 0 ? 'draft' : 'active',
      position: 100 + n,
      created_at: at,
      updated_at: at,
    })
  }
}

type Stock = {
  /** Returns the initial and the remaining units of variant `k`. */
  readonly countUnits: (
    n: number,
    k: number,
    leftOver: number,
  ) => { readonly initial: number; readonly remaining: number }
  readonly images: FilledImages
}

/** Adds product `n` with its images, its variants, and the first ledger rows of the variants. */
export function addProduct(plan: FillPlan, n: number, batch: Batch, { countUnits, images }: Stock): void {
  const product = buildProduct(plan, n)
  const { id, name, category, price, colors, sizes, sku, addedAt } = product
  const addedTime = toTimestamp(addedAt)
  const [fabricName, fiber] = pickFabric(n)
  const fabric = fabricName.toLowerCase()
  const collection = 1 + (n % countCollections(plan))
  const status = pick(n, 13, 100)
  let stock = 0
  for (let k = 0; k < countVariants(n); k++) {
    const variant = buildVariant(plan, product, k)
    const { initial, remaining } = countUnits(n, k, variant.leftOver)
    stock += remaining
    const { size, color } = variant
    const row = { id: variant.id, product_id: id, size, color, sku: variant.sku, stock: remaining }
    batch.add('product_variants', { ...row, created_at: addedTime, updated_at: addedTime })
    if (initial === 0) continue
    batch.add('stock_movements', {
      id: createId(n * 64 + k, getKindSeed(plan, 'initial'), addedAt),
      variant_id: variant.id,
      product_id: id,
      sku: variant.sku,
      delta: initial,
      reason: 'initial',
      order_id: null,
      staff_id: plan.staff,
      created_at: addedTime,
      size,
      color,
      stock_after: initial,
      by_shopper: false,
    })
  }
  batch.add('products', {
    id,
    name,
    slug: `fill-${plan.run}-${n}`,
    sku,
    description: `${name}, cut in one place and sewn in another, for days that begin early and end late.`,
    long_description: 'Falls straight from the shoulder. Lined to the knee, with pockets where hands look for them.',
    price,
    sale_price: product.salePrice,
    compare_at_price: pick(n, 11, 100) < 5 ? scale(price, 5, 4) : null,
    cost_price: scale(price, 2, 5),
    category,
    stock_quantity: stock,
    stock_by_variant: product.hasVariants,
    low_stock_threshold: pick(n, 12, 10) === 0 ? 10 : null,
    status: status < 10 ? 'draft' : status < 15 ? 'archived' : 'active',
    is_featured: pick(n, 14, 50) === 0,
    is_bestseller: pick(n, 15, 50) === 0,
    is_new: addedAt > plan.until - 30 * DAY_MS,
    sizes: `{${sizes.join(',')}}`,
    colors: JSON.stringify(colors),
    fibers: JSON.stringify([{ component: null, shares: [{ fiber, percent: 100 }] }] satisfies FiberContent),
    materials: `100 % ${fabric}`,
    care_instructions: 'Wash cold, dry flat.',
    tags: `{${category},${fabric}}`,
    seo_title: name,
    collection_id: pick(n, 16, 3) > 0 ? toCollectionId(plan, collection) : null,
    created_at: addedTime,
    updated_at: toTimestamp(addedAt + ((plan.until - addedAt) * pick(n, 17, 100)) / 100),
  })
  batch.add('collection_products', {
    collection_id: toCollectionId(plan, collection),
    product_id: id,
    position: Math.floor(n / countCollections(plan)),
  })
  for (const [position, side] of ['front', 'back view'].entries()) {
    const image = findImage(images, product, position)
    if (!image) continue
    batch.add('product_images', {
      id: createId(n * 2 + position, getKindSeed(plan, 'image'), addedAt),
      product_id: id,
      url: image.url,
      public_id: image.publicId,
      width: image.width,
      height: image.height,
      alt: `${name}, ${side}`,
      display_order: position,
      is_primary: position === 0,
      created_at: addedTime,
    })
  }
}

export function toTimestamp(ms: number): string {
  return new Date(ms).toISOString()
}
