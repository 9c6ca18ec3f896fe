import { useCallback, useRef, useState } from 'react'

type Lazy<Part> = {
  /** Null until it is loaded. */
  readonly part: Part | null
  readonly hasFailed: boolean
  /** Loads it unless it is loaded or loading; retries after a failure. */
  want(): void
}

/**
 * A rarely used part of a page, in a script of its own that loads when first wanted and, unlike a lazy component, again
 * after a failure. `load` must be a stable function outside the component.
 */
export function useLazy<Part>(load: () => Promise<Part>): Lazy<Part> {
  const [part, setPart] = useState<{ readonly is: Part } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isRequested = useRef(false)
  const want = useCallback(() => {
    if (isRequested.current) return
    isRequested.current = true
    setFailed(false)
    load().then(
      (is) => setPart({ is }),
      () => {
        isRequested.current = false
        setFailed(true)
      },
    )
  }, [load])
  return { part: part?.is ?? null, hasFailed, want }
}
