import { useMemo } from 'react'
import { type MiddlewareFunction, redirect } from 'react-router'
import type { Fit } from '#app/features/catalog/facets/match-facets.ts'
import { parseJson } from '#app/lib/json.ts'
import { readStored, useStored, writeStored } from '#app/lib/local-storage.ts'

// Sizes and whether lists show only them live in the browser alone (docs/rules.md, My size).

/** `key` as lists filter by it; `name` as shown. */
export type MySize = { readonly key: string; readonly name: string }

/** By the slug of the category. */
export type MySizes = ReadonlyMap<string, MySize>

export const MY_SIZES = 'my-sizes'
export const IN_MY_SIZE = 'in-my-size'

const KEY = /^[\p{L}\p{M}\p{N}-]{1,100}$/u

/** Ignores what is no size of a category: another version may have written it. */
export function parseMySizes(json: string | null): MySizes {
  const stored = parseJson(json)
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  return new Map(
    entries.filter((entry): entry is [string, MySize] => /^[a-z0-9-]{1,200}$/.test(entry[0]) && isMySize(entry[1])),
  )
}

function isMySize(size: unknown): size is MySize {
  if (typeof size !== 'object' || size === null || !('key' in size) || !('name' in size)) return false
  return typeof size.key === 'string' && KEY.test(size.key) && typeof size.name === 'string'
}

/** Empty until hydration. */
export function useMySizes(): MySizes {
  const stored = useStored(MY_SIZES)
  return useMemo(() => parseMySizes(stored), [stored])
}

/** Null forgets the size of the category. */
export function saveMySize(category: string, size: MySize | null): void {
  const sizes = new Map(parseMySizes(readStored(MY_SIZES)))
  if (size) sizes.set(category, { key: size.key, name: size.name })
  else sizes.delete(category)
  writeStored(MY_SIZES, sizes.size > 0 ? JSON.stringify(Object.fromEntries(sizes)) : null)
}

export function setInMySize(isOn: boolean): void {
  writeStored(IN_MY_SIZE, isOn ? '1' : null)
}

/** What the address of a list of one category, or of all, names (`readShopFilters`). */
export function fitsIn(sizes: MySizes, category: string | null): readonly Fit[] {
  return [...sizes]
    .map(([of, { key }]) => ({ category: of, size: key }))
    .filter((fit) => !category || fit.category === category)
    .toSorted((a, b) => (a.category < b.category ? -1 : 1))
}

/**
 * Client middleware: while 'In my size' is on, a press on any link to /shop shows the list in the shopper's sizes. An
 * address with someone else's sizes stays as it is, and so does what Back and Forward show.
 */
export const stayInMySize: MiddlewareFunction = ({ request }, next) => {
  const url = new URL(request.url)
  const { href } = window.location // Back and Forward change it first
  const query = request.method === 'GET' && url.href !== href ? queryInMySize(url.searchParams) : null
  if (query && /\/shop$/.test(url.pathname)) throw redirect(`/shop?${query}`)
  return next()
}

/** Returns the query with the shopper's sizes; null if nothing changes. */
export function queryInMySize(query: URLSearchParams): URLSearchParams | null {
  if (readStored(IN_MY_SIZE) === null) return null
  const sizes = parseMySizes(readStored(MY_SIZES))
  const given = query.getAll('fits')
  const own = spelled(fitsIn(sizes, null))
  const wanted = spelled(fitsIn(sizes, query.get('category')))
  if (String(wanted) === String(given) || !given.every((fit) => own.includes(fit))) return null
  const changed = new URLSearchParams(query)
  changed.delete('fits')
  changed.delete('page')
  for (const fit of wanted) changed.append('fits', fit)
  return changed
}

function spelled(fits: readonly Fit[]): string[] {
  return fits.map(({ category, size }) => `${category}.${size}`)
}
