import { asc, sql } from 'drizzle-orm'
import type { PageContent } from '#app/content/pages/page-content.ts'
import { pages } from '#app/content/pages/pages.table.ts'
import { byId, type Snapshot } from '#app/exchange/exports/archive-file.ts'
import { publicAddress } from '#app/exchange/exports/files/public-address.ts'
import { pick } from '#app/lib/keys.ts'
import { pagePath } from '#app/store/policies.ts'

export const PAGES_ABOUT =
  'A Markdown file for each page and policy, with its title, address, status and SEO texts as front matter. The unpublished edit of a published page ends in “.draft.md”. Texts keep their placeholders, such as {free_shipping_from}, and images their addresses, which images.csv lists.'

const FIELDS = pick(pages, [
  ...(['title', 'slug', 'policy', 'body', 'seoTitle', 'seoDescription', 'status', 'draft', 'publishedAt'] as const),
  ...(['id', 'updatedAt'] as const),
])
const PAGES_AT_ONCE = 20

/** The files of all pages, a few pages at a time. */
export async function* pageFiles({ db, origin }: Snapshot): AsyncGenerator<{ path: string; text: string }> {
  const read = (after: string, limit: number) =>
    db.select(FIELDS).from(pages).where(sql`${pages.id} > ${after}::uuid`).orderBy(asc(pages.id)).limit(limit)
  for await (const rows of byId(read, PAGES_AT_ONCE)) {
    for (const { id: _, draft, status, publishedAt, updatedAt, ...page } of rows) {
      yield { path: `pages/${page.slug}.md`, text: pageText(page, origin, { status, publishedAt, updatedAt }) }
      if (!draft) continue
      yield { path: `pages/${page.slug}.draft.md`, text: pageText(draft, origin, { status: 'draft', updatedAt }) }
    }
  }
}

/** YAML: texts in double quotes, as JSON writes them. */
function pageText(page: PageContent, origin: string, more: Readonly<Record<string, string | Date | null>>): string {
  const { title, slug, policy, body, seoTitle, seoDescription } = page
  const front = {
    title,
    slug,
    address: publicAddress(pagePath(page), origin),
    policy,
    seoTitle,
    seoDescription,
    ...more,
  }
  const lines = Object.entries(front)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${body.trimEnd()}\n`
}
