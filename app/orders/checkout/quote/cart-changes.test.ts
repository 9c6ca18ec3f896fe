import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { type CartLine, getLineKey } from '#app/orders/cart/cart.ts'
import type { FreshCart, FreshLine } from '#app/orders/checkout/order/order-outcome.ts'
import { findRejectionText, listCartChanges } from '#app/orders/checkout/quote/cart-changes.ts'
import { acceptLines, countAvailableUnits } from '#app/orders/checkout/quote/fresh-cart.ts'

const dress: CartLine = {
  product: { id: 'a', name: 'Linen dress', price: 46_000 },
  image: null,
  size: 'M',
  color: { name: 'Olive', hex: '#556b2f' },
  quantity: 3,
}

function createFreshCart(line: Partial<FreshLine> = {}): FreshCart {
  const product = { name: 'Linen dress', price: money(4_600_000, 'NGN'), charged: null, backordered: 0 }
  const now = { productId: 'a', size: 'M', color: 'Olive', requested: 3, quantity: 3, product, ...line }
  return { lines: [now], quote: null, code: null }
}

test('a line is not a change if its price and stock are unchanged, or if the response does not contain the line', () => {
  expect(listCartChanges([dress], {}, createFreshCart())).toEqual([])
  expect(listCartChanges([{ ...dress, size: 'L' }], {}, createFreshCart())).toEqual([])
})

test('a new price that the cart already shows is a change until the shopper accepts it', () => {
  const changes = listCartChanges([dress], { [getLineKey(dress)]: 20_000 }, createFreshCart())
  expect(changes).toMatchObject([{ oldPrice: 20_000, available: 3 }])
})

test('a new price that the cart does not show yet is a change', () => {
  const fresh = createFreshCart({
    product: { name: 'Linen dress', price: money(5_000_000, 'NGN'), charged: null, backordered: 0 },
  })
  expect(listCartChanges([dress], {}, fresh)).toMatchObject([{ oldPrice: 46_000, available: 3 }])
})

test('a market’s price is compared in its own currency, whatever the store price', () => {
  const inEuros: CartLine = { ...dress, product: { ...dress.product, charged: { currency: 'EUR', price: 29.99 } } }
  const product = { name: 'Linen dress', price: money(4_700_000, 'NGN'), backordered: 0 }
  const at = (minor: number, currency: 'EUR' | 'GBP') =>
    listCartChanges([inEuros], {}, createFreshCart({ product: { ...product, charged: money(minor, currency) } }))
  expect(at(29_99, 'EUR')).toEqual([])
  expect(at(34_99, 'EUR')).toMatchObject([{ oldPrice: { currency: 'EUR', price: 29.99 } }])
  expect(at(25_99, 'GBP')).toEqual([]) // prices of different markets are not compared
  expect(listCartChanges([inEuros], {}, createFreshCart({ product: { ...product, charged: null } }))).toEqual([])
})

test.each([
  { name: 'short stock', line: { quantity: 2 }, available: 2, left: [2] },
  { name: 'no stock', line: { quantity: 0 }, available: 0, left: [] },
  { name: 'a size that is no longer sold', line: { quantity: 0, product: null }, available: 0, left: [] },
])(
  'with $name, $available of 3 units are available; after accepting this, the cart contains the quantities $left',
  ({ line, available, left }) => {
    const fresh = createFreshCart(line)
    expect(listCartChanges([dress], {}, fresh)).toMatchObject([{ oldPrice: null, available }])
    expect(acceptLines([dress], fresh).map(({ quantity }) => quantity)).toEqual(left)
  },
)

test('a response about a larger quantity does not change a smaller quantity', () => {
  const fresh = createFreshCart({ requested: 500, quantity: 7 })
  expect(countAvailableUnits(fresh, { ...dress, quantity: 7 })).toBe(7)
  expect(countAvailableUnits(fresh, { ...dress, quantity: 3 })).toBe(3)
  expect(countAvailableUnits(null, dress)).toBe(3)
})

test.each([
  {
    name: 'no available items',
    line: { quantity: 0 },
    rejection: 'None of the items in your cart can be ordered right now.',
  },
  { name: 'an excessive total', line: {}, rejection: 'This order is too large to place online. Please contact us.' },
])('a cart with $name cannot be ordered: $rejection', ({ line, rejection }) => {
  expect(findRejectionText(createFreshCart(line))).toBe(rejection)
})
