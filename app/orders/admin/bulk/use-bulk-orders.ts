import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { parseInput } from '#app/lib/form.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import {
  type BulkResult,
  bulkResponse,
  type ChosenOrder,
  chosenOrdersResponse,
  ORDERS_PER_REQUEST,
} from '#app/orders/admin/bulk/order-bulk.ts'
import type { OrderStatus } from '#app/orders/order-status.ts'
import { postJson } from '#app/platform/http/post-json.ts'

const ENDPOINT = '/admin/orders/bulk'

export type ChosenOrders =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'loaded'; readonly orders: readonly ChosenOrder[] }

/** `query` is parsed by `readOrderChoice`. */
export function useChosenOrders(query: string): { chosen: ChosenOrders; reload: () => void } {
  const [chosen, setChosen] = useState<ChosenOrders>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const controller = new AbortController()
    setChosen({ state: 'loading' })
    loadChosen(query, controller.signal)
      .then((orders) => setChosen({ state: 'loaded', orders }))
      .catch(() => controller.signal.aborted || setChosen({ state: 'failed' }))
    return () => controller.abort()
  }, [query, attempt])
  return { chosen, reload: () => setAttempt((count) => count + 1) }
}

async function loadChosen(query: string, signal: AbortSignal): Promise<readonly ChosenOrder[]> {
  const response = await fetch(`${ENDPOINT}?${query}`, { signal })
  const outcome = parseInput(chosenOrdersResponse, response.ok ? await response.json() : null)
  if (!outcome.ok) throw new Error('The chosen orders could not be parsed')
  return outcome.value.orders
}

type OrderChangeCommand = { readonly status: OrderStatus; readonly refund: boolean }

type OrderChange = { readonly order: ChosenOrder; readonly trackingNumber?: string }

type BulkRun =
  | { readonly state: 'waiting' }
  | { readonly state: 'running'; readonly done: number; readonly total: number }
  | { readonly state: 'done'; readonly changed: number; readonly skipped: readonly SkippedOrder[] }

export type SkippedOrder = { readonly orderNumber: string; readonly why: string }

export function useBulkRun() {
  const [run, setRun] = useState<BulkRun>({ state: 'waiting' })
  const { revalidate } = useRevalidator()
  const start = async (command: OrderChangeCommand, changes: readonly OrderChange[]): Promise<BulkRun> => {
    const results = new Map<string, BulkResult>()
    let isLoggedOut = false
    for (let at = 0; at < changes.length; at += ORDERS_PER_REQUEST) {
      setRun({ state: 'running', done: at, total: changes.length })
      const outcome = await send(command, changes.slice(at, at + ORDERS_PER_REQUEST)).catch(() => null)
      isLoggedOut = outcome === 'logged-out'
      if (!outcome || outcome === 'logged-out') break // not retried: the outcome is unknown
      for (const result of outcome) results.set(result.id, result)
    }
    const unconfirmed = isLoggedOut ? adminText.isLoggedOut : adminText.isUnconfirmed
    const skipped = changes.flatMap(({ order: { id, orderNumber } }) => {
      const result = results.get(id)
      return result?.changed ? [] : [{ orderNumber, why: result?.why ?? unconfirmed }]
    })
    const done = { state: 'done', changed: changes.length - skipped.length, skipped } as const
    setRun(done)
    if (!isLoggedOut) void revalidate() // revalidating would redirect to login and lose the form
    return done
  }
  return { run, start, reset: () => setRun({ state: 'waiting' }) }
}

async function send(command: OrderChangeCommand, changes: readonly OrderChange[]) {
  const orders = changes.map(({ order: { id, version }, trackingNumber }) => {
    return { id, version, ...(trackingNumber && { trackingNumber }) }
  })
  const response = await postJson(ENDPOINT, { ...command, orders })
  if (response.status === 401) return 'logged-out'
  const outcome = parseInput(bulkResponse, response.ok ? await response.json() : null)
  if (!outcome.ok) throw new Error('The statuses of orders could not be changed')
  return outcome.value.results
}
