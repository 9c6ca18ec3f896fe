export const BRAND_FILE_TYPES = ['svg', 'png'] as const
/** The limit of a constraint of the table. */
export const MAX_BRAND_FILE_BYTES = 1_048_576
