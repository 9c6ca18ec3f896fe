import { expect, test } from 'vitest'
import { NO_ROWS, type RowSelection, withPage, withRow } from '#app/ui/admin/lists/row-selection.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
type Click = string | { readonly upTo: string } | 'PAGE'

const click = (clicks: readonly Click[], from: RowSelection<string> = NO_ROWS) =>
  clicks.reduce<RowSelection<string>>((selection, clicked) => {
    if (clicked === 'PAGE') return withPage(selection, ids)
    return typeof clicked === 'string' ? withRow(selection, ids, clicked) : withRow(selection, ids, clicked.upTo, true)
  }, from)

test.each<{ clicks: Click[]; chosen: string }>([
  { clicks: ['b'], chosen: 'b' },
  { clicks: ['b', 'd'], chosen: 'bd' },
  { clicks: ['b', 'b'], chosen: '' },
  { clicks: ['b', { upTo: 'd' }], chosen: 'bcd' },
  { clicks: ['d', { upTo: 'b' }], chosen: 'bcd' },
  { clicks: ['b', { upTo: 'e' }, { upTo: 'c' }], chosen: 'b' }, // from e back to c, which deselects them
  { clicks: [{ upTo: 'c' }], chosen: 'c' }, // without an anchor
  { clicks: ['PAGE'], chosen: 'abcde' },
  { clicks: ['PAGE', 'PAGE'], chosen: '' },
  { clicks: ['c', 'PAGE'], chosen: 'abcde' },
  { clicks: ['PAGE', 'c'], chosen: 'abde' },
])('$clicks selects "$chosen"', ({ clicks, chosen }) => {
  expect([...click(clicks).chosen].sort().join('')).toBe(chosen)
})

test('deselecting a row after selecting everything keeps the other rows on the page selected', () => {
  const all: RowSelection<string> = { chosen: new Set(ids), isAll: true, anchor: null }
  const remaining = click(['b'], all)
  expect([...remaining.chosen]).toEqual(['a', 'c', 'd', 'e'])
  expect(remaining.isAll).toBe(false)
  expect(click(['PAGE'], all)).toEqual(NO_ROWS)
})

test('a row that is no longer on the page does not start a range', () => {
  const staleSelection: RowSelection<string> = { chosen: new Set(['x']), isAll: false, anchor: 'x' }
  expect([...click([{ upTo: 'c' }], staleSelection).chosen]).toEqual(['x', 'c'])
})
