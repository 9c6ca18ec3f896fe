import { createContext, type RouterContextProvider } from 'react-router'

/**
 * A tag names content of a public page. A write invalidates the pages that have one of its tags
 * (db/functions/page-changes.sql). `settings`: on every page. `collections`, `categories`: on every page with the
 * storefront's shell. `catalog`: all products, including whether they are in stock, but not how many. `availability`:
 * the sizes and colors that can be bought. `assortment`: changes that can add a product to a list; a product that
 * leaves a list has its own tag. `market:…`: on every page of a market, for prices that change with its exchange rate.
 * `memberships`: the products of collections; on no page (catalog/facets uses it). `redirects`: the targets of URLs
 * without a page. `pages`: the pages that staff wrote; on every page with the storefront's shell, because its footer
 * lists them. `homepage`: the published sections. `shell`: menus and announcement; on every page with the storefront's
 * shell. `size-guides`: on the pages that show a size guide. `looks`: on the pages that can show looks.
 * `manufacturer:…`: on the pages that show a manufacturer.
 */
export type PageTag =
  | 'settings'
  | 'collections'
  | 'categories'
  | 'catalog'
  | 'availability'
  | 'assortment'
  | 'memberships'
  | 'redirects'
  | 'pages'
  | 'homepage'
  | 'shell'
  | 'size-guides'
  | 'looks'
  | `manufacturer:${string}`
  | `product:${string}`
  | `market:${string}`

/** The tags of the page that is being rendered; null if it will not be cached. */
export const pageTags = createContext<Set<PageTag> | null>(null)

/** Every loader of a cached page must call this with the tags of its data. */
export function tagPage(context: Readonly<RouterContextProvider>, ...tags: readonly PageTag[]): void {
  const page = context.get(pageTags)
  for (const tag of tags) page?.add(tag)
}

export function getProductTags(products: readonly { readonly id: string }[]): PageTag[] {
  return products.map(({ id }) => `product:${id}` as const)
}

/** Joins tags into one string: a page has dozens, and separate strings would take more memory than the page. */
export function joinTags(tags: Iterable<PageTag>): string {
  return [...tags].join(' ')
}

export function splitTags(joined: string): PageTag[] {
  return (joined === '' ? [] : joined.split(' ')) as PageTag[]
}
