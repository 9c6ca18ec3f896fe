import { expect, test } from 'vitest'
import { requireParts } from '#tools/parts.ts'

test('an unknown part is rejected, so that nothing is reported as passed without being run', () => {
  requireParts([], ['kill', 'peak'])
  requireParts(['kill'], ['kill', 'peak'])
  expect(() => requireParts(['kill', 'kill,peak'], ['kill', 'peak'])).toThrow(
    'Unknown part: kill,peak. Parts: kill, peak',
  )
})
