/**
 * Limits for files other than product files. The maximum number of rows is high because old stores have many redirects.
 */
export const IMPORT_FILE_LIMITS = { maxBytes: 64 * 2 ** 20, maxRows: 200_000 } as const

/** The maximum number of Markdown files in an import. */
export const MAX_PAGE_FILES = 500

/**
 * The maximum number of lines for one item. More lines indicate a mistake in the file, such as the same order number in
 * every line.
 */
export const MAX_ROWS_PER_ITEM = 1_000

export const MAX_IMAGES_PER_REQUEST = 500
