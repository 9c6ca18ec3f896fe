import { expect, test } from 'vitest'
import { requireParts } from '#tools/parts.ts'

test('a part that does not exist is rejected, so that nothing is reported as right without being tried', () => {
  requireParts([], ['kill', 'peak'])
  requireParts(['kill'], ['kill', 'peak'])
  expect(() => requireParts(['kill', 'kill,peak'], ['kill', 'peak'])).toThrow(
    'There is no part kill,peak. Parts: kill, peak',
  )
})
