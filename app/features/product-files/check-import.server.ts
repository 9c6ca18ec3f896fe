import { setImmediate as otherWork } from 'node:timers/promises'
import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import { listStockedProducts } from '#app/features/catalog/admin/products/save-product.server.ts'
import { listCategories } from '#app/features/catalog/categories/categories.server.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import type { FileProduct } from '#app/features/product-files/file-product.ts'
import { listFileMarkets, listFixedPrices } from '#app/features/product-files/fixed-prices.server.ts'
import { FORMATS } from '#app/features/product-files/formats.ts'
import { fileUnder } from '#app/features/product-files/guess-category.ts'
import { type Plan, type PlanContext, planImport } from '#app/features/product-files/plan-import.ts'
import {
  type ProductImport,
  type ProductImportItem,
  productImportImages,
  productImportItems,
  productImports,
} from '#app/features/product-files/product-imports.table.ts'
import { isSameRevision } from '#app/features/product-files/same-revision.server.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { cutText } from '#app/lib/cut-text.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { slugify } from '#app/lib/slug.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { FileError } from '#app/platform/files/file-row.ts'
import { log } from '#app/platform/log.server.ts'

const BATCH_SIZE = 100
const MAX_ERRORS = 100

type Known = Awaited<ReturnType<typeof findKnown>>[number]
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
  const [first] = items
  if (!first) return
  const context = await contextOf(db, file)
  const found = []
  for (const item of items) {
    const read = readItem(file, item)
    const { given, proposal } = fileUnder(read, item.category, context.categories)
    found.push({ item, given, proposal, keys: keysOf(given) })
    await otherWork() // reading a large product takes a while
  }
  const known = await findKnown(db, found)
  const knownIds = known.map(({ id }) => id)
  const current = new Map((await listStockedProducts(db, knownIds)).map((product) => [product.id, product]))
  const fixed = await listFixedPrices(db, knownIds)
  const before = await listEarlier(db, first, found, knownIds)
  const checked = []
  for (const { item, given, proposal, keys } of found) {
    const match = matchOf(keys, known)
    const plan = planImport(given, (match && current.get(match.id)) ?? null, (match && fixed.get(match.id)) ?? [], {
      ...context,
      createsCategories: context.createsCategories || item.category !== '',
    })
    const planned = {
      line: item.line,
      productId: match?.id ?? null,
      slug: short(plan.fields?.slug || (match ?? keys).slug),
      sku: short(plan.fields?.sku || (match ?? keys).sku),
    }
    const hinted = {
      type: short(given.hints.type),
      tags: short(given.hints.tags),
      proposed: proposal?.slug ?? '',
      proposedFrom: proposal?.from ?? null,
    }
    const errors = [...item.rowErrors, ...plan.errors, ...clashesOf(planned, known, before)]
    before.push(planned)
    checked.push({ item, values: { ...refusedBy(plan, errors), ...planned, ...hinted, name: short(plan.name) } })
    await otherWork()
  }
  for (const { item, values } of checked) {
    await db.update(productImportItems).set(values).where(isWaiting(file, item))
  }
}

function readItem(file: ProductImport, { rows: [first, ...others] }: ProductImportItem): FileProduct {
  if (!first) throw new Error('A product of a file has rows')
  return FORMATS[file.format].read([first, ...others], new Set(file.columns))
}

async function contextOf(db: Database, file: ProductImport): Promise<PlanContext> {
  const [settings, categories, known, images, markets] = await Promise.all([
    readSettings(db),
    listCategories(db),
    db.select({ id: collections.id, slug: collections.slug, name: collections.name }).from(collections),
    db
      .select({ name: productImportImages.name, publicId: productImportImages.publicId })
      .from(productImportImages)
      .where(eq(productImportImages.importId, file.id)),
    listFileMarkets(db),
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
    images: new Map(images.flatMap(({ name, publicId }) => (publicId ? [[name, publicId] as const] : []))),
    withStock: file.withStock,
    markets,
  }
}

type Keys = { readonly id: Id<'product'> | null; readonly slug: string; readonly sku: string }

/** By id, otherwise slug, otherwise SKU. Without slug and SKU, the slug follows the name. */
function keysOf({ id, texts, textsIfNew }: FileProduct): Keys {
  const sku = texts.sku ?? textsIfNew.sku ?? ''
  const slug = texts.slug || (sku ? '' : slugify(texts.name ?? ''))
  return { id: parseId<'product'>(id), slug, sku }
}

function matchOf({ id, slug, sku }: Keys, known: readonly Known[]): Known | null {
  return (
    (id && known.find((product) => product.id === id)) ||
    (slug && known.find((product) => product.slug === slug)) ||
    (sku && known.find((product) => product.sku === sku)) ||
    null
  )
}

type Read = readonly { readonly keys: Keys }[]

const listParam = (values: readonly (string | null)[]) => sql.param(values.filter(Boolean))

function findKnown(db: Database, read: Read) {
  const { id, slug, sku } = products
  return db
    .select({ id, slug, sku })
    .from(products)
    .where(
      or(
        sql`${id} = any(${listParam(read.map(({ keys }) => keys.id))}::uuid[])`,
        sql`${slug} = any(${listParam(read.map(({ keys }) => keys.slug))}::text[])`,
        sql`${sku} = any(${listParam(read.map(({ keys }) => keys.sku))}::text[])`,
      ),
    )
}

function listEarlier(db: Database, first: ProductImportItem, read: Read, knownIds: readonly Id<'product'>[]) {
  const { importId, position, line, productId, slug, sku } = productImportItems
  const isShared = or(
    sql`${productId} = any(${listParam(knownIds)}::uuid[])`,
    sql`${slug} = any(${listParam(read.map(({ keys }) => keys.slug))}::text[])`,
    sql`${sku} = any(${listParam(read.map(({ keys }) => keys.sku))}::text[])`,
  )
  return db
    .select({ line, productId, slug, sku })
    .from(productImportItems)
    .where(and(eq(importId, first.importId), lt(position, first.position), isShared))
}

function clashesOf(
  { line, productId, slug, sku }: Earlier,
  known: readonly Known[],
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
