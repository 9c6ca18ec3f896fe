export const MAX_CSV_BYTES = 20 * 2 ** 20
export const MAX_CSV_ROWS = 50_000
/** A product file has 6 columns per market (up to 100), plus its own. */
export const MAX_CSV_COLUMNS = 700
export const MAX_CSV_CELL_LENGTH = 100_000
