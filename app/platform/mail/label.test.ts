import { afterAll, expect, test } from 'vitest'
import { setTagSource } from '#app/lib/language.ts'
import { formatLabel } from '#app/platform/mail/label.ts'

let tag = 'en'
afterAll(setTagSource(() => tag))

test.each([
  ['en', 'Total:'],
  ['de-AT', 'Total:'],
  ['fr', 'Total\u00a0:'],
  ['fr-CA', 'Total\u00a0:'],
])('a label in %s is %j', (language, label) => {
  tag = language
  expect(formatLabel('Total')).toBe(label)
})
