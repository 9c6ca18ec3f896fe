import { useMemo } from 'react'
import { parseJson } from '#app/lib/json.ts'
import { readStored, useStored, writeStored } from '#app/ui/local-storage.ts'

/** The storage key of a JSON list of product ids, the last viewed first. */
export const RECENTLY_VIEWED = 'recently-viewed'
const MAX_STORED = 8

export function parseViewed(json: string | null): string[] {
  const stored = parseJson(json)
  if (!Array.isArray(stored)) return []
  return stored.filter((id): id is string => typeof id === 'string' && /^[\da-f-]{36}$/.test(id)).slice(0, MAX_STORED)
}

/** Empty until hydration. */
export function useViewed(): readonly string[] {
  const stored = useStored(RECENTLY_VIEWED)
  return useMemo(() => parseViewed(stored), [stored])
}

export function recordView(id: string): void {
  const others = parseViewed(readStored(RECENTLY_VIEWED)).filter((known) => known !== id)
  writeStored(RECENTLY_VIEWED, JSON.stringify([id, ...others].slice(0, MAX_STORED)))
}
