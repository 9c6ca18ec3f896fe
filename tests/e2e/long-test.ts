import { test } from '#tests/e2e/fixtures.ts'
import { isLong } from '#tests/support/long.ts'

/** A test of `npm run test:long` only: of a detail that changes rarely, or of a mechanism that another test shows too. */
export const longTest = isLong ? test : test.skip
