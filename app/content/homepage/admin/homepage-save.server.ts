import { inArray, or, sql } from 'drizzle-orm'
import { HOMEPAGE_SECTIONS } from '#app/catalog/constants.ts'
import {
  FLAG_SECTIONS,
  type FlagSection,
  MAX_IN_SECTION,
  SECTION_FLAGS,
  sectionLabels,
} from '#app/catalog/homepage-sections.ts'
import { products } from '#app/catalog/products.table.ts'
import type { HomepageInput } from '#app/content/homepage/admin/homepage-input.ts'
import { isPlaced, listPlaced, placementVersion } from '#app/content/homepage/admin/homepage-plan.server.ts'
import type { ProductId } from '#app/content/homepage/admin/homepage-plan.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { type Change, recordChanges } from '#app/store/audit.server.ts'

type HomepageSaveResult =
  | { readonly outcome: 'saved' }
  /** Someone else changed the homepage, or a product was deleted. */
  | { readonly outcome: 'conflict'; readonly errors: FieldErrors }

class HomepageNotSaved extends Rollback<FieldErrors> {}

export async function saveHomepage(
  db: Database,
  input: HomepageInput,
  staffId: Id<'staff'>,
): Promise<HomepageSaveResult> {
  try {
    await withTx(db, (tx) => save(tx, input, staffId))
    return { outcome: 'saved' }
  } catch (error) {
    if (error instanceof HomepageNotSaved) return { outcome: 'conflict', errors: error.result }
    throw error
  }
}

export function listProductIds({ placed, off, unflagged }: HomepageInput): readonly ProductId[] {
  return [...Object.values(placed).flat(), ...off, ...unflagged.map(({ id }) => id)]
}

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

async function save(tx: Database, input: HomepageInput, staffId: Id<'staff'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.homepage})`)
  const requested = listProductIds(input)
  const locked = await lockProducts(tx, requested)
  const before = await listPlaced(tx)
  if (input.version !== placementVersion(before)) throw new HomepageNotSaved({ '': adminText.placedConflict })
  if (requested.some((id) => !locked.has(id))) throw new HomepageNotSaved({ '': adminText.placedDeleted })

  const changed = [...locked.values()].flatMap((product) => {
    const next = toPlacement(product, input)
    const fields = PLACEMENT_FIELDS.filter((field) => product[field] !== next[field])
    return fields.length > 0 ? [{ product, next, fields }] : []
  })
  const placements = changed.map(({ product, next }) => ({ id: product.id, ...next }))
  await writePlacements(tx, placements)
  const arrangement = arrangementChanges(before, input, locked)
  const fields = unflaggedSections(input)
  if (changed.length === 0) return
  await recordChanges(tx, staffId, [
    { action: 'homepage.update', entity: 'homepage', entityId: null, changes: { ...arrangement, fields } },
    ...changed.map(
      ({ product, next, fields }): Change => ({
        action: 'product.update',
        entity: 'product',
        entityId: product.id,
        changes: Object.fromEntries(fields.map((field) => [field, { from: product[field], to: next[field] }])),
      }),
    ),
  ])
}

/** Locks placed and requested products, ordered by id to avoid deadlocks. */
async function lockProducts(tx: Database, requested: readonly ProductId[]) {
  const rows: LockedProduct[] = await tx
    .select(pick(products, ['id', 'name', ...PLACEMENT_FIELDS]))
    .from(products)
    .where(or(isPlaced(), inArray(products.id, [...requested])))
    .orderBy(products.id)
    .for('no key update')
  return new Map(rows.map((row) => [row.id, row]))
}

function toPlacement(product: LockedProduct, { placed, off, unflagged }: HomepageInput): Placement {
  const { id } = product
  const section = HOMEPAGE_SECTIONS.find((section) => placed[section]?.includes(id)) ?? null
  const flag = (flagSection: FlagSection) =>
    section === flagSection ||
    (product[SECTION_FLAGS[flagSection]] &&
      !unflagged.some((entry) => entry.id === id && entry.section === flagSection))
  const flags = { isBestseller: flag('best_sellers'), isNew: flag('new_arrivals'), isFeatured: flag('featured') }
  if (section) {
    const homepagePosition = placed[section]?.indexOf(id) ?? 0
    return { showOnHomepage: true, homepageSection: section, homepagePosition, ...flags }
  }
  const isRemoved = off.includes(id) || (product.showOnHomepage && product.homepageSection !== null)
  if (isRemoved) return { showOnHomepage: false, homepageSection: null, homepagePosition: 0, ...flags }
  const { showOnHomepage, homepageSection, homepagePosition } = product
  return { showOnHomepage, homepageSection, homepagePosition, ...flags }
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

function arrangementChanges(
  before: Awaited<ReturnType<typeof listPlaced>>,
  { placed }: HomepageInput,
  known: ReadonlyMap<ProductId, LockedProduct>,
): Record<string, { from: string; to: string }> {
  const names = (ids: readonly ProductId[]) => {
    const first = ids.slice(0, MAX_IN_SECTION).map((id) => known.get(id)?.name ?? '')
    const more = ids.length - first.length
    return first.join(', ') + (more > 0 ? ` and ${more} more` : '')
  }
  return Object.fromEntries(
    HOMEPAGE_SECTIONS.flatMap((section) => {
      const was = before.filter((row) => row.section === section).map(({ id }) => id)
      const is = placed[section] ?? []
      return was.join() === is.join() ? [] : [[section, { from: names(was), to: names(is) }]]
    }),
  )
}

function unflaggedSections({ unflagged }: HomepageInput): string[] {
  return FLAG_SECTIONS.filter((section) => unflagged.some((entry) => entry.section === section)).map(
    (section) => `flag of ${sectionLabels()[section]}`,
  )
}
