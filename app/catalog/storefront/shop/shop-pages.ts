import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { getCardPath } from '#app/catalog/catalog.ts'
import type { FacetCounts } from '#app/catalog/facets/facets.ts'
import type { FacetName } from '#app/catalog/facets/match-facets.ts'
import type { ProductCardData } from '#app/catalog/product-cards.ts'
import { buildShopQuery, type ShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'

export type ShopPage = {
  readonly page: number
  readonly products: readonly ProductCardData[]
  /** Counted up to 10,000. */
  readonly total: number
  readonly more: boolean
  /** True if the list has an item for each color. */
  readonly byColor: boolean
  readonly correctedText: string | null
  readonly facets: FacetCounts
  /** If nothing matches: the filters without which some products would match. */
  readonly without: readonly FilterRemoval[]
}

/** `total` and `query`: the number of matching products and the URL query without the filter. */
export type FilterRemoval = { readonly filter: FacetName | 'search'; readonly total: number; readonly query: string }

/** The page that the route loaded or, in the browser, a promise of it that resolves to null if loading failed. */
type LoadedPage = ShopPage | { readonly loading: Promise<ShopPage | null> }

type Counts = Pick<ShopPage, 'total' | 'more' | 'byColor' | 'correctedText' | 'facets' | 'without'>

type Stack = Counts & {
  readonly listKey: string
  readonly firstPage: number
  readonly pages: readonly ShopPage['products'][]
}

/** `settled` is the last page that loaded or failed under the history entry `key`. */
type ShownPages = {
  readonly key: string
  readonly stack: Stack | null
  readonly settled: LoadedPage | null
  readonly failed: boolean
}

/** Stored by history entry, so that Back restores all pages. Filled in the browser only. */
const stacks = new Map<string, Stack>()

function restore(key: string, listKey: string): Stack | null {
  const stack = stacks.get(key)
  return stack?.listKey === listKey ? stack : null
}

function withPage(
  stack: Stack | null,
  listKey: string,
  { page, products, total, more, byColor, correctedText, facets, without }: ShopPage,
): Stack {
  const counts = { total, more, byColor, correctedText, facets, without }
  if (stack?.listKey === listKey) {
    const index = page - stack.firstPage
    if (index >= 0 && index <= stack.pages.length) {
      return { ...stack, ...counts, pages: [...stack.pages.slice(0, index), products] }
    }
  }
  return { listKey, firstPage: page, pages: [products], ...counts }
}

/** 'loading-list': a different list is loading; 'loading-page': the next page of this list is loading. */
type ShopState = 'ready' | 'loading-list' | 'loading-page' | 'failed'

/** An opened or reloaded page replaces the shown pages; if loading fails, they stay. */
export function useShopPages(loaded: LoadedPage, filters: ShopFilters) {
  const { key } = useLocation()
  const listKey = buildShopQuery({ ...filters, page: 1 })
  const [shown, setShown] = useState<ShownPages>(() => {
    const stack = restore(key, listKey)
    if (stack || 'loading' in loaded) return { key, stack, settled: null, failed: false }
    return { key, stack: withPage(null, listKey, loaded), settled: loaded, failed: false }
  })
  if (shown.key !== key) setShown({ ...shown, key, stack: restore(key, listKey) ?? shown.stack, failed: false })
  else if (!('loading' in loaded) && shown.settled !== loaded) {
    setShown({ ...shown, stack: withPage(shown.stack, listKey, loaded), settled: loaded, failed: false })
  }

  useEffect(() => {
    if (!('loading' in loaded)) return
    let isCurrent = true
    loaded.loading.then((page) => {
      if (!isCurrent) return
      setShown(({ stack, ...before }) => ({
        ...before,
        stack: page ? withPage(stack, listKey, page) : stack,
        settled: loaded,
        failed: !page,
      }))
    })
    return () => {
      isCurrent = false
    }
  }, [loaded, listKey])

  const { stack, failed } = shown
  const isSameList = stack?.listKey === listKey
  useEffect(() => {
    if (stack && isSameList) stacks.set(key, stack)
  }, [key, stack, isSameList])
  useFocusOnNewPage(stack)

  const pending = shown.settled !== loaded
  const nextPage = stack && isSameList ? stack.firstPage + stack.pages.length : 0
  const isPageShown = stack && isSameList && filters.page >= stack.firstPage && filters.page < nextPage
  let state: ShopState = 'ready'
  if (failed && !isPageShown) state = 'failed'
  else if (pending && !isPageShown) state = filters.page === nextPage ? 'loading-page' : 'loading-list'
  /** In the state 'failed', `pending` means that a retry is running. */
  return { stack: failed && !isSameList ? null : stack, state, pending }
}

/** Focuses the first product of an added page. Does nothing when Back restores several pages. */
function useFocusOnNewPage(stack: Stack | null): void {
  const added = stack && stack.pages.length > 1 ? stack.pages.at(-1)?.[0] : undefined
  const path = added ? getCardPath(added) : null
  const focused = useRef(path)
  useEffect(() => {
    if (path === focused.current) return
    focused.current = path
    if (path) document.querySelector<HTMLElement>(`a[href$="${path}"]`)?.focus({ preventScroll: true })
  }, [path])
}
