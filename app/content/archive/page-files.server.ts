import { asc, sql } from 'drizzle-orm'
import type { PageContent } from '#app/content/pages/page-content.ts'
import { pages } from '#app/content/pages.table.ts'
import { pick } from '#app/lib/keys.ts'
import { readById, type Snapshot, type TextFolder, toPublicUrl } from '#app/store/file-formats.ts'
import { getPagePath } from '#app/store/policies.ts'

const FIELDS = pick(pages, [
  ...(['title', 'slug', 'policy', 'body', 'seoTitle', 'seoDescription', 'status', 'draft', 'publishedAt'] as const),
  ...(['id', 'updatedAt'] as const),
])
const PAGES_AT_ONCE = 20

/** Reads a few pages at a time. */
async function* readPageFiles({ db, origin }: Snapshot): AsyncGenerator<{ path: string; text: string }> {
  const read = (after: string, limit: number) =>
    db.select(FIELDS).from(pages).where(sql`${pages.id} > ${after}::uuid`).orderBy(asc(pages.id)).limit(limit)
  for await (const rows of readById(read, PAGES_AT_ONCE)) {
    for (const { id: _, draft, status, publishedAt, updatedAt, ...page } of rows) {
      yield { path: `pages/${page.slug}.md`, text: formatPageFile(page, origin, { status, publishedAt, updatedAt }) }
      if (!draft) continue
      yield { path: `pages/${page.slug}.draft.md`, text: formatPageFile(draft, origin, { status: 'draft', updatedAt }) }
    }
  }
}

/** Front matter is YAML; its strings are quoted as in JSON. */
function formatPageFile(
  page: PageContent,
  origin: string,
  more: Readonly<Record<string, string | Date | null>>,
): string {
  const { title, slug, policy, body, seoTitle, seoDescription } = page
  const frontMatter = {
    title,
    slug,
    address: toPublicUrl(getPagePath(page), origin),
    policy,
    seoTitle,
    seoDescription,
    ...more,
  }
  const lines = Object.entries(frontMatter)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${body.trimEnd()}\n`
}

export const pageFiles: TextFolder = {
  path: 'pages/',
  about:
    'One Markdown file per page and policy, with its title, URL slug, status and SEO text as front matter. Unpublished edits of a published page are in a file that ends in “.draft.md”. Text keeps its placeholders, such as {free_shipping_from}, and images keep their URLs, which images.csv lists.',
  files: readPageFiles,
}
