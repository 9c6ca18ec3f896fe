import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_UNITS } from '#app/catalog/availability.ts'
import {
  addLine,
  type CartLine,
  computeLineTotal,
  computeSubtotal,
  countItems,
  getLineKey,
  MAX_LINES,
  parseCart,
  parseOldPrices,
  removeLine,
  updateOldPrices,
  updateQuantity,
} from '#app/orders/cart/cart.ts'
import { findDisplayCurrency } from '#app/store/market.ts'
import { testMarket } from '#tests/support/markets.ts'

const olive = { name: 'Olive', hex: '#556b2f' }
const dress: CartLine = {
  product: { id: 'a', name: 'Linen dress', price: 128_000 },
  image: '/media/a.jpg',
  size: 'M',
  color: olive,
  quantity: 1,
}

function addOrThrow(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const more = addLine(lines, line)
  if (more === 'full') throw new Error('the cart is full')
  return more
}

test('items with the same product, size and color are one line, whatever their name, price or hex color', () => {
  const again = {
    ...dress,
    product: { id: 'a', name: 'Renamed', price: 1 },
    color: { ...olive, hex: '#000000' },
    quantity: 2,
  }
  expect(addOrThrow([dress], again)).toEqual([{ ...dress, quantity: 3 }])
})

test.each([
  { name: 'a different product', line: { ...dress, product: { ...dress.product, id: 'b' } } },
  { name: 'a different size', line: { ...dress, size: 'L' } },
  { name: 'a different color', line: { ...dress, color: { name: 'Ecru', hex: olive.hex } } },
])('$name gets a separate line at the end', ({ line }) => {
  expect(addOrThrow([dress], line)).toEqual([dress, line])
})

test.each([
  { quantity: 3, left: [3] },
  { quantity: 0, left: [] },
  { quantity: -1, left: [] },
  { quantity: 10_000, left: [MAX_UNITS] },
])('setting the quantity to $quantity leaves the quantities $left', ({ quantity, left }) => {
  expect(updateQuantity([dress], dress, quantity).map((line) => line.quantity)).toEqual(left)
})

test('removing a line keeps the same product in a different size', () => {
  const large = { ...dress, size: 'L' }
  expect(removeLine([dress, large], dress)).toEqual([large])
})

test('a 101st line is rejected, but more units of an existing line are not', () => {
  const lines = Array.from({ length: MAX_LINES }, (_, index) => ({ ...dress, size: `${index}` }))
  expect(addLine(lines, { ...dress, size: 'new' })).toBe('full')
  expect(addLine(lines, { ...dress, size: '0' })).toHaveLength(MAX_LINES)
})

test('the subtotal converts each unit price first, then multiplies', () => {
  const lines = [{ ...dress, quantity: 3 }] // ₦128,000 is $85.33, not $85.3333…
  const market = testMarket({ store_currency: 'NGN', usd_rate: 1_500_000_000 })
  expect(computeSubtotal(lines, { market, shown: findDisplayCurrency(market, 'USD') })).toEqual({
    minor: 25_599,
    currency: 'USD',
  })
  expect(computeSubtotal(lines, { market, shown: findDisplayCurrency(market, 'GBP') })).toEqual({
    minor: 3 * 6_741,
    currency: 'GBP',
  })
})

test('a store price in the shopper’s currency is not converted', () => {
  const market = testMarket({ store_currency: 'GBP', usd_rate: 790_000 })
  const line = { ...dress, product: { ...dress.product, price: 99.5 } }
  expect(computeSubtotal([line], { market, shown: findDisplayCurrency(market, 'GBP') })).toEqual({
    minor: 9_950,
    currency: 'GBP',
  })
})

test('a total that cannot be represented exactly is null', () => {
  const market = testMarket({ store_currency: 'USD', usd_rate: 1_000_000 })
  const pricing = { market, shown: findDisplayCurrency(market, 'CAD') }
  const expensive = { ...dress, product: { ...dress.product, price: 10_000_000_000 }, quantity: MAX_UNITS }
  expect(computeLineTotal(expensive, pricing)).toBeNull()
  expect(computeSubtotal([dress, expensive], pricing)).toBeNull()
  expect(computeLineTotal({ ...expensive, quantity: 1 }, pricing)).toEqual({
    minor: 1_350_000_000_000,
    currency: 'CAD',
  })
})

test.each([
  { name: 'invalid JSON', json: '{oops' },
  { name: 'an object', json: '{"items":[]}' },
  { name: 'null', json: 'null' },
  { name: 'a number', json: '7' },
])('a stored cart that is $name is reported as damaged', ({ json }) => {
  expect(parseCart(json)).toBe('damaged')
})

test('the cart is empty if nothing is stored', () => {
  expect(parseCart(null)).toEqual([])
})

