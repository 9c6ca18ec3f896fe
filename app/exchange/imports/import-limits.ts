/** Of files other than products: old stores have many redirects. */
export const IMPORT_FILE_LIMITS = { maxBytes: 64 * 2 ** 20, maxRows: 200_000 } as const

/** Markdown files that are one import. */
export const MAX_PAGE_FILES = 500

/** More lines about one thing are a mistake in the file, such as the same number in each. */
export const MAX_ROWS_PER_ITEM = 1_000

export const MAX_IMAGES_PER_REQUEST = 500
