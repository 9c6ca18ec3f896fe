import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { discardCartKey, findCartKey, getCartKey, markUnconfirmed } from '#app/orders/cart/cart-key.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

let stored: Map<string, string>

function stubStorage(stub: Partial<Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>> = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
    ...stub,
  })
}

/** Opens a new tab, which shares the storage with other tabs, but no variables. */
async function openTab() {
  vi.resetModules()
  return await import('#app/orders/cart/cart-key.ts')
}

beforeEach(() => {
  stored = new Map()
  stubStorage()
})

afterEach(() => {
  discardCartKey(findCartKey()?.key ?? '')
  vi.unstubAllGlobals()
})

test('a cart has one key in all tabs, until it is ordered', async () => {
  const { key } = getCartKey()
  expect(key).toMatch(UUID)
  expect(getCartKey().key).toBe(key)
  const other = await openTab()
  expect(other.getCartKey().key).toBe(key)
  other.discardCartKey(key)
  expect(findCartKey()).toBeNull()
  expect(getCartKey().key).not.toBe(key)
})

test('a new tab knows that a sent order has no response yet, until the response arrives', async () => {
  const { key, isUnconfirmed } = getCartKey()
  expect(isUnconfirmed).toBe(false)
  markUnconfirmed(key, true)
  const later = await openTab()
  expect(later.findCartKey()).toEqual({ key, isUnconfirmed: true })
  later.markUnconfirmed(key, false)
  expect(findCartKey()).toEqual({ key, isUnconfirmed: false })
})

test('a late response does not restore a key that another tab has ended, or end the next key', async () => {
  const { key } = getCartKey()
  markUnconfirmed(key, true)
  const other = await openTab()
  other.discardCartKey(key)
  markUnconfirmed(key, false)
  expect(findCartKey()).toBeNull()
  const next = other.getCartKey()
  markUnconfirmed(key, false)
  discardCartKey(key) // has no effect, since an order may have been placed with the next key
  expect(findCartKey()).toEqual(next)
})

test('the key is stored next to the cart, without personal data', () => {
  const { key } = getCartKey()
  expect([...stored]).toEqual([['cart.key', JSON.stringify({ key, isUnconfirmed: false })]])
})

const throwSecurityError = () => {
  throw new DOMException('denied', 'SecurityError')
}

test.each([
  {
    name: 'forbidden',
    stub: { getItem: throwSecurityError, setItem: throwSecurityError, removeItem: throwSecurityError },
  },
  { name: 'full', stub: { setItem: throwSecurityError } },
])('with $name storage, the page remembers the key and that an order was sent', ({ stub }) => {
  stubStorage(stub)
  const { key } = getCartKey()
  markUnconfirmed(key, true)
  expect(getCartKey()).toEqual({ key, isUnconfirmed: true })
  discardCartKey(key)
  expect(getCartKey().key).not.toBe(key)
})

test.each(['{oops', '[]', '{"key":1}', '{"key":"../"}'])('a damaged entry (%s) is replaced', (damaged) => {
  stored.set('cart.key', damaged)
  expect(findCartKey()).toBeNull()
  expect(getCartKey().key).toMatch(UUID)
})
