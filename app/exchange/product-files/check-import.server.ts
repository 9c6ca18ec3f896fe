import { setImmediate as otherWork } from 'node:timers/promises'
import { and, asc, eq, lt, ne, type SQL, sql } from 'drizzle-orm'
import { listCategories, newCategorySlug } from '#app/catalog/categories.server.ts'
import { collectionProducts } from '#app/catalog/collection-products.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { readActivationCheck } from '#app/catalog/product-safety.server.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { listGuideNames } from '#app/catalog/size-guides/size-guides.server.ts'
import { listStockedProducts } from '#app/catalog/variants.server.ts'
import type { FileProduct } from '#app/exchange/product-files/file-product.ts'
import { listFileMarkets, listFixedPrices } from '#app/exchange/product-files/fixed-prices.server.ts'
import { FORMATS } from '#app/exchange/product-files/formats.ts'
import { fileUnder } from '#app/exchange/product-files/guess-category.ts'
import { makerOfFile } from '#app/exchange/product-files/maker-choice.ts'
import {
  findFreeSlug,
  findKnownProducts,
  type KnownProduct,
  keysOf,
  matchProduct,
  newSkuOf,
  type ProductKeys,
} from '#app/exchange/product-files/match-products.server.ts'
import type { SkuHolder } from '#app/exchange/product-files/plan-codes.ts'
import { type Plan, type PlanContext, planImport } from '#app/exchange/product-files/plan-import.ts'
import {
  type ProductImport,
  type ProductImportItem,
  productImportImages,
  productImportItems,
  productImports,
} from '#app/exchange/product-files/product-imports.table.ts'
import { isSameRevision } from '#app/exchange/product-files/same-revision.server.ts'
import type { Id } from '#app/lib/id.ts'
import { latinSlug } from '#app/lib/latin-slug.server.ts'
import { cutText } from '#app/lib/text.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { FileError } from '#app/platform/files/file-row.ts'
import { log } from '#app/platform/log.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

const BATCH_SIZE = 100
const MAX_ERRORS = 100

type Earlier = Pick<ProductImportItem, 'line' | 'productId' | 'slug' | 'sku'>

/** Plans some waiting products without saving them. Returns whether there were any. */
export async function checkBatch(db: Database, file: ProductImport): Promise<boolean> {
  const items = await db
    .select()
    .from(productImportItems)
    .where(and(eq(productImportItems.importId, file.id), eq(productImportItems.outcome, 'waiting')))
    .orderBy(asc(productImportItems.position))
    .limit(BATCH_SIZE)
  try {
    await checkItems(db, file, items)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    for (const item of items) await checkAlone(db, file, item) // so that one does not prevent the others
  }
  return items.length > 0
}

/** Refuses a product whose check fails, so that the import can finish. */
async function checkAlone(db: Database, file: ProductImport, item: ProductImportItem): Promise<void> {
  try {
    await checkItems(db, file, [item])
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    log.error({ event: 'import-item-failed', item: item.id, err: error })
    const errors = [{ line: item.line, column: '', message: 'This product could not be checked' }]
    await db.update(productImportItems).set({ outcome: 'refused', errors }).where(isWaiting(file, item))
  }
}

async function checkItems(db: Database, file: ProductImport, items: readonly ProductImportItem[]): Promise<void> {
  for (const { item, values } of await planItems(db, file, items)) {
    await db.update(productImportItems).set(values).where(isWaiting(file, item))
  }
}

type PlannableItem = Pick<
  ProductImportItem,
  'id' | 'importId' | 'position' | 'line' | 'rows' | 'rowErrors' | 'rowNotes' | 'category' | 'isSaved'
>

