import { v4 as uuid } from 'uuid' // crypto.randomUUID is missing on plain http
import { parseJson, readFields } from '#app/lib/json.ts'
import { readStored, writeStored } from '#app/ui/local-storage.ts'

/** Stored beside the cart, whose format is fixed, and like it shared by all tabs. */
const STORED = 'cart.key'

type CartKey = {
  readonly key: string
  /** An order was sent with it, and no response has arrived. */
  readonly isUnconfirmed: boolean
}

/**
 * The idempotency key of the cart. The server places one order per key, so a cart is ordered once, whatever its tabs
 * send. Changes to the cart keep the key, because the order that was sent before may have been placed.
 */
export function getCartKey(): CartKey {
  const stored = findCartKey()
  if (stored) return stored
  const created = { key: uuid(), isUnconfirmed: false }
  write(created)
  return created
}

export function findCartKey(): CartKey | null {
  const { key, isUnconfirmed } = readFields(parseJson(readStored(STORED)))
  return typeof key === 'string' && isUuid(key) ? { key, isUnconfirmed: isUnconfirmed === true } : null
}

/** Does nothing if another tab has ended the key. */
export function markUnconfirmed(key: string, isUnconfirmed: boolean): void {
  if (findCartKey()?.key === key) write({ key, isUnconfirmed })
}

/**
 * Call it once the key's order is confirmed or cancelled. Change the cart first: what other tabs send until then has
 * the former key. Does nothing if another tab has ended it: an order may have been placed with the next key.
 */
export function endCartKey(key: string): void {
  if (findCartKey()?.key === key) writeStored(STORED, null)
}

function write(key: CartKey): void {
  writeStored(STORED, JSON.stringify(key))
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
