import { describe, expect, test } from 'vitest'
import { applyTypedText, isSameDraft, rebase } from '#app/lib/draft.ts'

const SAVED = { name: 'Linen', position: '2', isShown: true, members: ['a', 'b'] }

test('edits before hydration are applied, and values without a field are kept', () => {
  const form = new FormData()
  form.set('name', 'Summer linen')
  expect(applyTypedText(SAVED, form)).toEqual({
    name: 'Summer linen',
    position: '2',
    isShown: false,
    members: ['a', 'b'],
  })
})

test('other people’s changes appear in unedited fields', () => {
  const typed = { ...SAVED, name: 'Summer linen' }
  const theirs = { name: 'Flax', position: '7', isShown: false, members: ['a', 'b', 'c'] }
  expect(rebase(typed, SAVED, theirs)).toEqual({
    name: 'Summer linen',
    position: '7',
    isShown: false,
    members: ['a', 'b', 'c'],
  })
})

test.each([
  { name: 'an unedited list becomes the newer list', mine: 'ab', fresh: 'bc', becomes: 'bc' },
  { name: 'additions by both are kept', mine: 'abx', fresh: 'aby', becomes: 'abxy' },
  { name: 'texts that others removed stay removed', mine: 'bax', fresh: 'b', becomes: 'bx' },
  { name: 'texts that I removed stay removed', mine: 'b', fresh: 'aby', becomes: 'by' },
  { name: 'a text that both added appears once', mine: 'xab', fresh: 'abx', becomes: 'xab' },
])('rebased list of texts: $name', ({ mine, fresh, becomes }) => {
  const draft = { ...SAVED, members: [...mine] }
  expect(rebase(draft, SAVED, { ...SAVED, members: [...fresh] }).members.join('')).toBe(becomes)
})

describe('a list of rows rebased on a newer one', () => {
  type Row = { readonly key: string; readonly price: string; readonly name: string }
  const row = (key: string, price = '1', name = key): Row => ({ key, price, name })
  const rebaseRows = (mine: readonly Row[], old: readonly Row[], fresh: readonly Row[]) =>
    rebase({ rows: mine }, { rows: old }, { rows: fresh }, { rows: ({ key }) => key }).rows
  const [a, b, newRow] = [row('a'), row('b'), row('', '9', 'New')]

  test('has the edits of both people, including those to the same row', () => {
    expect(rebaseRows([row('a', '2'), b], [a, b], [row('a', '1', 'Theirs'), row('b', '3')])).toEqual([
      row('a', '2', 'Theirs'),
      row('b', '3'),
    ])
  })

  test('has the rows that either person added, and none that either removed', () => {
    expect(rebaseRows([b, newRow, row('')], [a, b], [a, b, row('c')])).toEqual([b, row('c'), newRow, row('')])
    expect(rebaseRows([a, row('b', '5')], [a, b, row('c')], [b])).toEqual([row('b', '5')])
  })

  test('keeps the order of the draft', () => {
    expect(rebaseRows([b, a], [a, b], [a, row('b', '3'), row('c')])).toEqual([row('b', '3'), a, row('c')])
  })

  test('keeps what was typed into the empty row of a new list', () => {
    expect(rebaseRows([newRow], [row('')], [a])).toEqual([a, newRow])
  })

  test('keeps the rows of the draft if `rowKeys` does not include the list', () => {
    expect(rebase({ rows: [b] }, { rows: [a] }, { rows: [a, row('c')] }).rows).toEqual([b])
  })
})

test('drafts are compared by value', () => {
  expect(isSameDraft(SAVED, { ...SAVED, members: ['a', 'b'] })).toBe(true)
  expect(isSameDraft(SAVED, { ...SAVED, members: ['b', 'a'] })).toBe(false)
})
