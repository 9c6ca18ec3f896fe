/** A page that search engines should know: its path from '/' on, and when it last changed, where we know. */
export type SitemapPage = { readonly path: string; readonly changed: Date | null }

/** The file that lists pages, as sitemaps.org describes it. */
export function sitemapOf(origin: string, pages: readonly SitemapPage[]): string {
  return list(
    'urlset',
    pages.map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
      return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`
    }),
  )
}

/** The file that lists such files, where one would be too long. */
export function sitemapIndexOf(origin: string, paths: readonly string[]): string {
  return list(
    'sitemapindex',
    paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`),
  )
}

function list(name: string, entries: readonly string[]): string {
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${xmlns}">\n${entries.join('\n')}\n</${name}>\n`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
