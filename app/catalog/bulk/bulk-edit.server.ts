import { and, eq, inArray, isNull } from 'drizzle-orm'
import { adminText } from '#app/catalog/admin/admin-text.ts'
import { toConstraintErrors } from '#app/catalog/admin/products/products.server.ts'
import {
  type BulkChange,
  type BulkEdit,
  type BulkState,
  createChange,
  editProduct,
  listCollectionIds,
  MAX_AT_ONCE,
  pickCurrentState,
} from '#app/catalog/bulk/bulk-edit.ts'
import { bulkEdits } from '#app/catalog/bulk/bulk-edits.table.ts'
import type { BulkScope } from '#app/catalog/bulk/bulk-input.ts'
import type { BulkPreview, BulkResult, NamedGroup } from '#app/catalog/bulk/bulk-preview.ts'
import { getUnitPrices, isSame, type Prices } from '#app/catalog/bulk/bulk-price.ts'
import {
  countMissing,
  listBulkProducts,
  MAX_NAMES_SHOWN,
  rejectTooMany,
  toScopeCondition,
} from '#app/catalog/bulk/bulk-products.server.ts'
import { writeChanges } from '#app/catalog/bulk/bulk-write.server.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { adminText as manufacturerText } from '#app/catalog/manufacturers/admin-text.ts'
import { findMaker, readActivationCheck } from '#app/catalog/manufacturers.server.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { DEFAULT_LOCALE } from '#app/lib/format/locale.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { type Change, recordChanges } from '#app/store/audit.server.ts'
import type { Settings } from '#app/store/settings.ts'

export async function previewBulkEdit(
  db: Database,
  scope: BulkScope,
  edit: BulkEdit,
  settings: Settings,
): Promise<BulkResult> {
  const plan = await planBulkEdit(db, scope, edit, settings, false)
  return plan.outcome === 'rejected' ? plan : { outcome: 'preview', preview: plan.preview }
}

/**
 * Applies a previewed edit and stores the data for an undo. Returns 'stale' with a new preview if the preview is
 * outdated. A repeated call changes nothing and returns the first result.
 */
