import { expect, test } from 'vitest'
import { lookInput } from '#app/content/looks/admin/look-input.ts'
import { parseForm } from '#app/lib/form.ts'
import { newId } from '#app/lib/id.ts'

const item = (change: object = {}) => ({ id: newId(), productId: newId(), color: null, x: 20, y: 40, ...change })

function parse(change: Readonly<Record<string, unknown>>) {
  const fields = {
    name: 'Work',
    status: 'active',
    image: 'looks/a',
    imageAlt: '',
    version: '',
    items: [item()],
    ...change,
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return parseForm(lookInput, form)
}

const product = newId()

test.each([
  { field: 'name', value: ' ', message: 'Name is required' },
  { field: 'image', value: '', message: 'Add an image' },
  { field: 'items', value: [], message: 'Add at least one product' },
  { field: 'items', value: Array.from({ length: 6 }, () => item()), message: 'A look can have at most 5 products' },
  {
    field: 'items.1.productId',
    value: [item({ productId: product }), item({ productId: product })],
    message: 'This product is already in the look',
  },
  {
    field: 'items',
    value: [item({ id: product }), item({ id: product })],
    message: 'The products could not be read. Reload the page and try again.',
  },
  {
    field: 'items.0.productId',
    value: [item({ productId: '' })],
    message: 'This product was deleted. Remove it from the look.',
  },
  { field: 'items.0.x', value: [item({ x: 101 })], message: 'Too big: expected number to be <=100' },
])('a look is rejected at $field: $message', ({ field, value, message }) => {
  const parsed = parse({ [field.split('.')[0] ?? '']: value })
  expect(parsed).toMatchObject({ ok: false, errors: { [field]: message } })
})

test('a look with one to five products is accepted', () => {
  for (const length of [1, 5]) expect(parse({ items: Array.from({ length }, () => item()) }).ok).toBe(true)
})
