import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { ProductChoice } from '#app/features/catalog/admin/products/product-choices.server.ts'

const PAUSE_MS = 200

type ActionResult = { readonly rows: readonly ProductChoice[]; readonly total: number }
type Found = ActionResult & { readonly q: string; readonly page: number }

/**
 * Products of the store to choose from, as pages are asked for and a search is typed. Asked for by itself and not by the
 * router, so that a failure is told in the list and leaves the form around it alone.
 */
export function useProductChoices() {
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [found, setFound] = useState<Found | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    const pending = new AbortController()
    const request = async () => {
      try {
        const result = await load(q.trim(), page, pending.signal)
        setFound((before) => ({
          ...result,
          q,
          page,
          rows: page > 1 && before?.q === q ? [...before.rows, ...result.rows] : result.rows,
        }))
        setHasFailed(false)
      } catch {
        if (!pending.signal.aborted) setHasFailed(true)
      }
    }
    const timer = setTimeout(request, q === '' || page > 1 ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(timer)
      pending.abort()
    }
  }, [q, page, attempt])

  return {
    q,
    search: (text: string) => {
      setQ(text)
      setPage(1)
    },
    /** Null until the first answer. */
    found,
    isPending: found?.q !== q || found.page !== page,
    hasFailed,
    more: () => setPage(page + 1),
    retry: () => {
      setHasFailed(false)
      setAttempt(attempt + 1)
    },
  }
}

/** @throws where the answer is none: the store is away, or no one is logged in any more. */
async function load(q: string, page: number, signal: AbortSignal): Promise<ActionResult> {
  const query = new URLSearchParams({ q, page: String(page) })
  const response = await fetch(`${href('/admin/collections/products')}?${query}`, { signal })
  if (!response.ok) throw new Error(`The products were answered with ${response.status}`)
  return response.json()
}
