import { DomUtils, parseDocument } from 'htmlparser2'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BulkFieldset, INITIAL_FIELDS, isComplete } from '#app/catalog/bulk/bulk-fields.tsx'
import { BULK_LISTS, bulkInput } from '#app/catalog/bulk/bulk-input.ts'
import { NO_MAKER } from '#app/catalog/manufacturer.ts'
import { parseForm } from '#app/lib/form.ts'
import { newId } from '#app/lib/id.ts'
import { listKeys } from '#app/lib/keys.ts'
import { demoCategories } from '#db/demo/categories.ts'

type Kind = keyof typeof INITIAL_FIELDS
type Fields = Readonly<Record<string, string>>

const linen = { id: newId<'collection'>(), name: 'Linen', status: 'active' } as const

const atelier = { ...NO_MAKER, id: newId<'manufacturer'>(), maker: 'Atelier' }

/** For each kind of edit, the fields that must be filled in. */
const COMPLETE: Readonly<Record<Kind, Fields>> = {
  status: { status: 'active' },
  flags: { isNew: 'on' },
  category: { category: 'tops' },
  manufacturer: { manufacturerId: atelier.id },
  collection: { collectionId: linen.id },
  price: { percent: '10' },
  weight: { weight: '250', weightUnit: 'g' },
  tax: { taxClass: 'standard' },
}

/** Returns the values that each field in a dialog offers; text inputs offer none. */
function listOfferedValues(kind: Kind, fields: Fields = INITIAL_FIELDS[kind]): ReadonlyMap<string, readonly string[]> {
  const html = renderToStaticMarkup(
    <BulkFieldset
      kind={kind}
      fields={fields}
      set={() => {}}
      errors={{}}
      choices={{
        categories: demoCategories,
        collections: [linen],
        manufacturers: [atelier],
        isStoreMaker: false,
        weightUnit: 'g',
      }}
      currency="NGN"
    />,
  )
  const values = new Map<string, string[]>()
  for (const control of DomUtils.find((node) => 'name' in node && 'attribs' in node, [parseDocument(html)], true, 99)) {
    if (!('attribs' in control) || !control.attribs.name) continue
    const { name, type, value = '' } = control.attribs
    const options = DomUtils.getElementsByTagName('option', control).map(({ attribs }) => attribs.value ?? '')
    const key = name.replace('bulk-', '')
    values.set(key, [...(values.get(key) ?? []), ...options, ...(type === 'radio' ? [value] : [])])
  }
  return values
}

function send(kind: Kind, fields: Fields) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ kind, intent: 'preview', scope: 'rows', ...fields }))
    form.set(name, value)
  form.append('id', newId<'product'>())
  return parseForm(bulkInput, form, { lists: BULK_LISTS })
}

test.each(listKeys(INITIAL_FIELDS))('the dialog for %s offers only values that can be saved', (kind) => {
  expect(isComplete(kind, INITIAL_FIELDS[kind])).toBe(false)
  const complete = { ...INITIAL_FIELDS[kind], ...COMPLETE[kind] }
  expect(isComplete(kind, complete)).toBe(true)
  expect([...listOfferedValues(kind).keys(), 'weightUnit']).toEqual(expect.arrayContaining(Object.keys(complete)))
  for (const [name, values] of listOfferedValues(kind)) {
    for (const value of values.filter((option) => option !== '')) {
      expect(send(kind, { ...complete, [name]: value }), `${name}: ${value}`).toMatchObject({ ok: true })
    }
  }
})

test('starting a sale needs no direction, and ending a sale needs no percentage', () => {
  const fields = INITIAL_FIELDS.price
  expect([...listOfferedValues('price', { ...fields, operation: 'start-sale' }).keys()]).toEqual([
    'operation',
    'percent',
    'step',
  ])
  expect([...listOfferedValues('price', { ...fields, operation: 'end-sale' }).keys()]).toEqual(['operation'])
  expect(isComplete('price', { ...fields, operation: 'end-sale' })).toBe(true)
})
