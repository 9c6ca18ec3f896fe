/** Shorter texts match almost everything. */
export const ADMIN_SEARCH_MIN_LENGTH = 2