/** What the check finds out about products, in their order. */
export async function planItems<Item extends PlannableItem>(db: Database, file: ProductImport, items: readonly Item[]) {
  const [first] = items
  if (!first) return []
  const createdCategories = await listCreatedCategories(db, file)
  const context = { ...(await contextOf(db, file)), createdCategories }
  const found = []
  for (const item of items) {
    const read = readItem(file, item)
    const { given, proposal } = fileUnder(read, item.category, context.categories)
    found.push({ item, given, proposal, keys: keysOf(given) })
    await otherWork() // reading a large product takes a while
  }
  const keys = found.map((one) => one.keys)
  const known = await findKnownProducts(db, file.format, keys)
  const knownIds = known.map(({ id }) => id)
  const current = new Map((await listStockedProducts(db, knownIds)).map((product) => [product.id, product]))
  const fixed = await listFixedPrices(db, knownIds)
  const memberships = await listMemberships(db, knownIds)
  const before = await listEarlier(db, first, found, knownIds)
  const skus = await findSkus(db, first, items, found)
  const checked = []
  for (const { item, given: read, proposal, keys } of found) {
    const match = matchProduct(keys, known, new Set(before.flatMap(({ productId }) => productId ?? [])))
    const holderOf = (sku: string) => holderOfSku(sku, skus, { position: item.position, productId: match?.id ?? null })
    const product = (match && current.get(match.id)) ?? null
    const others = [...known, ...before]
    const given = product
      ? withSlugOf(product, read, keys)
      : await withFreeSlug(db, file, withFreeSku(read, holderOf, others), others)
    const plan = planImport(
      item.isSaved ? imagesAlone(given) : given,
      {
        product,
        holderOf,
        fixed: (match && fixed.get(match.id)) ?? [],
        memberOf: new Set(match ? memberships.get(match.id)?.map(({ collectionId }) => collectionId) : []),
      },
      { ...context, createsCategories: context.createsCategories || item.category !== '' },
    )
    const planned = {
      line: item.line,
      productId: match?.id ?? null,
      slug: short(plan.fields?.slug || match?.slug || given.texts.slug || keys.slug),
      sku: short(plan.fields?.sku ?? match?.sku ?? newSkuOf(given)),
    }
    const { sourceKey } = keys
    const hinted = {
      type: short(given.hints.type),
      tags: short(given.hints.tags),
      proposed: proposal?.slug ?? '',
      proposedFrom: proposal?.from ?? null,
    }
    const gone =
      item.isSaved && !match ? [{ line: item.line, column: '', message: 'This product was deleted since' }] : []
    const errors = [...gone, ...item.rowErrors, ...plan.errors, ...clashesOf(planned, known, before)]
    if (plan.outcome === 'new' && plan.newCategory) createdCategories.add(newCategorySlug(plan.newCategory))
    before.push(planned)
    for (const sku of plan.variantSkus) addClaim(skus.claims, { sku, line: item.line, position: item.position })
    const values = { ...refusedBy(plan, errors), ...planned, ...hinted, sourceKey, name: short(plan.name) }
    const isDone = item.isSaved && values.outcome === 'unchanged'
    checked.push({ item, values: isDone ? { ...values, outcome: 'applied' as const } : values })
    await otherWork()
  }
  return checked
}

/** Everything else was saved: a second time, changes of stock would add up. */
function imagesAlone(given: FileProduct): FileProduct {
  const nothing = {
    sizes: null,
    colors: null,
    tags: null,
    collection: null,
    joins: [],
    cells: [],
    prices: [],
    notes: [],
  }
  return { ...given, ...nothing, texts: {}, textsIfNew: {}, flags: {} }
}

function readItem(file: ProductImport, { rows: [first, ...others], rowNotes }: PlannableItem): FileProduct {
  if (!first) throw new Error('A product of a file has rows')
  const given = FORMATS[file.format].read([first, ...others], new Set(file.columns))
  return { ...given, notes: [...rowNotes, ...given.notes] }
}

/** The slugs of categories that products of the file create, of those that are checked. */
async function listCreatedCategories(db: Database, file: ProductImport): Promise<Set<string>> {
  const { importId, outcome, newCategory } = productImportItems
  const rows = await db
    .selectDistinct({ newCategory })
    .from(productImportItems)
    .where(and(eq(importId, file.id), eq(outcome, 'new'), ne(newCategory, '')))
  return new Set(rows.map((row) => newCategorySlug(row.newCategory)))
}

