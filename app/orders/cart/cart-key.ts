import { v4 as uuid } from 'uuid' // crypto.randomUUID is not available over plain HTTP
import { parseJson, readFields } from '#app/lib/json.ts'
import { readStored, writeStored } from '#app/ui/local-storage.ts'

/** Stored separately from the cart, whose format is fixed. All tabs share both. */
const STORAGE_KEY = 'cart.key'

type CartKey = {
  readonly key: string
  /** True if an order was sent with the key and no response has arrived. */
  readonly isUnconfirmed: boolean
}

/**
 * Returns the idempotency key of the cart. The server places one order per key, so a cart is ordered only once,
 * whatever its tabs send. Changes to the cart keep the key, because an order that was sent before may have been
 * placed.
 */
export function getCartKey(): CartKey {
  const stored = findCartKey()
  if (stored) return stored
  const created = { key: uuid(), isUnconfirmed: false }
  write(created)
  return created
}

export function findCartKey(): CartKey | null {
  const { key, isUnconfirmed } = readFields(parseJson(readStored(STORAGE_KEY)))
  return typeof key === 'string' && isUuid(key) ? { key, isUnconfirmed: isUnconfirmed === true } : null
}

/** Does nothing if another tab has ended the key. */
export function markUnconfirmed(key: string, isUnconfirmed: boolean): void {
  if (findCartKey()?.key === key) write({ key, isUnconfirmed })
}

/**
 * Ends the key once its order is confirmed or cancelled. Change the cart first: requests that other tabs send before
 * the key ends still have the old key. Does nothing if another tab has ended the key: an order may have been placed
 * with the next one.
 */
export function discardCartKey(key: string): void {
  if (findCartKey()?.key === key) writeStored(STORAGE_KEY, null)
}

function write(key: CartKey): void {
  writeStored(STORAGE_KEY, JSON.stringify(key))
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
