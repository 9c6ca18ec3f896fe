import { expect, test } from 'vitest'
import type { CartLine } from '#app/orders/cart/cart.ts'
import { parseWaiting, withoutOrdered } from '#app/orders/waiting-order.ts'

function line(id: string, quantity: number, size = 'M'): CartLine {
  return {
    product: { id, name: 'Dress', price: 1 },
    image: '',
    size,
    color: { name: 'Red', hex: '#ff0000' },
    quantity,
  }
}
const ordered = (productId: string, quantity: number, size = 'M') => ({ productId, size, color: 'Red', quantity })

test.each([
  { name: 'ordered units are removed from the cart', cart: [line('a', 2)], lines: [ordered('a', 2)], left: [] },
  { name: 'units added later are kept', cart: [line('a', 5)], lines: [ordered('a', 2)], left: [line('a', 3)] },
  {
    name: 'lines added later are kept',
    cart: [line('a', 1), line('b', 1)],
    lines: [ordered('a', 1)],
    left: [line('b', 1)],
  },
  { name: 'a different size is kept', cart: [line('a', 1, 'L')], lines: [ordered('a', 1)], left: [line('a', 1, 'L')] },
  { name: 'units removed since are not counted', cart: [line('a', 1)], lines: [ordered('a', 4)], left: [] },
  { name: 'an emptied cart stays empty', cart: [], lines: [ordered('a', 4)], left: [] },
])('$name', ({ cart, lines, left }) => {
  expect(withoutOrdered(cart, { lines })).toEqual(left)
})

test('invalid stored data is ignored', () => {
  const stored = { link: 'abc', key: 'k', lines: [ordered('a', 1)] }
  expect(parseWaiting(JSON.stringify(stored))).toEqual(stored)
  for (const damaged of [null, '', '{', '[]', '{"link":1,"lines":[]}', '{"link":"a"}', '{"link":"a","lines":1}']) {
    expect(parseWaiting(damaged)).toBeNull()
  }
  expect(parseWaiting('{"link":"a","lines":[null,{"productId":1},{}]}')).toEqual({ link: 'a', key: '', lines: [] })
})
