import { afterEach, expect, test, vi } from 'vitest'
import { findUnconfirmed, forgetKey, keyFor, recordSent } from '#app/features/checkout/order/idempotency-key.ts'

const contents = { lines: [{ productId: 'a', quantity: 1 }], email: 'ada@example.com' }

function storage() {
  const stored = new Map<string, string>()
  const stub = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  vi.stubGlobal('sessionStorage', stub)
  return stored
}

afterEach(() => {
  forgetKey()
  vi.unstubAllGlobals()
})

test('the same contents have the same key, others another', () => {
  storage()
  const key = keyFor(contents)
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(keyFor({ ...contents })).toBe(key)
  expect(keyFor({ ...contents, email: 'eve@example.com' })).not.toBe(key)
})

test('a reload keeps the key', async () => {
  storage()
  const key = keyFor(contents)
  vi.resetModules()
  const reloaded = await import('#app/features/checkout/order/idempotency-key.ts')
  expect(reloaded.keyFor(contents)).toBe(key)
})

test('an order without a response is known, for its cart, until there is one', async () => {
  storage()
  const { lines } = contents
  const order = { ...contents, key: keyFor(contents) }
  expect(findUnconfirmed(lines)).toBeNull()
  recordSent(order)
  expect(findUnconfirmed([...lines])).toEqual(order)
  expect(findUnconfirmed([{ productId: 'a', quantity: 2 }])).toBeNull()
  vi.resetModules()
  const reloaded = await import('#app/features/checkout/order/idempotency-key.ts')
  expect(reloaded.findUnconfirmed(lines)).toEqual(order)
  recordSent(null)
  expect(findUnconfirmed(lines)).toBeNull()
})

test('without storage, the page remembers the sent order', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const order = { ...contents, key: keyFor(contents) }
  recordSent(order)
  expect(findUnconfirmed(contents.lines)).toEqual(order)
  expect(keyFor(contents)).toBe(order.key)
  recordSent(null)
  expect(findUnconfirmed(contents.lines)).toBeNull()
})

test('after success there is a new key', () => {
  storage()
  const key = keyFor(contents)
  forgetKey()
  expect(keyFor(contents)).not.toBe(key)
})

test('the stored fingerprint holds no personal data', () => {
  const stored = storage()
  keyFor(contents)
  expect([...stored.values()].join()).not.toContain('ada@')
})

test.each([
  {
    name: 'forbidden',
    stub: {
      getItem: () => {
        throw new Error('forbidden')
      },
      setItem: () => {
        throw new Error('forbidden')
      },
      removeItem: () => {
        throw new Error('forbidden')
      },
    },
  },
  { name: 'damaged', stub: { getItem: () => '{oops', setItem: () => {}, removeItem: () => {} } },
])('with $name storage, a retry still has its key', ({ stub }) => {
  vi.stubGlobal('sessionStorage', stub)
  const key = keyFor(contents)
  expect(keyFor(contents)).toBe(key)
})
