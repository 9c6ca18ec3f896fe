// Apart from catalog.ts, which the scripts of the storefront import.

/** The limit applies to the description of an image. */
export const MAX_ALT = 300
export const MAX_COLLECTION_NAME = 200
export const MAX_COLLECTION_DESCRIPTION = 5_000
export const MAX_GUIDE_NAME = 80
export const MAX_GUIDE_NOTE = 500
