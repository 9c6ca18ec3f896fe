/** Of files other than products: old stores have many redirects. */
export const IMPORT_FILE_LIMITS = { maxBytes: 64 * 2 ** 20, maxRows: 200_000 } as const
