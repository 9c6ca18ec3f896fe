import { readSitemap, readSitemapFile } from '#app/features/seo/sitemap.server.ts'
import { sitemapIndexOf, sitemapOf } from '#app/features/seo/sitemap.ts'
import { notFound } from '#app/lib/not-found.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import type { Route } from './+types/sitemap'

export const cache = {
  params: { file: (name) => /^(pages|products-[1-9]\d{0,4})\.xml$/.test(name) },
} satisfies RouteCache

/** `/sitemap.xml`, and the files below `/sitemap/` that it names in a large store. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  // A text that changes makes no new sitemap: its dates may be an hour behind, as no page is kept for longer.
  tagPage(context, 'catalog', 'collections')
  if (params.file !== undefined) {
    const pages = await readSitemapFile(db, params.file)
    if (!pages) throw notFound('Page Not Found')
    return xml(sitemapOf(url.origin, pages))
  }
  const sitemap = await readSitemap(db)
  return xml(
    'pages' in sitemap
      ? sitemapOf(url.origin, sitemap.pages)
      : sitemapIndexOf(
          url.origin,
          sitemap.files.map((file) => `/sitemap/${file}`),
        ),
  )
}

function xml(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
