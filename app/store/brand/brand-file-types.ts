export const BRAND_FILE_TYPES = ['svg', 'png'] as const
/** As the table allows. */
export const MAX_BRAND_FILE_BYTES = 1_048_576
