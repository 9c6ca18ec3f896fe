import { useEffect, useState } from 'react'
import { adminText } from '#app/ui/admin/admin-text.ts'

const DELAY_MS = 120

export type SearchState<Found> = {
  /** The results for the text or, while they are loading, for the previous text; null before the first search. */
  readonly found: Found | null
  readonly state: 'idle' | 'searching' | 'failed' | 'logged-out'
}

export function loggedOutText(): string {
  return adminText.searchLoggedOut
}

const NOT_SEARCHED = { found: null, state: 'idle' } as const

/** Loads `address?q=text` once typing pauses. A new text aborts the previous request. */
export function useSearch<Found>(address: string, text: string, minLength: number): SearchState<Found> {
  const [result, setResult] = useState<SearchState<Found> & { readonly text: string }>({ ...NOT_SEARCHED, text: '' })
  const isLongEnough = text.length >= minLength
  useEffect(() => {
    if (!isLongEnough) return setResult({ ...NOT_SEARCHED, text: '' })
    const aborting = new AbortController()
    const timer = setTimeout(async () => {
      const found = await search<Found>(address, text, aborting.signal)
      if (!aborting.signal.aborted) setResult({ ...found, text })
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [address, text, isLongEnough])
  if (!isLongEnough) return NOT_SEARCHED
  return result.text === text ? result : { found: result.found, state: 'searching' }
}

/** The response is not validated: it comes from our own server, in the same build. */
async function search<Found>(address: string, q: string, signal: AbortSignal): Promise<SearchState<Found>> {
  try {
    const response = await fetch(`${address}?${new URLSearchParams({ q })}`, { signal })
    if (response.ok) return { found: await response.json(), state: 'idle' }
    return { found: null, state: response.status === 401 ? 'logged-out' : 'failed' }
  } catch {
    return { found: null, state: 'failed' }
  }
}
