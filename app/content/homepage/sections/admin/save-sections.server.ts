import { and, desc, eq, inArray, not, sql } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { hasPlacementChanges, type PlacementChanges } from '#app/content/homepage/admin/placement-changes.ts'
import { publishPlacements } from '#app/content/homepage/admin/publish-placements.server.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { readHomepageState } from '#app/content/homepage/sections/admin/homepage-state.server.ts'
import type { SectionsCommand } from '#app/content/homepage/sections/admin/sections-command.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { getSectionTitle, readStoredSections } from '#app/content/homepage/sections/section-input.ts'
import { getKindFields, type Section } from '#app/content/homepage/sections/section-kinds.ts'
import { getReferences, mapImages } from '#app/content/homepage/sections/section-references.ts'
import { looks } from '#app/content/looks/looks.table.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { lockImages, lockVideos } from '#app/platform/images/uploads.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

type Outcome =
  | { readonly outcome: 'saved' | 'published' | 'discarded' | 'restored' }
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

class NotSaved extends Rollback<FieldErrors> {}

/** The number of versions that can be restored. */
const MAX_VERSIONS = 20

/** Saves, publishes or discards the draft with its product placements, or restores an earlier version as the draft. */
export async function changeHomepage(db: Database, command: SectionsCommand, staffId: Id<'staff'>): Promise<Outcome> {
  try {
    return await withTx(db, async (tx): Promise<Outcome> => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.homepage})`)
      const before = await readHomepageState(tx, (await readSettings(tx)).demo_content)
      if (before.version !== command.version) return { outcome: 'conflict' }
      switch (command.intent) {
        case 'discard':
          await deleteDraft(tx)
          await record(tx, staffId, 'homepage.discard', {})
          return { outcome: 'discarded' }
        case 'restore': {
          const restored = await findVersion(tx, command.restored)
          if (!restored) throw new NotSaved({ '': adminText.versionGone })
          await writeDraft(tx, { sections: readStoredSections(restored.sections).sections, placements: null, staffId })
          await record(tx, staffId, 'homepage.restore', {})
          return { outcome: 'restored' }
        }
        case 'save':
          await writeDraft(tx, {
            sections: await checkReferences(tx, command.sections, before.sections),
            placements: hasPlacementChanges(command.placements) ? command.placements : null,
            staffId,
          })
          // Recorded once per editor, because the draft is saved repeatedly while staff edit it
          if (before.editedBy?.id !== staffId) await record(tx, staffId, 'homepage.draft', {})
          return { outcome: 'saved' }
        case 'publish': {
          const sections = await checkReferences(tx, command.sections, before.sections)
          await deleteDraft(tx)
          await tx
            .insert(homepageVersions)
            .values({ sections, isDraft: false, staffId, publishedAt: sql`clock_timestamp()` })
          await deleteOldVersions(tx)
          const { arrangement, unflagged } = await publishPlacements(tx, command.placements, staffId)
          const { fields, ...changes } = describeChanges(before.published, sections)
          const all = { ...changes, ...arrangement, fields: [...fields, ...unflagged] }
          await record(tx, staffId, 'homepage.publish', all)
          return { outcome: 'published' }
        }
      }
    })
  } catch (error) {
    if (error instanceof NotSaved) return { outcome: 'rejected', errors: error.result }
    throw error
  }
}

function deleteDraft(tx: Database) {
  return tx.delete(homepageVersions).where(eq(homepageVersions.isDraft, true))
}

type NewDraft = {
  readonly sections: readonly Section[]
  readonly placements: PlacementChanges | null
  readonly staffId: Id<'staff'>
}

async function writeDraft(tx: Database, draft: NewDraft): Promise<void> {
  await deleteDraft(tx)
  await tx.insert(homepageVersions).values({ ...draft, isDraft: true })
}

async function findVersion(tx: Database, id: Id<'homepage-version'>) {
  const [row] = await tx
    .select({ sections: homepageVersions.sections })
    .from(homepageVersions)
    .where(and(eq(homepageVersions.id, id), eq(homepageVersions.isDraft, false)))
  return row
}

async function deleteOldVersions(tx: Database): Promise<void> {
  const restorable = tx
    .select({ id: homepageVersions.id })
    .from(homepageVersions)
    .where(eq(homepageVersions.isDraft, false))
    .orderBy(desc(homepageVersions.publishedAt), desc(homepageVersions.id))
    .limit(MAX_VERSIONS)
  await tx
    .delete(homepageVersions)
    .where(and(eq(homepageVersions.isDraft, false), not(inArray(homepageVersions.id, restorable))))
}

function record(tx: Database, staffId: Id<'staff'>, action: string, changes: Readonly<Record<string, unknown>>) {
  return recordChange(tx, staffId, { action, entity: 'homepage-sections', entityId: null, changes })
}

const listNames = (sections: readonly Section[]) =>
  sections.map((section) => getSectionTitle(section) + (section.isHidden ? ' (hidden)' : ''))

function describeChanges(before: readonly Section[], after: readonly Section[]) {
  const [from, to] = [listNames(before).join(', '), listNames(after).join(', ')]
  const edited = after.filter((section) => {
    const old = before.find(({ id }) => id === section.id)
    return old && JSON.stringify(old.settings) !== JSON.stringify(section.settings)
  })
  return { ...(from !== to && { sections: { from, to } }), fields: listNames(edited) }
}

/** Returns the sections with the sizes and URLs of their uploads. @throws NotSaved if any referenced item is missing */
async function checkReferences(
  tx: Database,
  sections: readonly Section[],
  before: readonly Section[],
): Promise<readonly Section[]> {
  const all = sections.map((section) => ({ section, ...getReferences(section) }))
  const productIds = all.flatMap((references) => references.products)
  const collectionIds = all.flatMap((references) => references.collections)
  const slugs = all.flatMap((references) => references.categories)
  const lookIds = all.flatMap((references) => references.looks)
  const lockedUploads = await lockImages(tx, [
    ...new Set(all.flatMap(({ images }) => images.map(({ publicId }) => publicId))),
  ])
  const [foundProducts, foundCollections, foundCategories, foundLooks] = await Promise.all([
    tx.select({ key: products.id }).from(products).where(inArray(products.id, productIds)),
    tx.select({ key: collections.id }).from(collections).where(inArray(collections.id, collectionIds)),
    tx.select({ key: categories.slug }).from(categories).where(inArray(categories.slug, slugs)),
    tx.select({ key: looks.id }).from(looks).where(inArray(looks.id, lookIds)),
  ])
  const known = new Set<string>([...foundProducts, ...foundCollections, ...foundCategories].map(({ key }) => key))
  const storedImages = new Map(
    before.flatMap((section) => getReferences(section).images).map((image) => [image.publicId, image]),
  )
  const storedVideos = before.flatMap((section) => getReferences(section).videos)
  const videos = await lockVideos(
    tx,
    all.flatMap((references) => references.videos),
  )
  const errors: Record<string, string> = {}
  for (const {
    section,
    products: ownProducts,
    collections: ownCollections,
    categories: ownCategories,
    looks: ownLooks,
    images,
    videos: sectionVideos,
  } of all) {
    const isMissing = [...ownProducts, ...ownCollections, ...ownCategories].some((key) => !known.has(key))
    if (isMissing) errors[`sections.${section.id}.source`] = adminText.choiceDeleted
    const isLookMissing = ownLooks.some((id) => !foundLooks.some(({ key }) => key === id))
    if (isLookMissing) errors[`sections.${section.id}.look`] = adminText.choiceDeleted
    if (sectionVideos.some((url) => !videos.has(url) && !storedVideos.includes(url))) {
      errors[`sections.${section.id}.video`] = adminText.videoGone
    }
    for (const { publicId } of images) {
      const isKnown = storedImages.has(publicId) || lockedUploads.some((upload) => upload.publicId === publicId)
      if (!isKnown) errors[`sections.${section.id}.${getImageField(section, publicId)}`] = adminText.imageGone
    }
  }
  if (Object.keys(errors).length > 0) throw new NotSaved(errors)
  return sections.map((section) =>
    mapImages(section, ({ publicId, alt }) => {
      const { url, width, height } =
        lockedUploads.find((upload) => upload.publicId === publicId) ?? storedImages.get(publicId) ?? {}
      if (!url || !width || !height) throw new NotSaved({ '': adminText.imageGone })
      return { url, publicId, width, height, alt }
    }),
  )
}

function getImageField(section: Section, publicId: string): string {
  const values = Object.entries<unknown>(section.settings)
  const [name] = values.find(([, value]) => JSON.stringify(value)?.includes(JSON.stringify(publicId))) ?? []
  return name ?? Object.keys(getKindFields(section.kind))[0] ?? ''
}
