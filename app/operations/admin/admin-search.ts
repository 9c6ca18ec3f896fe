/** Shorter text matches almost everything. */
export const ADMIN_SEARCH_MIN_LENGTH = 2
