import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { OFFICE_SEARCH_FROM, type OfficeFindings } from '#app/features/orders/admin/office-search.ts'

const PAUSE_MS = 120

export type OfficeSearch = {
  /** What was found for the text, or, while that is on its way, for the one before; null where nothing was asked. */
  readonly found: OfficeFindings | null
  readonly state: 'idle' | 'searching' | 'failed'
}

type Answer = { readonly text: string; readonly found: OfficeFindings | null }

/** Asks the shop for a text that rests for a moment. A new text stops the question before it. */
export function useOfficeSearch(text: string): OfficeSearch {
  const [answer, setAnswer] = useState<Answer>({ text: '', found: null })
  const isLongEnough = text.length >= OFFICE_SEARCH_FROM
  useEffect(() => {
    if (!isLongEnough) return setAnswer({ text: '', found: null })
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const found = await fetchFindings(text, stop.signal)
      if (!stop.signal.aborted) setAnswer({ text, found })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, isLongEnough])
  if (!isLongEnough) return { found: null, state: 'idle' }
  if (answer.text !== text) return { found: answer.found, state: 'searching' }
  return { found: answer.found, state: answer.found ? 'idle' : 'failed' }
}

/** The answer is our own server's, of the same build. Null where there is none. */
async function fetchFindings(text: string, signal: AbortSignal): Promise<OfficeFindings | null> {
  try {
    const response = await fetch(`${href('/admin/search')}?${new URLSearchParams({ q: text })}`, { signal })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
