import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ProductCardData } from '#app/features/catalog/storefront/product-card-data.ts'
import { type ShopFilters, shopQuery } from '#app/features/catalog/storefront/shop/shop-filters.ts'

/** One page of /shop, as the server found it. */
export type ShopPage = {
  readonly page: number
  readonly products: readonly ProductCardData[]
  readonly total: number
  /** There are more than `total`, but no one counted them. */
  readonly more: boolean
  /** What was searched for in place of the text that was typed; null where it is the same. */
  readonly correctedText: string | null
}

/** What the route knows: the page itself, in HTML from the server; in the browser one that is on its way. Null: failed. */
type SearchResult = ShopPage | { readonly answer: Promise<ShopPage | null> }

type Stack = Pick<ShopPage, 'total' | 'more' | 'correctedText'> & {
  /** The query that stands for the filters and the sort. */
  readonly identity: string
  readonly firstPage: number
  readonly pages: readonly ShopPage['products'][]
}

/** `answered` is the last answer that arrived, or failed to, under the history entry `key`. */
type Shown = {
  readonly key: string
  readonly stack: Stack | null
  readonly answered: SearchResult | null
  readonly failed: boolean
}

/** By history entry, so that Back finds the store as long as it was. Filled in the browser only. */
const shownBefore = new Map<string, Stack>()

function remembered(key: string, identity: string): Stack | null {
  const stack = shownBefore.get(key)
  return stack?.identity === identity ? stack : null
}

/** 'Show more' puts the next page under those that are there, as long as the filters stay. */
function grown(stack: Stack | null, identity: string, { page, products, total, more, correctedText }: ShopPage): Stack {
  if (stack?.identity === identity) {
    const at = page - stack.firstPage
    if (at >= 0 && at <= stack.pages.length) {
      return { ...stack, total, more, correctedText, pages: [...stack.pages.slice(0, at), products] }
    }
  }
  return { identity, firstPage: page, pages: [products], total, more, correctedText }
}

type StoreState =
  /** On the screen is what the address asks for. */
  | 'ready'
  /** Another selection, or the first one, is on its way. */
  | 'refining'
  /** The next page of this selection is. */
  | 'growing'
  /** Neither could be loaded. */
  | 'failed'

/**
 * The pages on the screen, and how they stand to what the address asks for. One that is opened or reloaded shows its own
 * page alone. Where an answer fails, what was shown of the same selection stays.
 */
export function useShopPages(loaded: SearchResult, filters: ShopFilters) {
  const { key } = useLocation()
  const identity = shopQuery({ ...filters, page: 1 })
  const [now, setNow] = useState<Shown>(() => {
    const stack = remembered(key, identity)
    if (stack || 'answer' in loaded) return { key, stack, answered: null, failed: false }
    return { key, stack: grown(null, identity, loaded), answered: loaded, failed: false }
  })
  if (now.key !== key) setNow({ ...now, key, stack: remembered(key, identity) ?? now.stack, failed: false })

  useEffect(() => {
    if (!('answer' in loaded)) return
    let requested = true
    loaded.answer.then((page) => {
      if (!requested) return // for something else by now
      setNow(({ stack, ...before }) => ({
        ...before,
        stack: page ? grown(stack, identity, page) : stack,
        answered: loaded,
        failed: !page,
      }))
    })
    return () => {
      requested = false
    }
  }, [loaded, identity])

  const { stack, failed } = now
  const isOfThis = stack?.identity === identity
  useEffect(() => {
    if (stack && isOfThis) shownBefore.set(key, stack)
  }, [key, stack, isOfThis])
  useFirstNewCard(stack)

  const pending = now.answered !== loaded
  const next = stack && isOfThis ? stack.firstPage + stack.pages.length : 0
  const isThere = stack && isOfThis && filters.page >= stack.firstPage && filters.page < next
  let state: StoreState = 'ready'
  if (failed && !isThere) state = 'failed'
  else if (pending && !isThere) state = filters.page === next ? 'growing' : 'refining'
  /** `pending` while 'failed': it is being tried again. */
  return { stack: failed && !isOfThis ? null : stack, state, pending }
}

/** Moves the focus to the first card of a page that was added; coming Back to several pages moves nothing. */
function useFirstNewCard(stack: Stack | null): void {
  const added = stack && stack.pages.length > 1 ? (stack.pages.at(-1)?.[0]?.id ?? null) : null
  const focused = useRef(added)
  useEffect(() => {
    if (added === focused.current) return
    focused.current = added
    if (added) document.querySelector<HTMLElement>(`a[href$="${added}"]`)?.focus({ preventScroll: true })
  }, [added])
}
