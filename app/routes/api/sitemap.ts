import { readSitemap, readSitemapFile } from '#app/content/seo/sitemap.server.ts'
import { readSitemapName, renderSitemap, renderSitemapIndex } from '#app/content/seo/sitemap.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { showsRule } from '#app/store/law-rules.ts'
import type { Route } from './+types/sitemap'

export const cache = {
  params: { file: (name) => readSitemapName(name) !== null },
} satisfies RouteCache

/** Serves `/sitemap.xml` and, in a store with many products or locales, the files under `/sitemap/` that it lists. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  const { settings, locales: open } = await readStorefront(context)
  const locales = open.map((locale) => {
    return { ...locale, hasStatement: showsRule('accessibility', locale.market, settings) }
  })
  const pages = params.file === undefined ? null : await readSitemapFile(db, params.file, locales)
  // A 404 has no tags and so is not cached, because the number of possible file names is unlimited
  if (params.file !== undefined && !pages) throw notFound('Page Not Found')
  // Without a tag for each product, the dates of changes can be an hour old, which is the maximum age of a cached page
  tagPage(context, 'settings', 'catalog', 'collections', 'categories', 'pages')
  if (pages) return xmlResponse(renderSitemap(url.origin, pages))
  const sitemap = await readSitemap(db, locales)
  return xmlResponse(
    'pages' in sitemap ? renderSitemap(url.origin, sitemap.pages) : renderSitemapIndex(url.origin, sitemap.files),
  )
}

function xmlResponse(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
