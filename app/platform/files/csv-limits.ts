export const MAX_CSV_BYTES = 20 * 2 ** 20
export const MAX_CSV_ROWS = 50_000
/** Products have six for each of a hundred markets, and their own. */
export const MAX_CSV_COLUMNS = 700
export const MAX_CSV_CELL_LENGTH = 100_000
