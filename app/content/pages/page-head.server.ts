import { createPageAddress, type PathsElsewhere } from '#app/content/locale-addresses.ts'
import type { FoundPage } from '#app/content/pages.server.ts'
import { type HeadStorefront, pageHead } from '#app/content/seo/page-head.server.ts'
import { webPage } from '#app/content/seo/structured-data.ts'
import { pagePath } from '#app/store/policies.ts'

/** Builds the head of a page of the store. `summary` is the default SEO description. */
export function buildPageHead(
  url: Pick<URL, 'origin'>,
  storefront: HeadStorefront,
  { summary, elsewhere, ...page }: FoundPage & { readonly summary: string; readonly elsewhere?: PathsElsewhere },
) {
  const path = pagePath(page)
  return pageHead(url, storefront, {
    title: page.seoTitle || page.title,
    description: page.seoDescription || summary,
    path,
    ...(elsewhere && { elsewhere }),
    structured: [webPage(createPageAddress(url, storefront.locale), url.origin, { ...page, path })],
  })
}
