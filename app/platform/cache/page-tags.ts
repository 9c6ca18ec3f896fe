import { createContext, type RouterContextProvider } from 'react-router'

/**
 * What a public page shows, by name. A write to the database invalidates every page that carries one of its tags: triggers
 * record them (0030_page_changes_by_default.sql).
 *
 * - `settings`: a setting of the store; every page carries it
 * - `collections`: the collections themselves; every page with the storefront's shell carries it
 * - `catalog`: all products and which collections they are in, but of their stock only whether there is any
 * - `assortment`: what can put a product among those that the page of a collection or another product shows: it comes up
 *   for sale or into a category, its collections change, or it can be ordered again. A product that only leaves such a page
 *   is named itself
 * - `product:{id}`: anything that is shown of one product
 */
export type PageTag = 'settings' | 'collections' | 'catalog' | 'assortment' | `product:${string}`

/** The tags of the page that is being rendered; null if it will not be cached. */
export const pageTags = createContext<Set<PageTag> | null>(null)

/** Adds tags to the page that is being rendered. Every loader of a cached page calls it with what it shows. */
export function tagPage(context: Readonly<RouterContextProvider>, ...tags: readonly PageTag[]): void {
  const page = context.get(pageTags)
  for (const tag of tags) page?.add(tag)
}

/** Returns the tags of products, such as those of a list. */
export function productTags(products: readonly { readonly id: string }[]): PageTag[] {
  return products.map(({ id }) => `product:${id}` as const)
}

/** Joins tags into one text: a page carries dozens, and separate strings would take more memory than the page. */
export function joinTags(tags: Iterable<PageTag>): string {
  return [...tags].join(' ')
}

/** Splits a text of `joinTags`. */
export function splitTags(joined: string): PageTag[] {
  return (joined === '' ? [] : joined.split(' ')) as PageTag[]
}
