import { expect, test } from 'vitest'
import {
  currencyNotices,
  mappingInput,
  readRawMapping,
  readSentMapping,
} from '#app/exchange/product-files/mapping/mapping-input.ts'
import { parseInput } from '#app/lib/form.ts'

const table = {
  header: ['Article', 'Code', 'Cost', 'Cur'],
  sample: [['Lagoon dress', 'LAG', '€ 80', 'EUR']],
}
const CHOICES = { notation: 'point', weightUnit: 'g' } as const

function send(...fields: readonly string[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'check', ...CHOICES })) form.set(name, value)
  for (const [at, field] of fields.entries()) form.set(`fields.${at}`, field)
  const raw = readRawMapping(form, table.header.length)
  const parsed = parseInput(mappingInput(table, 'NGN'), raw)
  return { errors: parsed.ok ? {} : parsed.errors, sent: readSentMapping(raw, { ...CHOICES, fields: [] }).fields }
}

test.each<[string, readonly string[], Readonly<Record<string, string>>]>([
  ['all columns are valid', ['name', 'sku', 'price', ''], {}],
  [
    'no column contains names',
    ['', 'sku', 'price', ''],
    { 'fields.0': 'Choose “Name” for one column. Each product needs a name.' },
  ],
  [
    'two columns contain names',
    ['name', 'name', 'price', ''],
    { 'fields.1': '“Name” is already chosen for “Article”.' },
  ],
  [
    'two columns contain prices',
    ['name', 'price', 'price', ''],
    { 'fields.2': '“Price” is already chosen for “Code”.' },
  ],
  ['several columns contain tags', ['name', 'tags', 'tags', 'tags'], {}],
  [
    'the currency is different',
    ['name', 'sku', 'price', 'currency'],
    {
      'fields.3':
        'These prices are in EUR, but this store uses NGN. Choose “Not imported” for this column to import the prices as NGN, without conversion.',
    },
  ],
])('when %s, an error appears beside a column if necessary, and every choice is kept', (_, fields, errors) => {
  const checked = send(...fields)
  expect(checked.errors).toEqual(errors)
  expect(checked.sent.map((field) => field ?? '')).toEqual(fields)
})

test('a field that does not exist is rejected', () => {
  expect(Object.keys(send('name', 'password', '', '').errors)).toEqual(['fields.1'])
})

test('a notice appears beside prices with the symbol of a different currency', () => {
  const mapping = { ...CHOICES, fields: ['name' as const, null, 'price' as const, null] }
  expect(currencyNotices(table, mapping, 'NGN')).toEqual({
    2: 'The file uses €. This store uses NGN, so € 80 is imported as NGN 80, for example.',
  })
  expect(currencyNotices(table, mapping, 'EUR')).toEqual({})
})
