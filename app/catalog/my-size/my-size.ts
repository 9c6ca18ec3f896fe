import { useMemo } from 'react'
import { parseJson } from '#app/lib/json.ts'
import { readStored, useStored, writeStored } from '#app/ui/local-storage.ts'

// The shopper's sizes, and whether lists show only these sizes, are stored only in the browser.

/** `key`: the value that lists filter by; `name`: the text that shoppers see. */
export type MySize = { readonly key: string; readonly name: string }

/** Sizes, keyed by category slug. */
export type MySizes = ReadonlyMap<string, MySize>

export const MY_SIZES = 'my-sizes'
export const IN_MY_SIZE = 'in-my-size'

const KEY = /^[\p{L}\p{M}\p{N}-]{1,100}$/u

/** Ignores entries that are not the size of a category, because another version may have written them. */
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

/** Null deletes the size for the category. */
export function saveMySize(category: string, size: MySize | null): void {
  const sizes = new Map(parseMySizes(readStored(MY_SIZES)))
  if (size) sizes.set(category, { key: size.key, name: size.name })
  else sizes.delete(category)
  writeStored(MY_SIZES, sizes.size > 0 ? JSON.stringify(Object.fromEntries(sizes)) : null)
}
