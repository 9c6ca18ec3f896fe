/**
 * Options for polling pages less often while the store works on a file: rendering takes processor time that the work
 * needs.
 */
export const SLOW_POLL = { interval: 200 }
