import { eq } from 'drizzle-orm'
import { readPublishedSections } from '#app/content/homepage/sections/homepage-sections.server.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { ownSections } from '#app/content/homepage/sections/own-sections.server.ts'
import { readStoredSections } from '#app/content/homepage/sections/section-input.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { inStoreLanguage } from '#app/store/markets.server.ts'

/** How many sections that shoppers see still have something of the demo store. */
export async function countDemoSections(db: Database, isDemo: boolean): Promise<number> {
  const sections = await readPublishedSections(db, isDemo)
  const own = ownSections(sections)
  return sections.filter((section, at) => JSON.stringify(section) !== JSON.stringify(own[at])).length
}

/** Takes what is still the demo store's out of all versions of the homepage. Without any, the preset changes. */
export async function makeOwnHomepage(tx: Database): Promise<void> {
  const versions = await tx.select().from(homepageVersions).for('update')
  for (const { id, sections: stored } of versions) {
    const { sections } = readStoredSections(stored)
    const own = await inStoreLanguage(tx, () => ownSections(sections))
    await tx.update(homepageVersions).set({ sections: own }).where(eq(homepageVersions.id, id))
  }
}
