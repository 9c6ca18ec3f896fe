import { afterEach, expect, test, vi } from 'vitest'
import { isUnsaved, readStored, writeStored } from '#app/ui/local-storage.ts'

/** A storage with a full quota. */
function createFullStorage(stored: Record<string, string>) {
  return {
    getItem: (key: string) => stored[key] ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key: string) => {
      delete stored[key]
    },
  }
}

const denyAccess = () => {
  throw new DOMException('denied', 'SecurityError')
}

afterEach(() => vi.unstubAllGlobals())

test('a value that does not fit into a full storage still replaces the stored value', () => {
  vi.stubGlobal('localStorage', createFullStorage({ cart: 'old' }))
  expect(readStored('cart')).toBe('old')
  expect(isUnsaved('cart')).toBe(false)
  writeStored('cart', 'new')
  expect(readStored('cart')).toBe('new')
  expect(isUnsaved('cart')).toBe(true)
  writeStored('cart', null)
  expect(readStored('cart')).toBeNull()
})

test('if storage is blocked, values last as long as the page', () => {
  vi.stubGlobal('localStorage', { getItem: denyAccess, setItem: denyAccess, removeItem: denyAccess })
  expect(readStored('session')).toBeNull()
  writeStored('session', 'kept')
  expect(readStored('session')).toBe('kept')
  writeStored('session', null)
  expect(readStored('session')).toBeNull()
})
