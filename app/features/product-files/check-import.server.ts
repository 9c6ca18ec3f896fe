import { setImmediate as otherWork } from 'node:timers/promises'
import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import { listStockedProducts } from '#app/features/catalog/admin/products/save-product.server.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import type { FileError, FileProduct } from '#app/features/product-files/file-product.ts'
import { readOwnProduct } from '#app/features/product-files/own-format.ts'
import { type Plan, type PlanContext, planImport } from '#app/features/product-files/plan-import.ts'
import {
  productImportImages,
  productImportItems,
  productImports,
} from '#app/features/product-files/product-imports.table.ts'
import { isSameRevision } from '#app/features/product-files/same-revision.server.ts'
import { readShopifyProduct } from '#app/features/product-files/shopify-format.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { cutText } from '#app/lib/cut-text.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { slugify } from '#app/lib/slug.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'

const AT_A_TIME = 100
/** So many of a product's errors are told: a file whose rows stand under one handle has a thousand of each. */
const MAX_ERRORS = 100

type Import = typeof productImports.$inferSelect
type Item = typeof productImportItems.$inferSelect
type Known = { readonly id: Id<'product'>; readonly slug: string; readonly sku: string }

/**
 * Looks at some of a file's products that no one looked at yet and notes what would become of them. Nothing of the store
 * changes. Returns whether there were any.
 */
export async function checkBatch(db: Database, file: Import): Promise<boolean> {
  const items = await db
    .select()
    .from(productImportItems)
    .where(and(eq(productImportItems.importId, file.id), eq(productImportItems.outcome, 'waiting')))
    .orderBy(asc(productImportItems.position))
    .limit(AT_A_TIME)
  try {
    await checkItems(db, file, items)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    for (const item of items) await checkAlone(db, file, item) // one of them: the others are looked at all the same
  }
  return items.length > 0
}

/** What cannot be looked at even alone is refused, so that no file stays on its way for ever. */
async function checkAlone(db: Database, file: Import, item: Item): Promise<void> {
  try {
    await checkItems(db, file, [item])
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    log.error({ event: 'import-item-failed', item: item.id, err: error })
    const errors = [{ line: item.line, column: '', message: 'This product could not be checked' }]
    await db.update(productImportItems).set({ outcome: 'refused', errors }).where(isWaiting(file, item))
  }
}

async function checkItems(db: Database, file: Import, items: readonly Item[]): Promise<void> {
  const [first] = items
  if (!first) return
  const context = await contextOf(db, file)
  const read = []
  for (const item of items) {
    const given = readItem(file, item)
    if (given) read.push({ item, given, keys: keysOf(given) })
    await otherWork() // a large product takes a while to read
  }
  const known = await findKnown(db, read)
  const subjects = new Map(
    (
      await listStockedProducts(
        db,
        known.map(({ id }) => id),
      )
    ).map((product) => [product.id, product]),
  )
  const before = await listEarlier(db, first, read, known)
  const checked: Checked[] = []
  for (const { item, given, keys } of read) {
    const match = matchOf(keys, known)
    const plan = planImport(given, (match && subjects.get(match.id)) ?? null, context)
    const taken = {
      slug: short(plan.fields?.slug || (match ?? keys).slug),
      sku: short(plan.fields?.sku || (match ?? keys).sku),
    }
    const errors = [...item.rowErrors, ...plan.errors, ...clashes(item, { match, ...taken, known, before })]
    before.push({ line: item.line, productId: match?.id ?? null, ...taken })
    checked.push({ item, plan: refusedBy(plan, errors), productId: match?.id ?? null, ...taken })
    await otherWork()
  }
  await writeChecked(db, file, checked)
}

function readItem(file: Import, { rows: [first, ...others] }: Item): FileProduct | null {
  if (!first) return null
  const columns = new Set(file.columns)
  return file.format === 'shopify'
    ? readShopifyProduct([first, ...others], columns, file.categories)
    : readOwnProduct([first, ...others], columns)
}

async function contextOf(db: Database, file: Import): Promise<PlanContext> {
  const [settings, known, images] = await Promise.all([
    readSettings(db),
    db.select({ id: collections.id, slug: collections.slug, name: collections.name }).from(collections),
    db
      .select({ name: productImportImages.name, publicId: productImportImages.publicId })
      .from(productImportImages)
      .where(eq(productImportImages.importId, file.id)),
  ])
  const currency = settings.store_currency
  if (currency !== file.currency) {
    await db.update(productImports).set({ currency }).where(eq(productImports.id, file.id))
  }
  return {
    currency,
    collections: known,
    images: new Map(images.map(({ name, publicId }) => [name, publicId])),
    withStock: file.withStock,
  }
}

