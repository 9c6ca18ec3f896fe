export const BRAND_FILE_TYPES = ['svg', 'png'] as const
/** A constraint on the table has the same limit. */
export const MAX_BRAND_FILE_BYTES = 1_048_576
