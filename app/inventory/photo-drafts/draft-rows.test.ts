import { expect, test } from 'vitest'
import { parseRows } from '#app/inventory/photo-drafts/draft-rows.ts'
import { newId } from '#app/lib/id.ts'

const ID = newId<'product'>()

function parse(...rows: readonly Readonly<Record<string, string>>[]) {
  const form = new FormData()
  for (const row of rows) {
    const fields = { id: ID, version: 'a', name: 'Kaftan', price: '', sizes: '', ...row }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
  }
  return parseRows(form, 'EUR')
}

test('rows have a name, a price and sizes; price and sizes can follow later', () => {
  expect(parse({ price: '49.90', sizes: 'S, M,,L ' }, { name: ' Cape ' })).toEqual({
    ok: true,
    value: {
      rows: [
        { id: ID, version: 'a', name: 'Kaftan', price: 4990, sizes: ['S', 'M', 'L'] },
        { id: ID, version: 'a', name: 'Cape', price: 0, sizes: [] },
      ],
    },
  })
})

test.each([
  ['a price that is no amount', { price: 'ten' }, { 'rows.1.price': 'Enter a price such as 49 or 49.90' }],
  ['a price that is too large', { price: '99999999999999' }, { 'rows.1.price': 'Enter a price such as 49 or 49.90' }],
  ['no name', { name: ' ' }, { 'rows.1.name': 'Enter a name' }],
  ['a size twice', { sizes: 'S, s' }, { 'rows.1.sizes': 'Enter at most 30 sizes, each different' }],
  ['a size that is too long', { sizes: 'x'.repeat(41) }, { 'rows.1.sizes': expect.any(String) }],
  ['another id', { id: '1' }, { 'rows.1.id': 'This draft was deleted or is active now.' }],
])('%s is rejected beside its field', (_, row, errors) => {
  expect(parse({}, row)).toEqual({ ok: false, errors })
})
