import { expect, test } from 'vitest'
import { BULK_LISTS, bulkInput } from '#app/catalog/bulk/bulk-input.ts'
import { parseForm } from '#app/lib/form.ts'
import { newId } from '#app/lib/id.ts'

const id = newId<'product'>()

function read(fields: Readonly<Record<string, string>>, ids: readonly string[] = [id]) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'preview', scope: 'rows', ...fields })) form.set(name, value)
  for (const each of ids) form.append('id', each)
  return parseForm(bulkInput, form, { lists: BULK_LISTS })
}

const readPriceEdit = (fields: Readonly<Record<string, string>>) =>
  read({ kind: 'price', operation: 'price', direction: 'down', percent: '10', step: '100', ...fields })

test('percentages are parsed into parts per million', () => {
  expect(readPriceEdit({ percent: ' 12.5 ' })).toMatchObject({
    ok: true,
    value: {
      intent: 'preview',
      scope: { kind: 'rows', ids: [id] },
      edit: { kind: 'price', price: { operation: 'price', direction: 'down', percent: 125_000, step: 100 } },
    },
  })
})

const DOWN = 'Percent must be above 0 and at most 99.99'
const UP = 'Percent must be above 0 and at most 1,000'

test.each<{ percent: string; direction: string; message: string }>([
  { percent: '-100', direction: 'down', message: DOWN },
  { percent: '100', direction: 'down', message: DOWN },
  { percent: '1e9', direction: 'down', message: DOWN },
  { percent: '0', direction: 'down', message: DOWN },
  { percent: '', direction: 'down', message: DOWN },
  { percent: 'a lot', direction: 'down', message: DOWN },
  { percent: '🔥', direction: 'down', message: DOWN },
  { percent: '<script>alert(1)</script>', direction: 'down', message: DOWN },
  { percent: '9'.repeat(1_000_000), direction: 'down', message: DOWN },
  { percent: '1000.01', direction: 'up', message: UP },
  { percent: '-5', direction: 'up', message: UP },
])('the percentage "$percent" is rejected', ({ message, ...fields }) => {
  expect(readPriceEdit(fields)).toEqual({
    ok: false,
    errors: { percent: message },
    typed: expect.objectContaining(fields),
  })
})

test('ending a sale needs no percentage; starting a sale needs a percentage below 100', () => {
  expect(readPriceEdit({ operation: 'end-sale', percent: '' })).toMatchObject({ ok: true })
  expect(readPriceEdit({ operation: 'start-sale', direction: 'up', percent: '150' })).toMatchObject({ ok: false })
  expect(readPriceEdit({ operation: 'start-sale', direction: 'up', percent: '20' })).toMatchObject({
    value: { edit: { price: { direction: 'down', percent: 200_000 } } },
  })
})

test.each([
  { weight: '1.5', weightUnit: 'kg', grams: 1_500 },
  { weight: '12 oz', weightUnit: 'kg', grams: 340 },
])('with the unit $weightUnit, the weight “$weight” is read as $grams grams', ({ grams, ...fields }) => {
  expect(read({ kind: 'weight', ...fields })).toMatchObject({ value: { edit: { weightGrams: grams } } })
})

test('a weight that is not a number is rejected', () => {
  expect(read({ kind: 'weight', weight: 'heavy', weightUnit: 'g' })).toMatchObject({
    errors: { weight: 'Weight must be a number' },
  })
})

test('flags without a value are omitted; an edit that sets no flag is rejected', () => {
  const flags = { kind: 'flags', isNew: 'on', isBestseller: '', isFeatured: 'off', showOnHomepage: '' }
  expect(read(flags)).toMatchObject({ value: { edit: { kind: 'flags', flags: { isNew: true, isFeatured: false } } } })
  expect(read({ ...flags, isNew: '', isFeatured: '' })).toEqual({
    ok: false,
    errors: { isNew: 'Choose at least one flag to turn on or off' },
    typed: expect.objectContaining({ kind: 'flags' }),
  })
})

test.each([
  { name: 'without products', ids: [], message: 'Choose at least one product' },
  { name: 'with an invalid id', ids: ["1' or 1=1"], message: 'Unknown product' },
  {
    name: 'with 10,001 products',
    ids: Array.from({ length: 10_001 }, () => newId<'product'>()),
    message: 'You can change at most 10,000 products at once',
  },
])('an edit $name is rejected', ({ ids, message }) => {
  const result = read({ kind: 'delete' }, ids)
  expect(result.ok ? [] : Object.values(result.errors)).toEqual([message])
})

test('duplicate ids are removed', () => {
  expect(read({ kind: 'delete' }, [id, id])).toMatchObject({ value: { scope: { ids: [id] } } })
})

test.each<Readonly<Record<string, string>>>([
  { kind: 'status', status: 'published' },
  { kind: 'collection', action: 'add', collectionId: '' },
  { kind: 'collection', action: 'burn', collectionId: newId() },
  { kind: 'everything' },
  { kind: 'delete', intent: 'now' },
  { kind: 'delete', scope: 'all' },
  { kind: 'status', status: 'active', price: '0' },
])('the form %j is rejected', (fields) => {
  expect(read(fields).ok).toBe(false)
})
