import { v4 as uuid } from 'uuid' // crypto.randomUUID is missing on plain http
import { fieldsOf, parseJson } from '#app/lib/json.ts'

const STORED = 'checkout'

const STORED_SENT = 'checkout.sent'

type Stored = { readonly key: string; readonly contents: string }

/** For browsers that store nothing: there both live as long as the page. */
let remembered: Stored | null = null
let sent: object | null = null

/**
 * The key under which this very order is sent, kept over retries and reloads, so that an order whose answer got lost is
 * found again instead of being made twice. `contents` is what makes it another order: lines, address, e-mail, methods, code,
 * but not the total or the currency shown, which may move before a retry. With other contents, or after success, there is
 * a new key. Only a fingerprint of the contents is kept, so that no address lies about in the browser.
 */
export function keyFor(contents: object): string {
  const fingerprint = fingerprintOf(JSON.stringify(contents))
  const stored = readStored()
  if (stored?.contents === fingerprint) return stored.key
  remembered = { key: uuid(), contents: fingerprint }
  write(STORED, remembered)
  return remembered.key
}

/** Keeps what is being sent, address and all, until it is answered: `null`. */
export function recordSent(order: object | null): void {
  sent = order
  write(STORED_SENT, order)
}

/**
 * What was sent and never answered, with its key: it may have been placed, and have taken the last pieces. Null where
 * every order was answered, or the one that was not had other lines.
 */
export function findUnconfirmed(lines: readonly object[]): { readonly [field: string]: unknown } | null {
  const order = fieldsOf(read(STORED_SENT) ?? sent)
  return JSON.stringify(order.lines) === JSON.stringify(lines) ? order : null
}

export function forgetKey(): void {
  remembered = null
  write(STORED, null)
}

function readStored(): Stored | null {
  const { key, contents } = fieldsOf(read(STORED))
  return typeof key === 'string' && typeof contents === 'string' ? { key, contents } : remembered
}

function read(name: string): unknown {
  try {
    return parseJson(sessionStorage.getItem(name))
  } catch {
    return null
  }
}

function write(name: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(name, JSON.stringify(value))
    else sessionStorage.removeItem(name)
  } catch {
    // Full or forbidden: what is remembered has to do
  }
}

/** 64 bits of FNV-1a. It tells one cart from the next and guards nothing; crypto.subtle is missing on plain http. */
function fingerprintOf(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16)
}
