import { createPageUrl, type LocalizedPaths } from '#app/content/locale-addresses.ts'
import type { FoundPage } from '#app/content/pages.server.ts'
import { createPageHead, type HeadStorefront } from '#app/content/seo/page-head.server.ts'
import { buildWebPage } from '#app/content/seo/structured-data.ts'
import { getPagePath } from '#app/store/policies.ts'

/** Builds the head of a page of the store. `summary` is the default SEO description. */
export function buildPageHead(
  url: Pick<URL, 'origin'>,
  storefront: HeadStorefront,
  { summary, elsewhere, ...page }: FoundPage & { readonly summary: string; readonly elsewhere?: LocalizedPaths },
) {
  const path = getPagePath(page)
  return createPageHead(url, storefront, {
    title: page.seoTitle || page.title,
    description: page.seoDescription || summary,
    path,
    ...(elsewhere && { elsewhere }),
    structuredData: [buildWebPage(createPageUrl(url, storefront.locale), url.origin, { ...page, path })],
  })
}
