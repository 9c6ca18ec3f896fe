import { inArray, or, sql } from 'drizzle-orm'
import { HOMEPAGE_SECTIONS, type HomepageSection } from '#app/catalog/constants.ts'
import {
  FLAG_SECTIONS,
  type FlagSection,
  getSectionLabels,
  MAX_IN_SECTION,
  SECTION_FLAGS,
} from '#app/catalog/homepage-sections.ts'
import { products } from '#app/catalog/products.table.ts'
import { groupBySection, isPlaced, listPlacedProducts } from '#app/content/homepage/admin/homepage-plan.server.ts'
import { arrange, findPlace, type PlacementDraft, type ProductId } from '#app/content/homepage/admin/homepage-plan.ts'
import {
  hasPlacementChanges,
  listProductIds,
  type PlacementChanges,
} from '#app/content/homepage/admin/placement-changes.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { isSameJson } from '#app/lib/lists.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { type Change, recordChanges } from '#app/store/audit.server.ts'

const PLACEMENT_FIELDS = [
  'showOnHomepage',
  'homepageSection',
  'homepagePosition',
  'isBestseller',
  'isNew',
  'isFeatured',
] as const

type Placement = Pick<typeof products.$inferSelect, (typeof PLACEMENT_FIELDS)[number]>
type LockedProduct = Placement & { readonly id: ProductId; readonly name: string }

/**
 * Places products and sets their flags, and keeps what product forms changed since the draft was edited. Skips deleted
 * products. Returns what changed, for the history of the homepage.
 */
export async function publishPlacements(tx: Database, changes: PlacementChanges, staffId: Id<'staff'>) {
  if (!hasPlacementChanges(changes)) return { arrangement: {}, unflagged: [] }
  const locked = await lockProducts(tx, listProductIds(changes))
  const unplaced = [...locked.values()].filter((row) => row.showOnHomepage && row.homepageSection === null)
  const saved = {
    ...groupBySection(await listPlacedProducts(tx)),
    unplaced: unplaced.map(({ id }) => id),
    unflagged: [],
  }
  const draft = arrange({ placed: saved, unplaced: saved.unplaced }, changes)
  const changed = [...locked.values()].flatMap((product) => {
    const next = toPlacement(product, saved, draft)
    const fields = PLACEMENT_FIELDS.filter((field) => product[field] !== next[field])
    return fields.length > 0 ? [{ product, next, fields }] : []
  })
  await writePlacements(
    tx,
    changed.map(({ product, next }) => ({ id: product.id, ...next })),
  )
  await recordChanges(
    tx,
    staffId,
    changed.map(
      ({ product, next, fields }): Change => ({
        action: 'product.update',
        entity: 'product',
        entityId: product.id,
        changes: Object.fromEntries(fields.map((field) => [field, { from: product[field], to: next[field] }])),
      }),
    ),
  )
  return { arrangement: listArrangementChanges(saved, draft, locked), unflagged: listUnflaggedSections(changes) }
}

/** Locks placed and requested products in the order of their ids, to avoid deadlocks. */
async function lockProducts(tx: Database, requested: readonly ProductId[]) {
  const rows: LockedProduct[] = await tx
    .select(pick(products, ['id', 'name', ...PLACEMENT_FIELDS]))
    .from(products)
    .where(or(isPlaced(), inArray(products.id, [...requested])))
    .orderBy(products.id)
    .for('no key update')
  return new Map(rows.map((row) => [row.id, row]))
}

function toPlacement(product: LockedProduct, saved: PlacementDraft, draft: PlacementDraft): Placement {
  const { id, showOnHomepage, homepageSection, homepagePosition } = product
  const place = findPlace(draft, id)
  const hasMoved = place !== findPlace(saved, id)
  const flag = (section: FlagSection) => {
    const isSet = product[SECTION_FLAGS[section]]
    if (place === section) return isSet || hasMoved
    return isSet && !draft.unflagged.some((entry) => entry.id === id && entry.section === section)
  }
  const flags = { isBestseller: flag('best_sellers'), isNew: flag('new_arrivals'), isFeatured: flag('featured') }
  if (place === null && hasMoved) {
    return { showOnHomepage: false, homepageSection: null, homepagePosition: 0, ...flags }
  }
  if (place === null || place === 'unplaced' || isSameJson(draft[place], saved[place])) {
    return { showOnHomepage, homepageSection, homepagePosition, ...flags }
  }
  return { showOnHomepage: true, homepageSection: place, homepagePosition: draft[place].indexOf(id), ...flags }
}

async function writePlacements(tx: Database, changed: readonly (Placement & { readonly id: ProductId })[]) {
  if (changed.length === 0) return
  const rows = sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as next(
    "id" uuid, "showOnHomepage" boolean, "homepageSection" text, "homepagePosition" integer,
    "isBestseller" boolean, "isNew" boolean, "isFeatured" boolean
  )`
  await tx.execute(sql`
    update products set
      show_on_homepage = next."showOnHomepage",
      homepage_section = next."homepageSection",
      homepage_position = next."homepagePosition",
      is_bestseller = next."isBestseller",
      is_new = next."isNew",
      is_featured = next."isFeatured"
    from ${rows} where products.id = next.id
  `)
}

function listArrangementChanges(
  before: Readonly<Record<HomepageSection, readonly ProductId[]>>,
  after: PlacementDraft,
  known: ReadonlyMap<ProductId, LockedProduct>,
): Record<string, { from: string; to: string }> {
  const formatNames = (ids: readonly ProductId[]) => {
    const found = ids.flatMap((id) => known.get(id)?.name ?? [])
    const first = found.slice(0, MAX_IN_SECTION)
    const more = found.length - first.length
    return first.join(', ') + (more > 0 ? ` and ${more} more` : '')
  }
  return Object.fromEntries(
    HOMEPAGE_SECTIONS.flatMap((section) => {
      const [was, is] = [before[section], after[section]]
      return was.join() === is.join() ? [] : [[section, { from: formatNames(was), to: formatNames(is) }]]
    }),
  )
}

function listUnflaggedSections({ unflagged }: PlacementChanges): string[] {
  return FLAG_SECTIONS.filter((section) => unflagged.some((entry) => entry.section === section)).map(
    (section) => `flag of ${getSectionLabels()[section]}`,
  )
}
