import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

type PositionedRow = { readonly id: string; readonly position: number }

/**
 * Shows and saves a new row order. While an order is being saved, the next one waits. If saving fails, the rows move
 * back.
 */
export function useRowOrder<Row extends PositionedRow>(rows: readonly Row[]) {
  const fetcher = useFetcher<FailureResult>()
  const toast = useToast()
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const sent = useRef<{
    readonly order: readonly string[]
    readonly previousResult: unknown
    readonly rows: unknown
  } | null>(null)
  const { state, data: result, submit } = fetcher
  useEffect(() => {
    if (state !== 'idle' || order === null) return
    if (order !== sent.current?.order) {
      sent.current = { order, previousResult: result, rows }
      void submit({ intent: 'arrange', ids: order.join(' ') }, { method: 'post' })
      return
    }
    const failure = result !== sent.current.previousResult && result?.failed
    if (failure) toast(failure, 'error')
    // A saved order is shown until the list has reloaded, which may fail
    const isLoaded = result !== sent.current.previousResult && rows !== sent.current.rows
    if (!failure && !isLoaded) return
    sent.current = null
    setOrder(null)
  }, [rows, order, state, result, submit, toast])
  return { rows: order ? applyOrder(rows, order) : rows, arrange: setOrder }
}

function applyOrder<Row extends PositionedRow>(rows: readonly Row[], ids: readonly string[]): readonly Row[] {
  const positions = new Map(ids.map((id, index) => [id, index]))
  const last = ids.length
  return rows
    .toSorted((a, b) => (positions.get(a.id) ?? last) - (positions.get(b.id) ?? last))
    .map((row, index) => ({ ...row, position: rows[index]?.position ?? row.position }))
}
