import { v4 as uuid } from 'uuid' // crypto.randomUUID is missing on plain http
import { fieldsOf, parseJson } from '#app/lib/json.ts'

const STORED = 'checkout'
const STORED_SENT = 'checkout.sent'

type Stored = { readonly key: string; readonly contents: string }

let remembered: Stored | null = null
let sent: object | null = null

/**
 * Stable over retries and reloads. `contents` excludes total and currency, which may change before a retry. Only a
 * fingerprint is stored, for privacy.
 */
export function keyFor(contents: object): string {
  const fingerprint = fingerprintOf(JSON.stringify(contents))
  const stored = readStored()
  if (stored?.contents === fingerprint) return stored.key
  remembered = { key: uuid(), contents: fingerprint }
  write(STORED, remembered)
  return remembered.key
}

export function recordSent(order: object | null): void {
  sent = order
  write(STORED_SENT, order)
}

/** The order with these lines that was sent without a response: it may have been placed. */
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
    // Storage is full or forbidden
  }
}

/** 64 bits of FNV-1a, not for security: crypto.subtle is missing on plain http. */
function fingerprintOf(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16)
}
