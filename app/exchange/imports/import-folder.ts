/** Uploaded and fetched images share this folder, so that a repeated one is the same image. */
export const IMPORT_FOLDER = 'products/import'
