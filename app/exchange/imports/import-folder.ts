/** Uploaded and fetched images share this folder, so that a repeated image is stored once. */
export const IMPORT_FOLDER = 'products/import'
