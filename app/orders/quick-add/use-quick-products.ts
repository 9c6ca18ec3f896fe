import { useEffect, useState } from 'react'
import { toLocalPath } from '#app/lib/local-path.ts'
import type { QuickProducts } from '#app/orders/quick-add/quick-products.server.ts'

/**
 * Loads products from /quick-products. `query`: 'id=…' or 'with=…'; '' loads nothing. After a change of the query, the
 * previous products remain until the new ones have loaded.
 */
export function useQuickProducts(query: string) {
  const [found, setFound] = useState<QuickProducts | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must load again
  useEffect(() => {
    if (!query) return
    const controller = new AbortController()
    setFailed(false)
    fetchQuickProducts(query, controller.signal).then(setFound, () => setFailed(!controller.signal.aborted))
    return () => controller.abort()
  }, [query, attempt])
  const retry = () => setAttempt((count) => count + 1)
  return { found, hasFailed, retry }
}

async function fetchQuickProducts(query: string, signal: AbortSignal): Promise<QuickProducts> {
  const response = await fetch(toLocalPath(`/quick-products?${query}`), { signal })
  if (!response.ok) throw new Error(`/quick-products responded with ${response.status}`)
  return await response.json()
}
