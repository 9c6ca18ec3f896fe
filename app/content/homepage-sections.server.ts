import { desc, eq, sql } from 'drizzle-orm'
import type { CategorySlugChange } from '#app/catalog/events.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { createPresetSections } from '#app/content/homepage/sections/preset-sections.server.ts'
import type { Counter } from '#app/content/homepage/sections/section-fields.ts'
import { getSectionTitle, readStoredSections } from '#app/content/homepage/sections/section-input.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'
import { withSectionTexts } from '#app/content/homepage/sections/section-texts.ts'
import { listGaps } from '#app/content/page-gaps.ts'
import { parseJson } from '#app/lib/json.ts'
import { coalesce } from '#app/platform/db/coalesce.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'
import {
  computeSubjectId,
  getLanguageForPrefix,
  selectAllTexts,
  type TextsBySubject,
} from '#app/store/translated.server.ts'

let lastRead: { readonly text: string; readonly sections: readonly Section[] } | null = null

/** `prefix`: the prefix of the locale whose text is returned; '' for the original text. */
export async function readPublishedSections(db: Database, isDemo: boolean, prefix = ''): Promise<readonly Section[]> {
  return buildSections(await readPublished(db, prefix), isDemo)
}

/** Returns the published sections, including hidden ones, with their text in a language. */
export function buildSections({ text, texts }: PublishedHomepage, isDemo: boolean): readonly Section[] {
  const sections = parseOriginals(text, isDemo)
  if (Object.keys(texts).length === 0) return sections
  return sections.map((section) => {
    const translated = texts[computeSubjectId('homepage-section', section.id)]
    return translated ? withSectionTexts(section, translated) : section
  })
}

/** The result for the most recent text is cached, because the text rarely changes. */
function parseOriginals(text: string | null, isDemo: boolean): readonly Section[] {
  if (text === null) return createPresetSections(isDemo)
  if (lastRead?.text === text) return lastRead.sections
  const { sections } = readStoredSections(parseJson(text))
  lastRead = { text, sections }
  return sections
}

/** `text`: the sections as JSON; null if none are published, so that a preset is shown. */
type PublishedHomepage = { readonly text: string | null; readonly texts: TextsBySubject }

/** Reads the stored sections and their translations in one statement. */
export const readPublished = coalesce(async (db, prefix: string): Promise<PublishedHomepage> => {
  const { isDraft, publishedAt, id, sections } = homepageVersions
  const published = db
    .select({ text: sql<string>`${sections}::text` })
    .from(homepageVersions)
    .where(eq(isDraft, false))
    .orderBy(desc(publishedAt), desc(id))
    .limit(1)
  const texts = selectAllTexts('homepage-section', getLanguageForPrefix(prefix))
  return await readValues(db, { text: sql<string | null>`${published}`, texts })
})

/** Returns the subtitle of the first visible hero, for the homepage title and the web app's description. */
export function findHomepageSubtitle(sections: readonly Section[]): string {
  for (const section of sections) {
    if (section.kind === 'hero' && !section.isHidden) return section.settings.subtitle
  }
  return ''
}

/** Returns the counters of the first visible brand story that has any. The About page also shows them. */
export function listHomepageCounters(sections: readonly Section[]): readonly Counter[] {
  for (const section of sections) {
    if (section.kind === 'story' && !section.isHidden && section.settings.counters.length > 0) {
      return section.settings.counters
    }
  }
  return []
}

/** Updates the slug of a renamed or merged category in the sections of every version. */
export async function updateCategorySlug(tx: Database, { from, to }: CategorySlugChange): Promise<void> {
  const { sections } = homepageVersions
  const [before, after] = [buildCategorySource(from), buildCategorySource(to)]
  await tx
    .update(homepageVersions)
    .set({ sections: sql`replace(${sections}::text, ${before}, ${after})::jsonb` })
    .where(sql`strpos(${sections}::text, ${before}) > 0`)
}

/**
 * Returns the source in PostgreSQL's JSON format. No text can contain this format, because quotes in text are escaped.
 */
function buildCategorySource(slug: string) {
  return sql`jsonb_build_object('from', 'category', 'slug', ${slug}::text)::text`
}

/** Returns the titles of visible sections whose text still has gaps for the owner to fill in. */
export function listUnfinishedSections(sections: readonly Section[]): readonly string[] {
  return sections
    .filter(({ isHidden, settings }) => !isHidden && listTexts(settings).some((text) => listGaps(text).length > 0))
    .map(getSectionTitle)
}

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}
