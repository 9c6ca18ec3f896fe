import { expect, test } from 'vitest'
import { categoryInput, MAX_CHOICES_AT_ONCE } from '#app/exchange/product-files/category-input.ts'
import { parseInput } from '#app/lib/form.ts'
import { newId } from '#app/lib/id.ts'

const row = { id: newId(), before: '', category: 'dresses' }
const parse = (count: number) => {
  const rows = Array.from({ length: count }, () => row)
  return parseInput(categoryInput, { intent: 'rows', rows: JSON.stringify(rows) })
}

test('categories can be chosen for at least one row and at most the maximum number of rows', () => {
  expect(parse(1)).toEqual({ ok: true, value: { intent: 'rows', rows: [row] } })
  expect(parse(MAX_CHOICES_AT_ONCE)).toMatchObject({ ok: true })
  expect(parse(MAX_CHOICES_AT_ONCE + 1)).toMatchObject({ ok: false, errors: { rows: /./ } })
})
