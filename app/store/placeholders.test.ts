import { expect, test } from 'vitest'
import { findUnknownPlaceholder } from '#app/store/placeholders.ts'

test.each([
  ['{standard_day}', '{standard_day}'],
  ['Free from {free_shipping_from} to {where}', '{where}'],
  ['{constructor}', '{constructor}'],
  ['{Standard_days}', '{Standard_days}'],
  ['{standard_days} and {5}', null],
  ['', null],
])('the first unknown placeholder in "%s" is %s', (text, unknown) => {
  expect(findUnknownPlaceholder(text)).toBe(unknown)
})
