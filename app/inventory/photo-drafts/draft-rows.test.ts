import { expect, test } from 'vitest'
import { parseRows, type SubmittedRow, writeRows } from '#app/inventory/photo-drafts/draft-rows.ts'
import { newId } from '#app/lib/id.ts'

const ID = newId<'product'>()

function parse(...rows: readonly Partial<SubmittedRow>[]) {
  const sent = rows.map((row) => ({ id: ID, version: 'a', name: 'Kaftan', price: '', sizes: '', ...row }))
  return parseRows(writeRows(sent), 'EUR')
}

test('rows have a name, a price and sizes; price and sizes can be empty', () => {
  expect(parse({ price: '49.90', sizes: 'S, M,,L ' }, { name: ' Cape ' }).map(({ parsed }) => parsed)).toEqual([
    { ok: true, value: { id: ID, version: 'a', name: 'Kaftan', price: 4990, sizes: ['S', 'M', 'L'] } },
    { ok: true, value: { id: ID, version: 'a', name: 'Cape', price: 0, sizes: [] } },
  ])
})

test.each([
  ['a price that is not an amount', { price: 'ten' }, { price: 'Enter a price such as 49 or 49.90' }],
  ['a price that is too large', { price: '99999999999999' }, { price: 'Enter a price such as 49 or 49.90' }],
  ['no name', { name: ' ' }, { name: 'Enter a name' }],
  ['a duplicate size', { sizes: 'S, s' }, { sizes: 'Enter at most 30 sizes, with no duplicates' }],
  ['a size that is too long', { sizes: 'x'.repeat(41) }, { sizes: 'A size can have at most 40 characters' }],
  ['the size “One Size”', { sizes: 'One Size' }, { sizes: 'Leave sizes empty if there is only one' }],
  ['the size “Default”', { sizes: 'S, Default' }, { sizes: 'Leave sizes empty if there is only one' }],
  ['an unknown id', { id: '1' }, { id: 'This draft was deleted or is now active.' }],
  ['a character that cannot be saved', { name: 'a\u0000' }, { name: expect.any(String) }],
])('only the row with %s is rejected, and it keeps the typed text', (_, row, errors) => {
  const [valid, invalid] = parse({}, row)
  expect(valid?.parsed.ok).toBe(true)
  expect(invalid).toEqual({ sent: expect.objectContaining(row), parsed: { ok: false, errors } })
})
