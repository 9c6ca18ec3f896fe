import { escapeXml } from '#app/lib/xml.ts'

/** `path` begins with '/'; `changedAt` is null if unknown. */
export type SitemapPage = { readonly path: string; readonly changedAt: Date | null }

/**
 * Parses the name of a sitemap file. `part` is the number of a products file, or 0 for the file with all other pages.
 * Returns null for unknown names.
 */
export function readSitemapName(name: string): { readonly prefix: string; readonly part: number } | null {
  const [found, prefix = '', part = 0] =
    /^(?:([a-z][a-z0-9-]*)\.)?(?:pages|products-([1-9]\d{0,4}))\.xml$/.exec(name) ?? []
  return found === undefined ? null : { prefix, part: Number(part) }
}

/** Renders an XML sitemap (sitemaps.org). */
export function renderSitemap(origin: string, pages: readonly SitemapPage[]): string {
  return renderList(
    'urlset',
    pages.map(({ path, changedAt }) => {
      const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`
    }),
  )
}

export function renderSitemapIndex(origin: string, files: readonly string[]): string {
  return renderList(
    'sitemapindex',
    files.map((file) => `<sitemap><loc>${origin}/sitemap/${file}</loc></sitemap>`),
  )
}

function renderList(name: string, entries: readonly string[]): string {
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${xmlns}">\n${entries.join('\n')}\n</${name}>\n`
}
