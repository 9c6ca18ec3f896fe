import { desc, eq, sql } from 'drizzle-orm'
import { homepageVersions } from '#app/features/homepage/sections/homepage-versions.table.ts'
import { presetSections } from '#app/features/homepage/sections/preset-sections.ts'
import type { Counter } from '#app/features/homepage/sections/section-fields.ts'
import { readStoredSections } from '#app/features/homepage/sections/section-input.ts'
import type { Section } from '#app/features/homepage/sections/section-kinds.ts'
import { parseJson } from '#app/lib/json.ts'
import { coalesce } from '#app/platform/db/coalesce.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

let lastRead: { readonly text: string; readonly sections: readonly Section[] } | null = null

export async function readPublishedSections(db: Database, isDemo: boolean): Promise<readonly Section[]> {
  return sectionsFrom(await readPublishedText(db), isDemo)
}

/** The published sections, hidden ones too. The last text is cached, because it rarely changes. */
export function sectionsFrom(text: string | null, isDemo: boolean): readonly Section[] {
  if (text === null) return presetSections(isDemo)
  if (lastRead?.text === text) return lastRead.sections
  const { sections } = readStoredSections(parseJson(text))
  lastRead = { text, sections }
  return sections
}

/** For `sectionsFrom`. */
export const readPublishedText = coalesce(async (db): Promise<string | null> => {
  const [row] = await db
    .select({ text: sql<string>`${homepageVersions.sections}::text` })
    .from(homepageVersions)
    .where(eq(homepageVersions.isDraft, false))
    .orderBy(desc(homepageVersions.publishedAt), desc(homepageVersions.id))
    .limit(1)
  return row?.text ?? null
})

/** What the homepage says about the store elsewhere: in the title of its page and in the web app's description. */
export function homepageSubtitle(sections: readonly Section[]): string {
  for (const section of sections) {
    if (section.kind === 'hero' && !section.isHidden) return section.settings.subtitle
  }
  return ''
}

/** The figures of the brand story, which the About page repeats. */
export function homepageCounters(sections: readonly Section[]): readonly Counter[] {
  for (const section of sections) {
    if (section.kind === 'story' && !section.isHidden && section.settings.counters.length > 0) {
      return section.settings.counters
    }
  }
  return []
}
