import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { listProductChoices } from '#app/features/catalog/admin/products/product-choices.server.ts'

const PAUSE_MS = 200

type Page = Awaited<ReturnType<typeof listProductChoices>>
type Found = Page & { readonly q: string; readonly page: number }

/** Loads active products without the router, whose error page would replace the form. */
export function useProductChoices() {
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [found, setFound] = useState<Found | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
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

async function load(q: string, page: number, signal: AbortSignal): Promise<Page> {
  const query = new URLSearchParams({ q, page: String(page) })
  const response = await fetch(`${href('/admin/collections/products')}?${query}`, { signal })
  if (!response.ok) throw new Error(`Loading products failed with status ${response.status}`)
  return response.json()
}
