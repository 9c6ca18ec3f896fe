import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { productImages, products } from '#app/catalog/products.table.ts'
import { readHomepagePlan } from '#app/content/homepage/admin/homepage-plan.server.ts'
import {
  listProductIds,
  NO_PLACEMENT_CHANGES,
  readPlacementChanges,
} from '#app/content/homepage/admin/placement-changes.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { createPresetSections } from '#app/content/homepage/sections/preset-sections.server.ts'
import { readStoredSections } from '#app/content/homepage/sections/section-input.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'
import { getReferences } from '#app/content/homepage/sections/section-references.ts'
import { looks } from '#app/content/looks/looks.table.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { inStoreLanguage } from '#app/store/markets.server.ts'
import type { Settings } from '#app/store/settings.ts'
import { adminUsers } from '#app/store/staff.table.ts'

const { id, sections, placements, isDraft, publishedAt, staffId, updatedAt } = homepageVersions

/** Returns the draft, or the published sections if there is no draft. */
export async function readHomepageState(db: Database, isDemo: boolean) {
  const selectLatest = (shouldBeDraft: boolean) =>
    db
      .select({ id, sections, placements, updatedAt, staffId, staffName: adminUsers.fullName })
      .from(homepageVersions)
      .leftJoin(adminUsers, eq(adminUsers.id, staffId))
      .where(eq(isDraft, shouldBeDraft))
      .orderBy(desc(publishedAt), desc(id))
      .limit(1)
  const [[draft], [last]] = await Promise.all([selectLatest(true), selectLatest(false)])
  const preset = await inStoreLanguage(db, () => createPresetSections(isDemo))
  const published = last ? readStoredSections(last.sections) : { sections: preset, repaired: [] }
  const current = draft ? readStoredSections(draft.sections) : published
  const changes = readPlacementChanges(draft?.placements)
  return {
    ...current,
    placements: changes.ok ? changes.changes : NO_PLACEMENT_CHANGES,
    published: published.sections,
    hasDraft: draft !== undefined,
    /** The last editor of the draft. */
    editedBy: draft?.staffId ? { id: draft.staffId, name: draft.staffName } : null,
    version: computeVersion([draft?.id, last?.id, draft || last ? null : preset]),
  }
}

/** Returns the names and images of items that staff can choose for sections, or have chosen. */
async function readSectionChoices(db: Database, shown: readonly Section[]) {
  const chosenIds = shown.flatMap((section) => getReferences(section).products)
  const [allCollections, allCategories, allLooks, chosenProducts] = await Promise.all([
    db
      .select({
        ...pick(collections, ['id', 'name', 'status']),
        image: collections.imageUrl,
        hero: collections.heroImage,
      })
      .from(collections)
      .orderBy(asc(collections.position), asc(collections.id)),
    db
      .select(pick(categories, ['slug', 'name']))
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.slug)),
    db
      .select(pick(looks, ['id', 'name', 'isActive']))
      .from(looks)
      .orderBy(asc(looks.position), asc(looks.id)),
    db
      .select({ ...pick(products, ['id', 'name', 'status']), image: productImages.url })
      .from(products)
      .leftJoin(productImages, and(eq(productImages.productId, products.id), eq(productImages.isPrimary, true)))
      .where(inArray(products.id, chosenIds)),
  ])
  return {
    collections: allCollections.map(({ hero, image, ...collection }) => ({ ...collection, image: image ?? hero })),
    categories: allCategories,
    looks: allLooks,
    products: chosenProducts,
  }
}

export type SectionChoices = Awaited<ReturnType<typeof readSectionChoices>>

/** Lists the published versions, newest first. Shoppers see the newest one. */
function listVersions(db: Database) {
  return db
    .select({ id, publishedAt, staffName: adminUsers.fullName })
    .from(homepageVersions)
    .leftJoin(adminUsers, eq(adminUsers.id, homepageVersions.staffId))
    .where(eq(isDraft, false))
    .orderBy(desc(publishedAt), desc(id))
}

export type HomepageVersion = Awaited<ReturnType<typeof listVersions>>[number]

export async function readHomepageEditor(db: Database, settings: Settings) {
  const state = await readHomepageState(db, settings.demo_content)
  const [choices, versions, plan] = await Promise.all([
    readSectionChoices(db, state.sections),
    listVersions(db),
    readHomepagePlan(db, settings, listProductIds(state.placements)),
  ])
  return { ...state, choices, versions, plan }
}

export type HomepageEditorData = Awaited<ReturnType<typeof readHomepageEditor>>
