import { test } from '#tests/e2e/fixtures.ts'
import { isLong } from '#tests/support/long.ts'

/**
 * Defines a test that only `npm run test:long` runs, because it covers a detail that rarely changes, or a mechanism
 * that another test covers too.
 */
export const longTest = isLong ? test : test.skip
