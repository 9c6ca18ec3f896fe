import { expect, test } from 'vitest'
import { importInput } from '#app/exchange/imports/import-input.ts'

test.each(['', '0', '1.5', '3000000000', '1e300', 'x'])('the revision “%s” is rejected', (revision) => {
  expect(importInput.safeParse({ intent: 'apply', revision }).success).toBe(false)
})
