import { inArray, or, sql } from 'drizzle-orm'
import { HOMEPAGE_SECTIONS, type HomepageSection } from '#app/features/catalog/catalog.ts'
import {
  FLAG_SECTIONS,
  type FlagSection,
  MAX_IN_SECTION,
  SECTION_FLAGS,
  SECTION_LABELS,
} from '#app/features/catalog/homepage-sections.ts'
import { products } from '#app/features/catalog/products.table.ts'
import type { HomepageInput } from '#app/features/homepage/admin/homepage-input.ts'
import { homepageVersion, isPlaced, listPlaced } from '#app/features/homepage/admin/homepage-plan.server.ts'
import type { ProductId } from '#app/features/homepage/admin/homepage-plan.ts'
import { readSettings, saveSettings } from '#app/features/settings/settings.server.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { type Change, recordChanges } from '#app/features/staff/audit.server.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { lockUploads } from '#app/platform/images/uploads.server.ts'

type HomepageSaved =
  | { readonly outcome: 'saved' }
  /** Someone else arranged it in the meantime, or something in it is not there any more. */
  | { readonly outcome: 'conflict'; readonly errors: FieldErrors }

const CHANGED_MEANWHILE =
  'Somebody else changed the homepage while you were working on it. Their changes are shown now, yours are kept on top of them. Look it over and save again.'
const DELETED_MEANWHILE =
  'A product that you placed was deleted meanwhile, and is no longer in the list. Look it over and save again.'
const NO_IMAGE = 'This image is no longer there. Remove it, upload it again and save.'

class HomepageNotSaved extends Rollback<FieldErrors> {}

/** Saves the whole arrangement with the store's own image, or nothing of it. */
export async function saveHomepage(db: Database, input: HomepageInput, staffId: Id<'staff'>): Promise<HomepageSaved> {
  try {
    await withTx(db, (tx) => save(tx, input, staffId))
    return { outcome: 'saved' }
  } catch (error) {
    if (error instanceof HomepageNotSaved) return { outcome: 'conflict', errors: error.result }
    throw error
  }
}

/** Every product that an arrangement speaks of. */
export function listProductIds({ placed, off, unflagged }: HomepageInput): readonly ProductId[] {
  return [...Object.values(placed).flat(), ...off, ...unflagged.map(({ id }) => id)]
}

type Standing = {
  readonly showOnHomepage: boolean
  readonly homepageSection: HomepageSection | null
  readonly homepagePosition: number
  readonly isBestseller: boolean
  readonly isNew: boolean
  readonly isFeatured: boolean
}
type LockedProduct = Standing & { readonly id: ProductId; readonly name: string }

async function save(tx: Database, input: HomepageInput, staffId: Id<'staff'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.homepage})`)
  const requested = listProductIds(input)
  const locked = await lockProducts(tx, requested)
  const [before, settings] = await Promise.all([listPlaced(tx), readSettings(tx)])
  if (input.version !== homepageVersion(before, settings)) throw new HomepageNotSaved({ '': CHANGED_MEANWHILE })
  if (requested.some((id) => !locked.has(id))) throw new HomepageNotSaved({ '': DELETED_MEANWHILE })

  const image = await heroImageOf(tx, input, settings)
  const standings = [...locked.values()].flatMap((product) => {
    const next = standingOf(product, input)
    const fields = STANDING_FIELDS.filter((field) => product[field] !== next[field])
    return fields.length > 0 ? [{ product, next, fields }] : []
  })
  await writeStandings(
    tx,
    standings.map(({ product, next }) => ({ id: product.id, ...next })),
  )
  const isNewImage = JSON.stringify(image) !== JSON.stringify(settings.hero_image)
  if (isNewImage) await saveSettings(tx, { hero_image: image })
  const arrangement = arrangementChanges(before, input, locked)
  const fields = [...(isNewImage ? ['heroImage'] : []), ...unflaggedSections(input)]
  if (standings.length === 0 && !isNewImage) return
  await recordChanges(tx, staffId, [
    { action: 'homepage.update', entity: 'homepage', entityId: null, changes: { ...arrangement, fields } },
    ...standings.map(
      ({ product, next, fields }): Change => ({
        action: 'product.update',
        entity: 'product',
        entityId: product.id,
        changes: Object.fromEntries(fields.map((field) => [field, { from: product[field], to: next[field] }])),
      }),
    ),
  ])
}

/** What is placed now and what is asked for, locked by id as everywhere. */
async function lockProducts(
  tx: Database,
  requested: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, LockedProduct>> {
  const rows = await tx
    .select({
      id: products.id,
      name: products.name,
      showOnHomepage: products.showOnHomepage,
      homepageSection: products.homepageSection,
      homepagePosition: products.homepagePosition,
      isBestseller: products.isBestseller,
      isNew: products.isNew,
      isFeatured: products.isFeatured,
    })
    .from(products)
    .where(or(isPlaced(), inArray(products.id, [...requested])))
    .orderBy(products.id)
    .for('no key update')
  return new Map(rows.map((row) => [row.id, row]))
}

const STANDING_FIELDS = [
  'showOnHomepage',
  'homepageSection',
  'homepagePosition',
  'isBestseller',
  'isNew',
  'isFeatured',
] as const

/** Where a product stands by the arrangement. One that was placed and no longer is comes off the homepage. */
function standingOf(product: LockedProduct, { placed, off, unflagged }: HomepageInput): Standing {
  const { id } = product
  const section = HOMEPAGE_SECTIONS.find((section) => placed[section]?.includes(id)) ?? null
  const flag = (of: FlagSection) =>
    section === of || (product[SECTION_FLAGS[of]] && !unflagged.some((gone) => gone.id === id && gone.section === of))
  const flags = { isBestseller: flag('best_sellers'), isNew: flag('new_arrivals'), isFeatured: flag('featured') }
  if (section) {
    return {
      showOnHomepage: true,
      homepageSection: section,
      homepagePosition: placed[section]?.indexOf(id) ?? 0,
      ...flags,
    }
  }
  const isTakenOff = off.includes(id) || (product.showOnHomepage && product.homepageSection !== null)
  if (isTakenOff) return { showOnHomepage: false, homepageSection: null, homepagePosition: 0, ...flags }
  const { showOnHomepage, homepageSection, homepagePosition } = product
  return { showOnHomepage, homepageSection, homepagePosition, ...flags }
}

async function writeStandings(tx: Database, standings: readonly (Standing & { readonly id: ProductId })[]) {
  if (standings.length === 0) return
  const rows = sql`jsonb_to_recordset(${JSON.stringify(standings)}::jsonb) as next(
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

/** The image that is there with its new description, or an upload of ours; null for none. */
async function heroImageOf(
  tx: Database,
  { heroImage: publicId, heroAlt: alt }: HomepageInput,
  { hero_image: saved }: Settings,
): Promise<Settings['hero_image']> {
  if (publicId === '') return null
  if (publicId === saved?.publicId) return { ...saved, alt }
  const [upload] = await lockUploads(tx, [publicId])
  if (!upload) throw new HomepageNotSaved({ heroImage: NO_IMAGE })
  const { url, width, height } = upload
  return { url, publicId, width, height, alt }
}

/** For the history: the sections that changed, with the first names before and after. */
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
  return FLAG_SECTIONS.filter((section) => unflagged.some((gone) => gone.section === section)).map(
    (section) => `flag of ${SECTION_LABELS[section]}`,
  )
}