test.each([
  { name: 'no product', line: { ...dress, product: undefined } },
  { name: 'a price as a string', line: { ...dress, product: { ...dress.product, price: '128000' } } },
  { name: 'a negative price', line: { ...dress, product: { ...dress.product, price: -1 } } },
  { name: 'an empty size', line: { ...dress, size: '' } },
  { name: 'half a character in its size', line: { ...dress, size: 'M\ud83d' } },
  { name: 'U+0000 in its color', line: { ...dress, color: { ...dress.color, name: 'Sand\0' } } },
  { name: 'an invalid color', line: { ...dress, color: { name: 'Olive', hex: 'url(x)' } } },
  { name: 'a quantity of 0', line: { ...dress, quantity: 0 } },
  { name: 'a quantity of 1.5', line: { ...dress, quantity: 1.5 } },
  { name: 'text instead of fields', line: 'dress' },
  { name: 'null instead of fields', line: null },
])('a stored line with $name is skipped, and the others are kept', ({ line }) => {
  expect(parseCart(JSON.stringify([line, dress]))).toEqual([dress])
})

test('a stored quantity above the limit is capped, and equal lines are merged', () => {
  expect(parseCart(JSON.stringify([dress, { ...dress, quantity: 1e9 }]))).toEqual([{ ...dress, quantity: MAX_UNITS }])
})

test('after any changes, lines are distinct and within their limits, and survive being stored', () => {
  const line = fc.record({
    product: fc.record({ id: fc.constantFrom('a', 'b', 'c'), name: fc.constant('Dress'), price: fc.nat(1_000_000) }),
    image: fc.constantFrom('/media/a.jpg', null),
    size: fc.constantFrom('S', 'M'),
    color: fc.constantFrom(olive, { name: 'Ecru', hex: '#f5f0e1' }),
    quantity: fc.integer({ min: 1, max: 20_000 }),
  })
  const step = fc.record({
    action: fc.constantFrom('add', 'remove', 'set'),
    line,
    to: fc.integer({ min: -3, max: 12_000 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const lines = steps.reduce<readonly CartLine[]>((cart, { action, line, to }) => {
        if (action === 'remove') return removeLine(cart, line)
        return action === 'set' ? updateQuantity(cart, line, to) : addOrThrow(cart, line)
      }, [])
      const identities = lines.map(({ product, size, color }) => `${product.id}/${size}/${color.name}`)
      expect(new Set(identities).size).toBe(lines.length)
      expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= MAX_UNITS)).toBe(true)
      expect(countItems(lines)).toBe(lines.map(({ quantity }) => quantity).reduce((a, b) => a + b, 0))
      expect(parseCart(JSON.stringify(lines))).toEqual(lines)
    }),
  )
})

function withPrice(price: number, line = dress): CartLine {
  return { ...line, product: { ...line.product, price } }
}

test('lines have different keys even if the texts of size and color are the same once joined', () => {
  const other = { ...dress, size: 'M Olive', color: { name: 'Green', hex: '#00ff00' } }
  const split = { ...dress, size: 'M', color: { name: 'Olive Green', hex: '#00ff00' } }
  expect(getLineKey(other)).not.toBe(getLineKey(split))
  const more: CartLine = { ...dress, quantity: 3 }
  expect(getLineKey(more)).toBe(getLineKey(dress))
})

test('an accepted price is remembered while the price changes, and forgotten once the price returns to it', () => {
  const first = updateOldPrices({}, [withPrice(20_000)], [withPrice(46_000)])
  expect(first).toEqual({ [getLineKey(dress)]: 20_000 })
  expect(updateOldPrices(first, [withPrice(46_000)], [withPrice(50_000)])).toEqual(first)
  expect(updateOldPrices(first, [withPrice(46_000)], [withPrice(20_000)])).toEqual({})
})

test('a line keeps its old price if the quantity changes; removed and new lines have no old price', () => {
  const old = { [getLineKey(dress)]: 20_000 }
  expect(updateOldPrices(old, [dress], [{ ...dress, quantity: 3 }])).toEqual(old)
  expect(updateOldPrices(old, [dress], [])).toEqual({})
  expect(updateOldPrices({}, [], [dress])).toEqual({})
  expect(updateOldPrices({}, [dress], [dress, { ...withPrice(1), size: 'L' }])).toEqual({})
})

test.each([
  { json: null, parsed: {} },
  { json: '{oops', parsed: {} },
  { json: '7', parsed: {} },
  { json: '{"a":1,"b":"2","c":-1,"d":null}', parsed: { a: 1 } },
])('old prices stored as $json are parsed as $parsed', ({ json, parsed }) => {
  expect(parseOldPrices(json)).toEqual(parsed)
})
