import { readSitemap, readSitemapFile } from '#app/features/seo/sitemap.server.ts'
import { renderSitemap, renderSitemapIndex } from '#app/features/seo/sitemap.ts'
import { notFound } from '#app/lib/not-found.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import type { Route } from './+types/sitemap'

export const cache = {
  params: { file: (name) => /^(pages|products-[1-9]\d{0,4})\.xml$/.test(name) },
} satisfies RouteCache

/** `/sitemap.xml`, and the files below `/sitemap/` that it lists in a large store. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  // Not tagged with every product: its dates may be an hour old, the maximum age of a cached page.
  tagPage(context, 'catalog', 'collections')
  if (params.file !== undefined) {
    const pages = await readSitemapFile(db, params.file)
    if (!pages) throw notFound('Page Not Found')
    return xml(renderSitemap(url.origin, pages))
  }
  const sitemap = await readSitemap(db)
  return xml(
    'pages' in sitemap ? renderSitemap(url.origin, sitemap.pages) : renderSitemapIndex(url.origin, sitemap.files),
  )
}

function xml(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
