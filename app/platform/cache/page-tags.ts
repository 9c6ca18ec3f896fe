import { createContext, type RouterContextProvider } from 'react-router'

/**
 * A tag names what a public page shows. A write invalidates the pages with one of its tags (db/functions/page-changes.sql).
 * `settings`: on every page. `collections`, `categories`: on every page with the storefront's shell. `catalog`: all
 * products, but of their stock only whether there is any. `availability`: which sizes and colors of them can be bought.
 * `assortment`: what can add a product to a page that lists products; one that leaves it is named itself. `market:…`: on every
 * page of a market, for prices that follow a changed rate. `memberships`: which products collections have; on no page
 * (catalog/facets follows it). `redirects`: where addresses without a page lead. `pages`: those that staff wrote; on
 * every page with the storefront's shell, as its footer lists them. `homepage`: its published sections. `shell`: menus and announcement; on
 * every page with the storefront's shell. `size-guides`: all of them; on the pages that show one.
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
  | `product:${string}`
  | `market:${string}`

/** Of the page that is being rendered; null if it will not be cached. */
export const pageTags = createContext<Set<PageTag> | null>(null)

/** Every loader of a cached page calls it with what it shows. */
export function tagPage(context: Readonly<RouterContextProvider>, ...tags: readonly PageTag[]): void {
  const page = context.get(pageTags)
  for (const tag of tags) page?.add(tag)
}

export function productTags(products: readonly { readonly id: string }[]): PageTag[] {
  return products.map(({ id }) => `product:${id}` as const)
}

/** As one text: a page carries dozens, and separate strings would take more memory than the page. */
export function joinTags(tags: Iterable<PageTag>): string {
  return [...tags].join(' ')
}

export function splitTags(joined: string): PageTag[] {
  return (joined === '' ? [] : joined.split(' ')) as PageTag[]
}
