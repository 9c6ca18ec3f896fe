/** In characters. */
export const MAX_TITLE = 100
export const MAX_COMMENT = 5_000
export const MAX_NAME = 60
