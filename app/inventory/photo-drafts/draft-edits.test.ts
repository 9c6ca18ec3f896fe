import { expect, test } from 'vitest'
import {
  type DraftEdits,
  listRows,
  restoreEdits,
  setEdit,
  settleEdits,
} from '#app/inventory/photo-drafts/draft-edits.ts'
import type { PhotoDraft } from '#app/inventory/photo-drafts/photo-drafts.server.ts'
import { newId } from '#app/lib/id.ts'

const ids = [newId<'product'>(), newId<'product'>(), newId<'product'>()].toSorted()

function stored(at: number, change: Partial<PhotoDraft> = {}): PhotoDraft {
  const id = ids[at] ?? newId<'product'>()
  return { id, version: 'a', name: `Draft ${at}`, price: '', sizes: '', image: null, ...change }
}

const [oldest, middle, newest] = [stored(0), stored(1), stored(2)]
const NONE: DraftEdits = new Map()

function edit(base: PhotoDraft, typed: Partial<PhotoDraft>, edits: DraftEdits = NONE): DraftEdits {
  const { name, price, sizes } = { ...base, ...typed }
  return setEdit(edits, { base, typed: { name, price, sizes } })
}

test('edited rows stay in the list, in the same order, even if the loaded list contains only newer drafts', () => {
  const edits = edit(oldest, { price: '5' }, edit(middle, { name: 'Kaftan' }))
  const rows = listRows([newest], edits)
  expect(rows.map(({ base, typed }) => [base.id, typed.name, typed.price])).toEqual([
    [newest.id, 'Draft 2', ''],
    [middle.id, 'Kaftan', ''],
    [oldest.id, 'Draft 0', '5'],
  ])
})

test('a newer version of a draft replaces neither the typed text nor the version that a save is compared with', () => {
  const [row] = listRows([stored(0, { version: 'b', name: 'Theirs' })], edit(oldest, { price: '5' }))
  expect(row).toEqual({ base: oldest, typed: { name: 'Draft 0', price: '5', sizes: '' } })
})

test('a row that is changed back to its stored text is not edited', () => {
  expect(edit(oldest, {}, edit(oldest, { price: '5' })).size).toBe(0)
})

test('a saved row shows the stored draft, except for text that was typed in the meantime', () => {
  const sent = edit(middle, { price: '5' }, edit(oldest, { price: '5', sizes: 's,m' }))
  const edits = edit(oldest, { price: '50', sizes: 's,m' }, sent)
  const current = [stored(0, { version: 'b', price: '5', sizes: 's, m' }), stored(1, { version: 'b', price: '5' })]
  expect([...settleEdits(edits, sent, { errors: {}, rejected: [], current }).values()]).toEqual([
    { base: current[0], typed: { name: 'Draft 0', price: '50', sizes: 's, m' } },
  ])
})

test('a row that was not saved keeps the typed text and shows the changes made by other people', () => {
  const edits = edit(oldest, { price: 'abc' })
  const current = [stored(0, { version: 'b', name: 'Theirs' })]
  const rejected = [{ ...oldest, price: 'abc' }]
  const settled = settleEdits(edits, edits, { errors: {}, rejected, current })
  expect([...settled.values()]).toEqual([{ base: current[0], typed: { name: 'Theirs', price: 'abc', sizes: '' } }])
})

test.each([
  ['deleted', [{ ...oldest, price: '5' }]],
  ['missing from the response', []],
])('a row whose draft was %s keeps the typed text', (_, rejected) => {
  const edits = edit(oldest, { price: '5' })
  expect(settleEdits(edits, edits, { errors: {}, rejected, current: [] })).toEqual(edits)
})

test('after a submission without JavaScript, the form shows the text that was not saved', () => {
  const rejected = [
    { ...oldest, price: 'abc' },
    { ...middle, id: 'gone' },
  ]
  expect(restoreEdits({ errors: {}, rejected, current: [oldest, newest] })).toEqual(edit(oldest, { price: 'abc' }))
})
