import { useEffect, useState } from 'react'

/** How long a text rests before the shop is asked. */
const PAUSE_MS = 120

export type Search<Found> = {
  /** What was found for the text, or, while that is on its way, for the one before; null where nothing was asked. */
  readonly found: Found | null
  readonly state: 'idle' | 'searching' | 'failed'
}

type Answer<Found> = { readonly text: string; readonly found: Found | null }

/**
 * Asks an address of the shop for `?q=` a text that rests for a moment. A new text stops the question before it; one of
 * fewer characters than `from` is not asked for, as it would find too much.
 */
export function useFound<Found>(address: string, text: string, from: number): Search<Found> {
  const [answer, setAnswer] = useState<Answer<Found>>({ text: '', found: null })
  const isLongEnough = text.length >= from
  useEffect(() => {
    if (!isLongEnough) return setAnswer({ text: '', found: null })
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const found = await ask<Found>(address, text, stop.signal)
      if (!stop.signal.aborted) setAnswer({ text, found })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [address, text, isLongEnough])
  if (!isLongEnough) return { found: null, state: 'idle' }
  if (answer.text !== text) return { found: answer.found, state: 'searching' }
  return { found: answer.found, state: answer.found ? 'idle' : 'failed' }
}

/** The answer is our own server's, of the same build. Null where there is none. */
async function ask<Found>(address: string, text: string, signal: AbortSignal): Promise<Found | null> {
  try {
    const response = await fetch(`${address}?${new URLSearchParams({ q: text })}`, { signal })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
