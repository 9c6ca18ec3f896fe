import type { PageContent } from '#app/content/pages/page-content.ts'
import { fillPagePlaceholders } from '#app/content/pages/page-placeholders.ts'
import { findImages } from '#app/content/pages.server.ts'
import { listReferences, type RichText, readPageMarkdown, toPlainText } from '#app/lib/markdown.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { ShippingPromises } from '#app/pricing/shipping-promises.ts'

/** The minimum number of headings for a table of contents. */
const MIN_HEADINGS = 5

type Entry = { readonly id: string; readonly text: string }

type PageTerms = {
  readonly promises: ShippingPromises
  readonly publishedAt: Date | null
  readonly end?: RichText
}

export type PageView = Awaited<ReturnType<typeof buildPageView>>

/** Returns the data of a page. `end` is appended to its text. `updatedAt` is null if the date is not shown. */
export async function buildPageView(
  db: Database,
  { title, policy, body }: Pick<PageContent, 'title' | 'policy' | 'body'>,
  { promises, publishedAt, end = [] }: PageTerms,
) {
  const text = fillPagePlaceholders(body, promises)
  const images = await findImages(
    db,
    listReferences(text).images.map(({ url }) => url),
  )
  const parsedNodes = readPageMarkdown(text, (url, alt) => {
    const image = images.get(url)
    return image ? { ...image, alt } : null
  })
  const nodes = [...parsedNodes, ...end]
  const sections = listSections(nodes)
  return {
    title,
    nodes,
    contents: sections.length >= MIN_HEADINGS ? sections : [],
    updatedAt: policy ? publishedAt : null,
    summary: toSummary(nodes),
  }
}

function listSections(nodes: RichText): readonly Entry[] {
  return nodes.flatMap((node) => {
    const [tag, children, id] = typeof node === 'string' ? [] : node
    return tag === 'h2' && children && typeof id === 'string' ? [{ id, text: toPlainText(children) }] : []
  })
}

/** Returns the first paragraph, for search engines. */
function toSummary(nodes: RichText): string {
  const first = nodes.find((node) => node[0] === 'p' && typeof node !== 'string')
  return first && typeof first !== 'string' ? toPlainText(first[1]).slice(0, 500) : ''
}