export async function applyBulkEdit(
  db: Database,
  scope: BulkScope,
  edit: BulkEdit,
  version: string,
  settings: Settings,
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<BulkResult> {
  try {
    // Takes long: changes up to 10,000 products, and the commit computes their prices in all markets
    return await withLongTx(db, async (tx) => {
      const plan = await planBulkEdit(tx, scope, edit, settings, true)
      if (plan.outcome === 'rejected') return plan
      const { changes, preview } = plan
      if (preview.version !== version) {
        const last = await findAppliedEdit(tx, version, staffId)
        return last ? { outcome: 'done', changed: last.changed } : { outcome: 'stale', preview }
      }
      if (changes.length === 0) return { outcome: 'done', changed: 0 }
      await writeChanges(tx, changes, now)
      await tx.delete(bulkEdits).where(eq(bulkEdits.staffId, staffId)) // only the last edit can be undone
      const { kind } = edit
      await tx.insert(bulkEdits).values({ staffId, kind, version, changed: changes.length, changes, createdAt: now })
      await recordChanges(tx, staffId, await buildAuditEntries(tx, changes))
      return { outcome: 'done', changed: changes.length }
    })
  } catch (error) {
    const errors = toConstraintErrors(error)
    if (!errors) throw error
    return { outcome: 'rejected', errors }
  }
}

/** Returns the last edit of a staff member if it had this version and was not undone. */
async function findAppliedEdit(tx: Database, version: string, staffId: Id<'staff'>) {
  const [edit] = await tx
    .select({ changed: bulkEdits.changed })
    .from(bulkEdits)
    .where(and(eq(bulkEdits.staffId, staffId), eq(bulkEdits.version, version), isNull(bulkEdits.undoneAt)))
  return edit
}

type Plan =
  | Extract<BulkResult, { outcome: 'rejected' }>
  | { readonly outcome: 'planned'; readonly changes: readonly BulkChange[]; readonly preview: BulkPreview }

async function planBulkEdit(
  db: Database,
  scope: BulkScope,
  edit: BulkEdit,
  settings: Settings,
  withLock: boolean,
): Promise<Plan> {
  if (edit.kind === 'collection' && (await db.$count(collections, eq(collections.id, edit.collectionId))) === 0) {
    return { outcome: 'rejected', errors: { collectionId: adminText.collectionGone } }
  }
  if (edit.kind === 'category' && (await db.$count(categories, eq(categories.slug, edit.category))) === 0) {
    return { outcome: 'rejected', errors: { category: adminText.categoryGone } }
  }
  if (edit.kind === 'manufacturer' && edit.manufacturerId && !(await findMaker(db, edit.manufacturerId))) {
    return { outcome: 'rejected', errors: { manufacturerId: manufacturerText.manufacturerGone } }
  }
  const found = await listBulkProducts(db, toScopeCondition(scope, settings), {
    withLock,
    withCollections: edit.kind === 'collection',
  })
  if (found.length > MAX_AT_ONCE) return rejectTooMany()

  const isActivation = edit.kind === 'status' && edit.status === 'active'
  const checkActivation = isActivation ? await readActivationCheck(db) : checkNothing
  const changes: BulkChange[] = []
  const names: string[] = []
  const prices: BulkPreview['prices'][number][] = []
  const skipped: UnchangedProduct[] = []
  const failed: UnchangedProduct[] = []
  for (const product of found) {
    const { id, name } = product
    const result = editProduct(edit, product, settings.store_currency)
    const [missingSafety] = Object.values(checkActivation(product))
    if ('skipped' in result) skipped.push({ reason: result.skipped, name })
    else if (missingSafety) failed.push({ reason: missingSafety, name })
    else if ('failed' in result) failed.push({ reason: result.failed, name })
    else {
      const { to } = result
      changes.push(createChange(id, pickCurrentState(to, product), to))
      if (names.length < MAX_NAMES_SHOWN) names.push(name)
      if ('price' in to) prices.push(...previewPrices(product, to))
    }
  }
  const free = isActivation ? found.filter(({ status, price }) => status !== 'active' && price === 0).length : 0
  const effects = {
    changes: changes.length,
    names,
    prices: prices.sort((a, b) => byName.compare(a.name, b.name)),
    skipped: groupByReason(skipped),
    failed: groupByReason(failed),
    missing: countMissing(scope, found),
    warning: free > 0 ? adminText.wouldBeFree(free) : null,
  }
  return { outcome: 'planned', changes, preview: { ...effects, version: computeVersion([edit, changes, effects]) } }
}

type ListedProduct = Awaited<ReturnType<typeof listBulkProducts>>[number]

/** Previews the prices of the product, then of its variants with their own prices. */
function previewPrices(product: ListedProduct, to: Prices): BulkPreview['prices'] {
  const { name, price, salePrice, variants } = product
  const variantPreviews = variants.flatMap((variant) => {
    const after = to.variants?.find(({ id }) => id === variant.id)
    const variantPreview = { name: `${name}, ${variant.name}`, from: getUnitPrices(product, variant) }
    return after ? [{ ...variantPreview, to: getUnitPrices(to, after) }] : []
  })
  return [{ name, from: { price, salePrice }, to: { price: to.price, salePrice: to.salePrice } }, ...variantPreviews]
}

const checkNothing = (): FieldErrors => ({})

const byName = new Intl.Collator(DEFAULT_LOCALE)

type UnchangedProduct = { readonly reason: string; readonly name: string }

function groupByReason(products: readonly UnchangedProduct[]): NamedGroup[] {
  return [...Map.groupBy(products, ({ reason }) => reason)]
    .map(([reason, group]) => ({
      reason,
      count: group.length,
      names: group.slice(0, MAX_NAMES_SHOWN).map(({ name }) => name),
    }))
    .sort((a, b) => b.count - a.count)
}

export async function buildAuditEntries(tx: Database, changes: readonly BulkChange[]): Promise<Change[]> {
  const ids = new Set(changes.flatMap(({ from, to }) => [...listCollectionIds(from), ...listCollectionIds(to)]))
  const { id, name } = collections
  const rows =
    ids.size > 0
      ? await tx
          .select({ id, name })
          .from(collections)
          .where(inArray(id, [...ids]))
      : []
  const names = new Map(rows.map((row) => [row.id, row.name]))
  return changes.map(({ id, from, to }) => ({
    action: 'product.update',
    entity: 'product',
    entityId: id,
    changes: toAuditChanges(from, to, names),
  }))
}

function toAuditChanges(from: BulkState, to: BulkState, names: ReadonlyMap<string, string>): Record<string, unknown> {
  if ('status' in from && 'status' in to) return { status: { from: from.status, to: to.status } }
  if ('taxClass' in from && 'taxClass' in to) return listChangedFields(from, to)
  if ('weightGrams' in from && 'weightGrams' in to) return listChangedFields(from, to)
  if ('flags' in from && 'flags' in to) return listChangedFields(from.flags, to.flags)
  if ('category' in from && 'category' in to) return listChangedFields(from, to)
  if ('manufacturerId' in from && 'manufacturerId' in to) return { fields: ['manufacturerId'] }
  if ('price' in from && 'price' in to) {
    const hasChangedVariantPrices = !isSame({ ...to, price: from.price, salePrice: from.salePrice }, from)
    const productPrices = pick(to, ['price', 'salePrice'])
    return { ...listChangedFields(from, productPrices), ...(hasChangedVariantPrices && { fields: ['variantPrices'] }) }
  }
  if (!('memberships' in from && 'memberships' in to)) return {}
  const formatCollectionNames = (ids: readonly (Id<'collection'> | null)[]) =>
    ids.flatMap((id) => (id ? [names.get(id) ?? 'a deleted collection'] : [])).join(', ') || null
  const formatMemberships = ({ memberships }: typeof from) =>
    formatCollectionNames(memberships.map(({ collectionId }) => collectionId))
  const memberships = { from: formatMemberships(from), to: formatMemberships(to) }
  const main = { from: formatCollectionNames([from.collectionId]), to: formatCollectionNames([to.collectionId]) }
  return {
    ...((memberships.from ?? memberships.to) !== null && { collections: memberships }),
    ...(from.collectionId !== to.collectionId && { mainCollection: main }),
  }
}

function listChangedFields(from: object, to: object): Record<string, unknown> {
  const before = new Map<string, unknown>(Object.entries(from))
  return Object.fromEntries(
    Object.entries(to).flatMap(([name, value]: [string, unknown]) =>
      before.get(name) === value ? [] : [[name, { from: before.get(name), to: value }]],
    ),
  )
}
