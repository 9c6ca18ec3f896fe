import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FacetCounts } from '#app/catalog/facets/facets.ts'
import { getFiltersPath, type ShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'

/**
 * There are too many sizes, colors and materials to include them in each page, so they are loaded once a shopper is
 * about to choose one.
 */
export type FacetValuesLoading = {
  readonly state: 'waiting' | 'loaded' | 'failed'
  /** Loads the values now, and again when the filters change. */
  readonly load: () => void
}

export const ALL_LOADED: FacetValuesLoading = { state: 'loaded', load: () => {} }

/** Returns the values for these filters or, while they are loading, the previous values. */
export function useFacetValues(filters: ShopFilters): {
  readonly loaded: Pick<FacetCounts, 'sizes' | 'colors' | 'families' | 'materials'> | null
  readonly values: FacetValuesLoading
} {
  const [shouldLoad, setShouldLoad] = useState(
    // True if a filter was opened before hydration
    () => typeof document !== 'undefined' && document.querySelector('.filter-bar [open]') !== null,
  )
  const { load, data, state } = useFetcher<{ readonly facets: FacetCounts } | null>()
  const path = getFiltersPath(filters)
  useEffect(() => {
    if (shouldLoad) void load(path)
  }, [shouldLoad, path, load])
  const hasFailed = data === null && state === 'idle'
  return {
    loaded: data?.facets ?? null,
    values: {
      state: hasFailed ? 'failed' : data ? 'loaded' : 'waiting',
      load: () => {
        setShouldLoad(true)
        if (hasFailed) void load(path)
      },
    },
  }
}
