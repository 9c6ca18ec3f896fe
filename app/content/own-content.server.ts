import { count, eq } from 'drizzle-orm'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import { showDueAnnouncement } from '#app/content/announcements/shown-announcement.server.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { withoutDemoContent } from '#app/content/homepage/sections/own-sections.server.ts'
import { readStoredSections } from '#app/content/homepage/sections/section-input.ts'
import { readPublishedSections } from '#app/content/homepage-sections.server.ts'
import { MENUS, type MenuItem, type MenuName } from '#app/content/menus/menu.ts'
import { readStoredMenu } from '#app/content/menus/menu-input.ts'
import { menus } from '#app/content/menus/menus.table.ts'
import { createPresetMenus } from '#app/content/menus/preset-menus.ts'
import { isSameJson } from '#app/lib/lists.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { inStoreLanguage } from '#app/store/markets.server.ts'

/** The announcement that db/baseline.sql inserts. */
export const DEMO_ANNOUNCEMENT = "Free Shipping On All Orders - Don't Miss Out!"

const isDemoAnnouncement = eq(announcements.text, DEMO_ANNOUNCEMENT)

export async function countDemoAnnouncements(db: Database): Promise<number> {
  const [row] = await db.select({ found: count() }).from(announcements).where(isDemoAnnouncement)
  return row?.found ?? 0
}

/** Removes the demo store's announcement and keeps announcements that staff wrote. */
export async function removeDemoAnnouncements(tx: Database): Promise<void> {
  await tx.delete(announcements).where(isDemoAnnouncement)
  await showDueAnnouncement(tx)
}

/** Counts the visible sections that still contain the demo store's content. */
export async function countDemoSections(db: Database, isDemo: boolean): Promise<number> {
  const sections = await readPublishedSections(db, isDemo)
  const ownSections = withoutDemoContent(sections)
  return sections.filter((section, index) => JSON.stringify(section) !== JSON.stringify(ownSections[index])).length
}

/**
 * Removes the demo store's content from all versions of the homepage. Without versions, the preset of the owner's store
 * applies automatically.
 */
export async function removeDemoSections(tx: Database): Promise<void> {
  const versions = await tx.select().from(homepageVersions).for('update')
  for (const { id, sections: stored } of versions) {
    const { sections } = readStoredSections(stored)
    const ownSections = await inStoreLanguage(tx, () => withoutDemoContent(sections))
    await tx.update(homepageVersions).set({ sections: ownSections }).where(eq(homepageVersions.id, id))
  }
}

/**
 * Removes the demo store's items from saved menus, such as the links to new arrivals and bestsellers. For menus that
 * were never saved, the presets of the owner's store apply automatically.
 */
export async function removeDemoMenuItems(tx: Database): Promise<void> {
  for (const name of MENUS) {
    const [row] = await tx.select({ items: menus.items }).from(menus).where(eq(menus.name, name)).for('update')
    if (!row) continue
    const storedItems = readStoredMenu(row.items)
    const items = await inStoreLanguage(tx, () => withoutDemoItems(name, storedItems))
    await tx.update(menus).set({ items }).where(eq(menus.name, name))
  }
}

function withoutDemoItems(name: MenuName, items: readonly MenuItem[]): readonly MenuItem[] {
  const nestedIn = (isDemo: boolean) => createPresetMenus(isDemo)[name].flatMap((item) => item.items)
  const ownIds = new Set(nestedIn(false).map(({ id }) => id))
  const demoItems = nestedIn(true).filter(({ id }) => !ownIds.has(id))
  return items.map((item) => ({
    ...item,
    items: item.items.filter((nested) => !demoItems.some((demo) => isSameJson(demo, nested))),
  }))
}