async function contextOf(db: Database, file: ProductImport): Promise<Omit<PlanContext, 'createdCategories'>> {
  const [settings, categories, known, guides, images, markets, missingSafety] = await Promise.all([
    readSettings(db),
    listCategories(db),
    db.select({ id: collections.id, slug: collections.slug, name: collections.name }).from(collections),
    listGuideNames(db),
    db
      .select({ name: productImportImages.name, publicId: productImportImages.publicId })
      .from(productImportImages)
      .where(eq(productImportImages.importId, file.id)),
    listFileMarkets(db),
    readActivationCheck(db),
  ])
  const currency = settings.store_currency
  if (currency !== file.currency) {
    await db.update(productImports).set({ currency }).where(eq(productImports.id, file.id))
  }
  return {
    currency,
    categories,
    createsCategories: file.createsCategories,
    collections: known,
    guides,
    images: new Map(images.flatMap(({ name, publicId }) => (publicId ? [[name, publicId] as const] : []))),
    withStock: file.withStock,
    markets,
    missingSafety,
    maker: makerOfFile(file.makerChoice),
  }
}

type Read = readonly { readonly keys: ProductKeys; readonly given: FileProduct }[]

const listParam = (values: readonly (string | null)[]) => sql.param(values.filter(Boolean))

/** The first line of the file with each key, however many more have it. */
async function listEarlier(
  db: Database,
  first: PlannableItem,
  read: Read,
  knownIds: readonly Id<'product'>[],
): Promise<Earlier[]> {
  const { importId, position, line, productId, slug, sku } = productImportItems
  const firstOf = (column: typeof productId | typeof slug | typeof sku, isShared: SQL) =>
    db
      .selectDistinctOn([column], { line, productId, slug, sku })
      .from(productImportItems)
      .where(and(eq(importId, first.importId), lt(position, first.position), isShared))
      .orderBy(column, position)
  const slugs = listParam(read.map(({ keys }) => keys.slug))
  const skus = listParam(read.flatMap(({ keys }) => [keys.sku, keys.newSku]))
  const found = await Promise.all([
    firstOf(productId, sql`${productId} = any(${listParam(knownIds)}::uuid[])`),
    firstOf(slug, sql`${slug} = any(${slugs}::text[])`),
    firstOf(sku, sql`${sku} = any(${skus}::text[])`),
  ])
  return found.flat()
}

async function listMemberships(db: Database, ids: readonly Id<'product'>[]) {
  const { productId, collectionId } = collectionProducts
  const rows = await db
    .select({ productId, collectionId })
    .from(collectionProducts)
    .where(sql`${productId} = any(${listParam(ids)}::uuid[])`)
  return Map.groupBy(rows, (row) => row.productId)
}

type Claim = Pick<ProductImportItem, 'position' | 'line'> & { readonly sku: string }
/** The first in the file, by SKU. */
type Claims = Map<string, Claim>

function addClaim(claims: Claims, claim: Claim): void {
  const known = claims.get(claim.sku)
  if (!known || claim.position < known.position) claims.set(claim.sku, claim)
}

type KnownSkus = Awaited<ReturnType<typeof findSkus>>

/** Who has the SKUs of variants in these products: variants of the store, and further products of the file. */
async function findSkus(db: Database, first: PlannableItem, items: readonly PlannableItem[], read: Read) {
  const named = new Set(read.flatMap(({ given, keys }) => [keys.newSku, ...given.cells.map(({ sku }) => sku)]))
  const list = sql`${listParam([...named])}::text[]`
  const itemIds = listParam(items.map((item) => item.id))
  const [variants, claims] = await Promise.all([
    db
      .select({ sku: productVariants.sku, productId: products.id, name: products.name })
      .from(productVariants)
      .innerJoin(products, eq(products.id, productVariants.productId))
      .where(sql`${productVariants.sku} = any(${list})`),
    db.execute<Claim>(sql`
      select distinct on (claimed.sku) claimed.sku, item.position, item.line
      from ${productImportItems} item, unnest(item.variant_skus) as claimed (sku)
      where item.import_id = ${first.importId} and item.variant_skus && ${list} and claimed.sku = any(${list})
        and item.id <> all(${itemIds}::uuid[])
      order by claimed.sku, item.position`),
  ])
  return {
    variants: new Map(variants.map((variant) => [variant.sku, variant])),
    claims: new Map(claims.rows.map((claim) => [claim.sku, claim])),
  }
}

