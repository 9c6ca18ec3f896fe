import { expect, test } from 'vitest'
import { NO_ROWS, type RowSelection, withPage, withRow } from '#app/ui/admin/lists/row-selection.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
type Press = string | { readonly upTo: string } | 'PAGE'

const press = (presses: readonly Press[], from: RowSelection<string> = NO_ROWS) =>
  presses.reduce<RowSelection<string>>((selection, pressed) => {
    if (pressed === 'PAGE') return withPage(selection, ids)
    return typeof pressed === 'string' ? withRow(selection, ids, pressed) : withRow(selection, ids, pressed.upTo, true)
  }, from)

test.each<{ presses: Press[]; chosen: string }>([
  { presses: ['b'], chosen: 'b' },
  { presses: ['b', 'd'], chosen: 'bd' },
  { presses: ['b', 'b'], chosen: '' },
  { presses: ['b', { upTo: 'd' }], chosen: 'bcd' },
  { presses: ['d', { upTo: 'b' }], chosen: 'bcd' },
  { presses: ['b', { upTo: 'e' }, { upTo: 'c' }], chosen: 'b' }, // back from e to c, which lets those go
  { presses: [{ upTo: 'c' }], chosen: 'c' }, // nothing was pressed before
  { presses: ['PAGE'], chosen: 'abcde' },
  { presses: ['PAGE', 'PAGE'], chosen: '' },
  { presses: ['c', 'PAGE'], chosen: 'abcde' },
  { presses: ['PAGE', 'c'], chosen: 'abde' },
])('$presses chooses "$chosen"', ({ presses, chosen }) => {
  expect([...press(presses).chosen].sort().join('')).toBe(chosen)
})

test('of everything, a row that is let go leaves the rest of its page', () => {
  const all: RowSelection<string> = { chosen: new Set(ids), isAll: true, anchor: null }
  const left = press(['b'], all)
  expect([...left.chosen]).toEqual(['a', 'c', 'd', 'e'])
  expect(left.isAll).toBe(false)
  expect(press(['PAGE'], all)).toEqual(NO_ROWS)
})

test('a row that is no longer on the page begins no range', () => {
  const gone: RowSelection<string> = { chosen: new Set(['x']), isAll: false, anchor: 'x' }
  expect([...press([{ upTo: 'c' }], gone).chosen]).toEqual(['x', 'c'])
})
