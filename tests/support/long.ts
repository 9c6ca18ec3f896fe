import process from 'node:process'

/**
 * True in `npm run test:long`, which runs each file that imports this, and files named *.long.*, which run only
 * there.
 */
export const isLong = process.env.LONG_TESTS === '1'