type Holder = { readonly position: number; readonly productId: Id<'product'> | null }

function holderOfSku(sku: string, { variants, claims }: KnownSkus, { position, productId }: Holder): string | null {
  const variant = variants.get(sku)
  if (variant && variant.productId !== productId) return `“${cutText(variant.name, 60)}”`
  const earlier = claims.get(sku)
  return earlier && earlier.position < position ? `line ${earlier.line}` : null
}

/** A product that was found by another identity than its slug keeps the slug that it has here. */
function withSlugOf({ slug }: { readonly slug: string }, given: FileProduct, { sourceKey }: ProductKeys): FileProduct {
  return sourceKey !== '' && given.texts.slug ? { ...given, texts: { ...given.texts, slug } } : given
}

/** With a number behind the slug of a new product if a product of another identity has that slug. */
async function withFreeSlug(
  db: Database,
  file: ProductImport,
  given: FileProduct,
  others: readonly { readonly slug: string }[],
): Promise<FileProduct> {
  const slug = given.texts.slug || latinSlug(given.texts.name ?? '')
  if (given.sourceKey === '' || !slug || !others.some((other) => other.slug === slug)) return given
  const used = others.map((other) => other.slug)
  return { ...given, texts: { ...given.texts, slug: await findFreeSlug(db, file.id, slug, used) } }
}

/** Without the SKU of a new product if another product or variant has it. */
function withFreeSku(
  given: FileProduct,
  holderOf: SkuHolder,
  others: readonly { readonly sku: string }[],
): FileProduct {
  const sku = newSkuOf(given)
  // Without a slug, a repeated SKU is the same product twice
  const isOther = given.texts.sku === undefined || Boolean(given.texts.slug)
  const holder = holderOf(sku) ?? (isOther && others.some((other) => other.sku === sku) ? 'another product' : null)
  if (!sku || !holder) return given
  const note = `The SKU “${cutText(sku, 60)}” belongs to ${holder}: this product gets one of this store.`
  const { sku: _, ...textsIfNew } = given.textsIfNew
  const { sku: __, ...texts } = given.texts
  return { ...given, texts, textsIfNew, notes: given.isSkuDerived ? given.notes : [...given.notes, note] }
}

function clashesOf(
  { line, productId, slug, sku }: Earlier,
  known: readonly KnownProduct[],
  before: readonly Earlier[],
): FileError[] {
  const same = before.find(
    (other) =>
      (productId && other.productId === productId) || (slug && other.slug === slug) || (sku && other.sku === sku),
  )
  if (same) return [{ line, column: '', message: `This product is already in line ${same.line}` }]
  const others = known.filter(({ id }) => id !== productId)
  if (slug && others.some((other) => other.slug === slug)) {
    return [{ line, column: 'Handle', message: 'Another product has this handle' }]
  }
  if (sku && others.some((other) => other.sku === sku)) {
    return [{ line, column: 'SKU', message: 'Another product has this SKU' }]
  }
  return []
}

function refusedBy(plan: Plan, errors: readonly FileError[]): Plan {
  return errors.length > 0 ? { ...plan, outcome: 'refused', fields: null, errors: errors.slice(0, MAX_ERRORS) } : plan
}

/** Longer texts are refused anyway, and indexes have a limit. */
function short(text: string): string {
  return cutText(text, 200)
}

/** In this revision: a process that lost its lease must not write into a later one. */
function isWaiting(file: ProductImport, item: ProductImportItem) {
  return and(eq(productImportItems.id, item.id), eq(productImportItems.outcome, 'waiting'), isSameRevision(file))
}
