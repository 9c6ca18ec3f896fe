import { expect, test } from 'vitest'
import { IMPORT_KINDS } from '#app/base/imports.ts'
import { importKinds } from '#app/exchange/imports/import-kinds.ts'

test('each kind of import is registered once, in the recommended order', () => {
  expect(importKinds.entries.map(({ name }) => name)).toEqual(IMPORT_KINDS)
})
