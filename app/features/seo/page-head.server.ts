import { type Money, toDecimal } from '#app/features/money/money.ts'
import type { PageHead } from '#app/features/seo/page-head.ts'
import { type Share, storeShare } from '#app/features/seo/share.server.ts'
import type { StructuredData } from '#app/features/seo/structured-data.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { metaDescription, metaTitle } from '#app/lib/meta-texts.ts'
import { SHARE_HEIGHT, SHARE_WIDTH } from '#app/platform/images/share-card.ts'

type PageDetails = {
  readonly title: string
  readonly description: string
  /** The canonical path, from '/' on; null: not indexed. */
  readonly path: string | null
  readonly share?: Share
  readonly price?: Money
  readonly structured?: readonly StructuredData[]
}

/** The head of a public page (docs/rules.md, Search engines). `origin` is PUBLIC_URL's if that is set. */
export function pageHead({ origin }: Pick<URL, 'origin'>, settings: Settings, page: PageDetails): PageHead {
  const { title, path, price, structured = [] } = page
  const { store_name: store } = settings
  const share = page.share ?? storeShare(settings)
  const fullTitle = path === '/' ? metaTitle(store, title) : metaTitle(title, store)
  const description = metaDescription(page.description, fullTitle)
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    path === null
      ? { name: 'robots', content: 'noindex, follow' }
      : { tagName: 'link', rel: 'canonical', href: origin + path },
    ...(path === null ? [] : [{ property: 'og:url', content: origin + path }]),
    { property: 'og:type', content: price ? 'product' : 'website' },
    { property: 'og:site_name', content: store },
    { property: 'og:title', content: path === '/' ? store : title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: origin + share.address },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(SHARE_WIDTH) },
    { property: 'og:image:height', content: String(SHARE_HEIGHT) },
    { property: 'og:image:alt', content: share.alt },
    ...(price
      ? [
          { property: 'product:price:amount', content: toDecimal(price) },
          { property: 'product:price:currency', content: price.currency },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ]
}
