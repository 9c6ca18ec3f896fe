import { type ComponentType, lazy, useCallback, useRef, useState } from 'react'
import { loadAgain } from '#app/lib/script-retry.ts'

type Lazy<Part> = {
  readonly part: Part | null
  readonly hasFailed: boolean
  /** Loads the part, or retries after a failure. */
  startLoading(): void
}

/** Loads a part of a page when it is first needed, and again after a failure. `load` must be a stable function. */
export function useLazy<Part>(load: () => Promise<Part>): Lazy<Part> {
  const [part, setPart] = useState<{ readonly value: Part } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isRequested = useRef(false)
  const failures = useRef(0)
  const startLoading = useCallback(() => {
    if (isRequested.current) return
    isRequested.current = true
    setFailed(false)
    const loaded = failures.current === 0 ? load() : loadAgain(load, failures.current)
    loaded.then(
      (value) => setPart({ value }),
      () => {
        failures.current++
        isRequested.current = false
        setFailed(true)
      },
    )
  }, [load])
  return { part: part?.value ?? null, hasFailed, startLoading }
}

/**
 * A component whose script loads only with pages that show it, within `Suspense`. If it fails to load, the server's
 * HTML remains.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) }))
}
