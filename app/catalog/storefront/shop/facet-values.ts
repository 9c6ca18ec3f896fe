import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FacetCounts } from '#app/catalog/facets/facets.ts'
import { filtersPath, type ShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'

/** There are too many sizes, colors and materials for each page. They load once a shopper is about to choose one. */
export type FacetValuesLoading = {
  readonly state: 'waiting' | 'loaded' | 'failed'
  /** Loads them now, and again when the filters change. */
  readonly load: () => void
}

export const ALL_LOADED: FacetValuesLoading = { state: 'loaded', load: () => {} }

/** Returns the values under these filters or, while they load, the previous ones. */
export function useFacetValues(filters: ShopFilters): {
  readonly loaded: Pick<FacetCounts, 'sizes' | 'colors' | 'materials'> | null
  readonly values: FacetValuesLoading
} {
  const [isWanted, setWanted] = useState(
    // Opened before hydration
    () => typeof document !== 'undefined' && document.querySelector('.filter-bar [open]') !== null,
  )
  const { load, data, state } = useFetcher<{ readonly facets: FacetCounts } | null>()
  const path = filtersPath(filters)
  useEffect(() => {
    if (isWanted) void load(path)
  }, [isWanted, path, load])
  const hasFailed = data === null && state === 'idle'
  return {
    loaded: data?.facets ?? null,
    values: {
      state: hasFailed ? 'failed' : data ? 'loaded' : 'waiting',
      load: () => {
        setWanted(true)
        if (hasFailed) void load(path)
      },
    },
  }
}
