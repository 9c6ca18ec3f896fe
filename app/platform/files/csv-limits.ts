export const MAX_CSV_BYTES = 20 * 2 ** 20
export const MAX_CSV_ROWS = 50_000
/** A product file has 6 columns for each of up to 100 markets, in addition to its general columns. */
export const MAX_CSV_COLUMNS = 700
export const MAX_CSV_CELL_LENGTH = 100_000