type Keys = { readonly id: Id<'product'> | null; readonly slug: string; readonly sku: string }

/** What tells which product is meant: our id, else its slug, else its SKU. A slug that is not given follows the name. */
function keysOf({ id, texts, textsIfNew }: FileProduct): Keys {
  const sku = texts.sku ?? textsIfNew.sku ?? ''
  const slug = texts.slug || (sku ? '' : slugify(texts.name ?? ''))
  return { id: parseId<'product'>(id), slug, sku }
}

function matchOf({ id, slug, sku }: Keys, known: readonly Known[]): Known | null {
  const by = (fits: (product: Known) => boolean) => known.find(fits)
  return (
    (id && by((product) => product.id === id)) ||
    (slug && by((product) => product.slug === slug)) ||
    (sku && by((product) => product.sku === sku)) ||
    null
  )
}

async function findKnown(db: Database, read: readonly { readonly keys: Keys }[]): Promise<Known[]> {
  const list = (values: readonly (string | null)[]) => sql.param(values.filter(Boolean))
  return await db
    .select({ id: products.id, slug: products.slug, sku: products.sku })
    .from(products)
    .where(
      or(
        sql`${products.id} = any(${list(read.map(({ keys }) => keys.id))}::uuid[])`,
        sql`${products.slug} = any(${list(read.map(({ keys }) => keys.slug))}::text[])`,
        sql`${products.sku} = any(${list(read.map(({ keys }) => keys.sku))}::text[])`,
      ),
    )
}

type Earlier = {
  readonly line: number
  readonly productId: Id<'product'> | null
  readonly slug: string
  readonly sku: string
}

/** Products further up in the same file that share a key with these. */
async function listEarlier(
  db: Database,
  first: Item,
  read: readonly { readonly keys: Keys }[],
  known: readonly Known[],
): Promise<Earlier[]> {
  const { importId, position, line, productId, slug, sku } = productImportItems
  const list = (values: readonly string[]) => sql.param(values.filter(Boolean))
  return await db
    .select({ line, productId, slug, sku })
    .from(productImportItems)
    .where(
      and(
        eq(importId, first.importId),
        lt(position, first.position),
        or(
          sql`${productId} = any(${list(known.map(({ id }) => id))}::uuid[])`,
          sql`${slug} = any(${list(read.map(({ keys }) => keys.slug))}::text[])`,
          sql`${sku} = any(${list(read.map(({ keys }) => keys.sku))}::text[])`,
        ),
      ),
    )
}

function clashes(
  { line }: Item,
  {
    match,
    slug,
    sku,
    known,
    before,
  }: {
    readonly match: Known | null
    readonly slug: string
    readonly sku: string
    readonly known: readonly Known[]
    readonly before: readonly Earlier[]
  },
): FileError[] {
  const same = before.find(
    (other) => (match && other.productId === match.id) || (slug && other.slug === slug) || (sku && other.sku === sku),
  )
  if (same) return [{ line, column: '', message: `The same product stands in line ${same.line} already` }]
  const others = known.filter(({ id }) => id !== match?.id)
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

/** What is longer is refused anyway, and an index takes no very long text. */
function short(text: string): string {
  return cutText(text, 200)
}

type Checked = {
  readonly item: Item
  readonly plan: Plan
  readonly productId: Id<'product'> | null
  readonly slug: string
  readonly sku: string
}

async function writeChecked(db: Database, file: Import, checked: readonly Checked[]): Promise<void> {
  for (const { item, plan, productId, slug, sku } of checked) {
    const { outcome, fields, changes, errors, notes, missing } = plan
    await db
      .update(productImportItems)
      .set({
        outcome,
        productId,
        name: short(plan.name),
        slug,
        sku,
        fields,
        changes,
        errors,
        notes: [...notes],
        missing: [...missing],
      })
      .where(isWaiting(file, item))
  }
}

/** As this look at the file has it: a process that lost its lease writes nothing into a later one. */
function isWaiting(file: Import, item: Item) {
  return and(eq(productImportItems.id, item.id), eq(productImportItems.outcome, 'waiting'), isSameRevision(file))
}
