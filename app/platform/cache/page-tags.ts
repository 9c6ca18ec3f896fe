import { createContext, type RouterContextProvider } from 'react-router'

/**
 * What a public page shows, by name. Whoever writes one of these in the database makes every page that carries its tag
 * old: triggers see to it (db/migrations, page_changes).
 *
 * - `settings`: a setting of the store; every page carries it
 * - `collections`: which collections there are, their names and sequence; every page with the storefront's shell
 * - `collection:{id}`: one collection, and which products it holds
 * - `catalog`: which products there are and what of them decides over lists: not how many pieces are left
 * - `assortment`: what can put a product among those that a collection's or another's page shows: it comes up for sale, into
 *   a category or a collection, or can be ordered again. What only takes it from there names the product itself
 * - `product:{id}`: anything that is shown of one product
 */
export type PageTag =
  | 'settings'
  | 'collections'
  | 'catalog'
  | 'assortment'
  | `collection:${string}`
  | `product:${string}`

/** The tags of the page that is being made; null where nobody keeps it. */
export const pageTags = createContext<Set<PageTag> | null>(null)

/** Says what the page that is being made shows. To be called by every loader of a page that is kept. */
export function tagPage(context: Readonly<RouterContextProvider>, ...tags: readonly PageTag[]): void {
  const page = context.get(pageTags)
  for (const tag of tags) page?.add(tag)
}

/** The tags of products, such as those of a list. */
export function productTags(products: readonly { readonly id: string }[]): PageTag[] {
  return products.map(({ id }) => `product:${id}` as const)
}

/** Tags as one text: a page that is kept carries dozens, and a text for each takes more memory than the page. */
export function joinTags(tags: Iterable<PageTag>): string {
  return [...tags].join(' ')
}

/** The tags in a text of `joinTags`. */
export function splitTags(joined: string): PageTag[] {
  return (joined === '' ? [] : joined.split(' ')) as PageTag[]
}
