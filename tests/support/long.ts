import process from 'node:process'

/** True in `npm run test:long`. It runs each file that imports this, and those named *.long.*, which only it runs. */
export const isLong = process.env.LONG_TESTS === '1'
