import { expect, test } from 'vitest'
import type { CartLine } from '#app/orders/cart/cart.ts'
import { parseWaitingOrder, removeOrderedUnits } from '#app/orders/waiting-order.ts'

function createCartLine(id: string, quantity: number, size = 'M'): CartLine {
  return {
    product: { id, name: 'Dress', price: 1 },
    image: '',
    size,
    color: { name: 'Red', hex: '#ff0000' },
    quantity,
  }
}
const createOrderedLine = (productId: string, quantity: number, size = 'M') => ({
  productId,
  size,
  color: 'Red',
  quantity,
})

test.each([
  {
    name: 'ordered units are removed from the cart',
    cart: [createCartLine('a', 2)],
    lines: [createOrderedLine('a', 2)],
    left: [],
  },
  {
    name: 'units added later are kept',
    cart: [createCartLine('a', 5)],
    lines: [createOrderedLine('a', 2)],
    left: [createCartLine('a', 3)],
  },
  {
    name: 'lines added later are kept',
    cart: [createCartLine('a', 1), createCartLine('b', 1)],
    lines: [createOrderedLine('a', 1)],
    left: [createCartLine('b', 1)],
  },
  {
    name: 'a different size is kept',
    cart: [createCartLine('a', 1, 'L')],
    lines: [createOrderedLine('a', 1)],
    left: [createCartLine('a', 1, 'L')],
  },
  {
    name: 'a line with fewer units than ordered is removed',
    cart: [createCartLine('a', 1)],
    lines: [createOrderedLine('a', 4)],
    left: [],
  },
  { name: 'an emptied cart stays empty', cart: [], lines: [createOrderedLine('a', 4)], left: [] },
])('$name', ({ cart, lines, left }) => {
  expect(removeOrderedUnits(cart, { lines })).toEqual(left)
})

test('invalid stored data is ignored', () => {
  const stored = { link: 'abc', key: 'k', lines: [createOrderedLine('a', 1)] }
  expect(parseWaitingOrder(JSON.stringify(stored))).toEqual(stored)
  for (const damaged of [null, '', '{', '[]', '{"link":1,"lines":[]}', '{"link":"a"}', '{"link":"a","lines":1}']) {
    expect(parseWaitingOrder(damaged)).toBeNull()
  }
  expect(parseWaitingOrder('{"link":"a","lines":[null,{"productId":1},{}]}')).toEqual({ link: 'a', key: '', lines: [] })
})
