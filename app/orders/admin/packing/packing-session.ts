import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { PackedUnits } from '#app/orders/admin/packing/packing.ts'
import type { Tracking } from '#app/orders/admin/tracking-fields.tsx'

const sessionSchema = z.object({
  /** Packed units by line, keyed by order. */
  packed: z.record(z.string(), z.record(z.string(), z.number())),
  /** The orders that were packed in this tab and then shipped. */
  shipped: z.array(z.string()),
  /** The ids of the batch and of its skipped orders. */
  batch: z.string(),
  skipped: z.array(z.string()),
  /** Tracking numbers that were entered or scanned, keyed by order. */
  tracking: z.record(z.string(), z.object({ trackingNumber: z.string(), carrier: z.string() })),
})

export type PackingSession = z.output<typeof sessionSchema>

const KEY = 'packing'
const EMPTY: PackingSession = { packed: {}, shipped: [], batch: '', skipped: [], tracking: {} }

let unsaved: string | null = null // used if the browser's storage is not available
const listeners = new Set<() => void>()

/** Returns what was packed in this tab, even after a reload. Empty on the server and during hydration. */
export function usePackingSession() {
  const text = useSyncExternalStore(subscribe, readText, () => null)
  return useMemo(() => parseSession(text), [text])
}

export function setPacked(order: string, packed: PackedUnits): void {
  const session = parseSession(readText())
  write({ ...session, packed: { ...session.packed, [order]: packed } })
}

/** Does nothing for orders that were not packed in this tab. */
export function markShipped(order: string): void {
  const session = parseSession(readText())
  const { [order]: units, ...packed } = session.packed
  const { [order]: _, ...tracking } = session.tracking
  if (units) write({ ...session, packed, tracking, shipped: [...session.shipped, order] })
}

/** `batch` contains the ids of the batch's orders. */
export function setSkipped(batch: string, skipped: readonly string[]): void {
  write({ ...parseSession(readText()), batch, skipped: [...skipped] })
}

export function setTracking(order: string, tracking: Tracking): void {
  const session = parseSession(readText())
  write({ ...session, tracking: { ...session.tracking, [order]: tracking } })
}

function write(session: PackingSession): void {
  const text = JSON.stringify(session)
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    unsaved = text
  }
  for (const listener of listeners) listener()
}

function readText(): string | null {
  if (unsaved !== null) return unsaved
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function parseSession(text: string | null): PackingSession {
  try {
    return sessionSchema.parse(JSON.parse(text ?? 'null'))
  } catch {
    return EMPTY // nothing is stored, or a different version of the store wrote it
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
