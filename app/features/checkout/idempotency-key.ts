import { fieldsOf, parseJson } from '#app/lib/json.ts'

const STORED = 'checkout'

type Kept = { readonly key: string; readonly contents: string }

/** For browsers that store nothing: there the key lives as long as the page. */
let remembered: Kept | null = null

/**
 * The key under which this very order is sent, kept over retries and reloads, so that an order whose answer got lost is
 * found again instead of being made twice. `contents` is what makes it another order: lines, address, e-mail and methods,
 * but not the total or the currency shown, which may move before a retry. With other contents, or after success, there is
 * a new key. Only a fingerprint of the contents is kept, so that no address lies about in the browser.
 */
export function keyFor(contents: object): string {
  const fingerprint = fingerprintOf(JSON.stringify(contents))
  const kept = read() ?? remembered
  if (kept?.contents === fingerprint) return kept.key
  remembered = { key: newKey(), contents: fingerprint }
  try {
    sessionStorage.setItem(STORED, JSON.stringify(remembered))
  } catch {
    // Full or forbidden: what is remembered has to do
  }
  return remembered.key
}

export function forgetKey(): void {
  remembered = null
  try {
    sessionStorage.removeItem(STORED)
  } catch {
    // Nothing was kept
  }
}

/** A random UUID. crypto.randomUUID is missing on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')
}

function read(): Kept | null {
  try {
    const { key, contents } = fieldsOf(parseJson(sessionStorage.getItem(STORED)))
    return typeof key === 'string' && typeof contents === 'string' ? { key, contents } : null
  } catch {
    return null
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
