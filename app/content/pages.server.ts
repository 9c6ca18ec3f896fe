import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { PageStatus } from '#app/content/pages/page-content.ts'
import { pages } from '#app/content/pages.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { RichImage } from '#app/lib/markdown.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { isImageUpload, uploads } from '#app/platform/images/uploads.table.ts'
import type { Policy } from '#app/store/policies.ts'
import { hasSlug, selectSlugs, selectTexts, type TextLanguage, withTexts } from '#app/store/translated.server.ts'

/** Matches published pages. */
export const publicPage = () => eq(pages.status, 'published')

const SHOWN_COLUMNS = pick(pages, ['title', 'slug', 'policy', 'body', 'seoTitle', 'seoDescription', 'publishedAt'])

export type FoundPage = NonNullable<Awaited<ReturnType<typeof findPageBySlug>>>

/**
 * Finds a published page by its slug, but no policies. The slug and the text are in `language`, or in the original
 * language if it is null.
 */
export async function findPageBySlug(db: Database, slug: string, language: TextLanguage = null) {
  const page = await findPage(db, hasSlug('page', pages, slug, language), language)
  return page?.policy === null ? page : null
}

export async function findPolicyPage(db: Database, policy: Policy, language: TextLanguage = null) {
  return await findPage(db, eq(pages.policy, policy), language)
}

async function findPage(db: Database, condition: SQL, language: TextLanguage) {
  const [page] = await db
    .select({ ...SHOWN_COLUMNS, slugs: selectSlugs('page', pages), texts: selectTexts('page', pages.id, language) })
    .from(pages)
    .where(and(condition, publicPage()))
  if (!page) return null
  const { texts, ...original } = page
  return withTexts(original, texts)
}

export type PolicyPage = { readonly id: Id<'page'>; readonly title: string; readonly status: PageStatus }

/** Returns the pages of policies, published or not. */
export async function readPolicies(db: Database): Promise<ReadonlyMap<Policy, PolicyPage>> {
  const rows = await db
    .select(pick(pages, ['id', 'title', 'status', 'policy']))
    .from(pages)
    .where(isNotNull(pages.policy))
    .orderBy(asc(pages.policy))
  return new Map(rows.flatMap(({ policy, ...page }) => (policy ? [[policy, page] as const] : [])))
}

/** Returns the store's images that have these URLs. */
export async function findImages(db: Database, urls: readonly string[]): Promise<ReadonlyMap<string, RichImage>> {
  if (urls.length === 0) return new Map()
  const rows = await db
    .select(pick(uploads, ['url', 'width', 'height']))
    .from(uploads)
    .where(and(inArray(uploads.url, [...urls]), isImageUpload()))
  return new Map(rows.map((image) => [image.url, { ...image, alt: '' }]))
}
