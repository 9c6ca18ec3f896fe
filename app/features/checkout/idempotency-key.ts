import { v4 } from 'uuid'

const KEY = 'checkout'

/**
 * The key under which this very order is sent, kept over retries and reloads, so that an order whose answer got lost is
 * found again instead of being made twice. `contents` is everything that makes it another order: with other contents, or
 * after success, there is a new key.
 */
export function keyFor(contents: string): string {
  const kept = read()
  if (kept?.contents === contents) return kept.key
  const key = v4()
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ key, contents }))
  } catch {
    // Without storage the key lives as long as the caller keeps it; the order is no less right
  }
  return key
}

export function forgetKey(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept
  }
}

function read(): { key: string; contents: string } | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('key' in kept) || !('contents' in kept)) return null
    const { key, contents } = kept
    return typeof key === 'string' && typeof contents === 'string' ? { key, contents } : null
  } catch {
    return null
  }
}
