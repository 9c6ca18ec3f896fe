/** Of uploaded and fetched images, so that a repeated one is the same image. */
export const IMPORT_FOLDER = 'products/import'
