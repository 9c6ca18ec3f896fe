/** Orders have a row for each line item. */
export const IMPORT_FILE_LIMITS = { maxBytes: 64 * 2 ** 20, maxRows: 200_000 } as const

export const MAX_ROWS_PER_ITEM = 1_000
