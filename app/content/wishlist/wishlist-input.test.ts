import { expect, test } from 'vitest'
import { newSessionId } from '#app/content/wishlist/wishlist.ts'
import { wishlistChangeInput, wishlistInput } from '#app/content/wishlist/wishlist-input.ts'
import { parseInput } from '#app/lib/form.ts'

const session = newSessionId(1_763_000_000_000)
const product = '0199a1b2-0000-7000-8000-0123456789ab'

test('a request with a session id is valid', () => {
  expect(parseInput(wishlistInput, { session })).toEqual({ ok: true, value: { session } })
})

const wrong = [null, [], 'text', {}, { session: '' }, { session: 5 }, { session: `${session}\0` }, { session, id: 1 }]
test.each(wrong)('%j is rejected', (raw) => {
  expect(parseInput(wishlistInput, raw).ok).toBe(false)
})

test('a change contains session, product and the new state', () => {
  const change = { session, product, saved: false }
  expect(parseInput(wishlistChangeInput, change)).toEqual({ ok: true, value: change })
})

const wrongChanges = [
  { session, product },
  { session, product, saved: 'yes' },
  { session, product: "' or 1=1", saved: true },
  { session: 'session_1_a', product, saved: true },
  { session, product, saved: true, price: 1 },
]
test.each(wrongChanges)('%j is rejected as a change', (raw) => {
  expect(parseInput(wishlistChangeInput, raw).ok).toBe(false)
})
