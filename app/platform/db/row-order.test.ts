import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrange } from '#app/platform/db/row-order.server.ts'

type Positions = Readonly<Record<string, number>>
type Case = { readonly positions: Positions; readonly ids: readonly string[]; readonly changes: Positions }
const toRows = (positions: Positions) => Object.entries(positions).map(([id, position]) => ({ id, position }))

const cases: readonly Case[] = [
  { positions: { a: 0, b: 1, c: 2 }, ids: ['b', 'a', 'c'], changes: { b: 0, a: 1 } },
  { positions: { a: 10, b: 20, c: 30 }, ids: ['c', 'a', 'b'], changes: { c: 10, a: 20, b: 30 } },
  { positions: { a: -5, b: 20 }, ids: ['b', 'a'], changes: { b: -5, a: 20 } },
  { positions: { a: 0, b: 0, c: 0 }, ids: ['b', 'a', 'c'], changes: { a: 1, c: 2 } },
  { positions: { a: 0, b: 1, c: 2 }, ids: ['a', 'b', 'c'], changes: {} },
  { positions: { a: 0, b: 1, c: 2 }, ids: ['c', 'a'], changes: { c: 0, a: 2 } },
  { positions: { a: 0, b: 1 }, ids: ['b', 'gone', 'a', 'a'], changes: { b: 0, a: 1 } },
  { positions: { a: 0 }, ids: [], changes: {} },
]
test.each(cases)(
  'rows at positions $positions are put into the order $ids by the changes $changes',
  ({ positions, ids, changes }) => {
    const movedRows = Object.entries(changes).map(([id, to]) => ({ id, from: positions[id], to }))
    expect(arrange(toRows(positions), ids)).toEqual(movedRows)
  },
)

test('any rows end up in the requested order, with distinct positions', () => {
  const positions = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(positions, fc.func(fc.nat()), (initialPositions, weight) => {
      const rows = initialPositions.map((position, index) => ({ id: String.fromCharCode(97 + index), position }))
      const requestedIds = rows.map(({ id }) => id).toSorted((a, b) => weight(a) - weight(b))
      const changedPositions = new Map(arrange(rows, requestedIds).map(({ id, to }) => [id, to]))
      const after = rows.map(({ id, position }) => ({ id, position: changedPositions.get(id) ?? position }))
      const order = after.toSorted((a, b) => a.position - b.position).map(({ id }) => id)
      expect(order).toEqual(requestedIds)
      expect(new Set(after.map(({ position }) => position)).size).toBe(rows.length)
    }),
  )
})
