import type { Fit } from '#app/catalog/facets/match-facets.ts'
import { IN_MY_SIZE, MY_SIZES, type MySizes, parseMySizes } from '#app/catalog/my-size/my-size.ts'
import { readStored, writeStored } from '#app/ui/local-storage.ts'

// The 'In my size' filter of lists.

export function setInMySize(isOn: boolean): void {
  writeStored(IN_MY_SIZE, isOn ? '1' : null)
}

/** Returns the `fits` for the URL of a list that shows one category or all categories (see `readShopFilters`). */
export function listFits(sizes: MySizes, category: string | null): readonly Fit[] {
  return [...sizes]
    .map(([slug, { key }]) => ({ category: slug, size: key }))
    .filter((fit) => !category || fit.category === category)
    .toSorted((a, b) => (a.category < b.category ? -1 : 1))
}

/** Returns the query with the shopper's sizes; null if nothing changes. */
export function buildQueryInMySize(query: URLSearchParams): URLSearchParams | null {
  if (readStored(IN_MY_SIZE) === null) return null
  const sizes = parseMySizes(readStored(MY_SIZES))
  const currentFits = query.getAll('fits')
  const ownFits = toParams(listFits(sizes, null))
  const targetFits = toParams(listFits(sizes, query.get('category')))
  if (String(targetFits) === String(currentFits) || !currentFits.every((fit) => ownFits.includes(fit))) return null
  const changed = new URLSearchParams(query)
  changed.delete('fits')
  changed.delete('page')
  for (const fit of targetFits) changed.append('fits', fit)
  return changed
}

function toParams(fits: readonly Fit[]): string[] {
  return fits.map(({ category, size }) => `${category}.${size}`)
}
