import process from 'node:process'

/**
 * True in `npm run test:long`. That command runs all files that import this constant, and the files named *.long.*,
 * which no other command runs.
 */
export const isLong = process.env.LONG_TESTS === '1'
