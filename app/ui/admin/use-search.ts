import { useEffect, useState } from 'react'
import { adminText } from '#app/ui/admin/admin-text.ts'

const DELAY_MS = 120

export type SearchState<Results> = {
  /** The results for the text or, while they are loading, for the previous text; null before the first search. */
  readonly results: Results | null
  readonly state: 'idle' | 'searching' | 'failed' | 'logged-out'
}

export function getLoggedOutText(): string {
  return adminText.searchLoggedOut
}

const NOT_SEARCHED = { results: null, state: 'idle' } as const

/** Loads `url?q=text` once typing pauses. A new text aborts the previous request. */
export function useSearch<Results>(url: string, text: string, minLength: number): SearchState<Results> {
  const [result, setResult] = useState<SearchState<Results> & { readonly text: string }>({ ...NOT_SEARCHED, text: '' })
  const isLongEnough = text.length >= minLength
  useEffect(() => {
    if (!isLongEnough) return setResult({ ...NOT_SEARCHED, text: '' })
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const results = await search<Results>(url, text, controller.signal)
      if (!controller.signal.aborted) setResult({ ...results, text })
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [url, text, isLongEnough])
  if (!isLongEnough) return NOT_SEARCHED
  return result.text === text ? result : { results: result.results, state: 'searching' }
}

/** The response is not validated: it comes from our own server, in the same build. */
async function search<Results>(url: string, q: string, signal: AbortSignal): Promise<SearchState<Results>> {
  try {
    const response = await fetch(`${url}?${new URLSearchParams({ q })}`, { signal })
    if (response.ok) return { results: await response.json(), state: 'idle' }
    return { results: null, state: response.status === 401 ? 'logged-out' : 'failed' }
  } catch {
    return { results: null, state: 'failed' }
  }
}
