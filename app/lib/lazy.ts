import { useCallback, useRef, useState } from 'react'

type Lazy<Part> = {
  /** Null until it has arrived. */
  readonly part: Part | null
  readonly hasFailed: boolean
  /** Fetches it, unless it is there or on its way; again after a failure. */
  want(): void
}

/**
 * A part of the page that most visits do not need, in a script of its own: fetched when it is first wanted, and again
 * where that failed, which a lazy component cannot. `load` stays the same function: `() => import('…')`, outside the
 * component.
 */
export function useLazy<Part>(load: () => Promise<Part>): Lazy<Part> {
  const [part, setPart] = useState<{ readonly is: Part } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isAsked = useRef(false)
  const want = useCallback(() => {
    if (isAsked.current) return
    isAsked.current = true
    setFailed(false)
    load().then(
      (is) => setPart({ is }),
      () => {
        isAsked.current = false
        setFailed(true)
      },
    )
  }, [load])
  return { part: part?.is ?? null, hasFailed, want }
}
