import { expect, test } from 'vitest'
import { formVersion } from '#app/ui/admin/form-version.ts'

test('a version has at most 100 characters, since clients can send any text', () => {
  expect(formVersion.safeParse('v'.repeat(100)).success).toBe(true)
  expect(formVersion.safeParse('v'.repeat(101)).success).toBe(false)
})
