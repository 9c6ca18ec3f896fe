import { useEffect, useState } from 'react'

/** How long a text rests before the store is asked. */
const PAUSE_MS = 120

export type Search<Found> = {
  /** What was found for the text, or, while that is on its way, for the one before; null where nothing was asked. */
  readonly found: Found | null
  readonly state: 'idle' | 'searching' | 'failed' | 'logged-out'
}

type Reply<Found> = Pick<Search<Found>, 'found'> & { readonly state: Exclude<Search<Found>['state'], 'searching'> }
type ActionResult<Found> = Reply<Found> & { readonly text: string }

/** What is said below the field in the state 'logged-out'. */
export const LOGGED_OUT = 'You are logged out. Log in from another tab, then continue typing.'

const NOT_REQUESTED = { found: null, state: 'idle' } as const

/**
 * Asks an address of the store for `?q=` a text that rests for a moment. A new text stops the question before it; one of
 * fewer characters than `from` is not asked for, as it would find too much.
 */
export function useFound<Found>(address: string, text: string, from: number): Search<Found> {
  const [result, setResult] = useState<ActionResult<Found>>({ ...NOT_REQUESTED, text: '' })
  const isLongEnough = text.length >= from
  useEffect(() => {
    if (!isLongEnough) return setResult({ ...NOT_REQUESTED, text: '' })
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const reply = await request<Found>(address, text, stop.signal)
      if (!stop.signal.aborted) setResult({ ...reply, text })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [address, text, isLongEnough])
  if (!isLongEnough) return NOT_REQUESTED
  if (result.text !== text) return { found: result.found, state: 'searching' }
  return result
}

/** The answer is our own server's, of the same build. */
async function request<Found>(address: string, text: string, signal: AbortSignal): Promise<Reply<Found>> {
  try {
    const response = await fetch(`${address}?${new URLSearchParams({ q: text })}`, { signal })
    if (response.ok) return { found: await response.json(), state: 'idle' }
    return { found: null, state: response.status === 401 ? 'logged-out' : 'failed' }
  } catch {
    return { found: null, state: 'failed' }
  }
}
