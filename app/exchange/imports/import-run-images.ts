import { sql } from 'drizzle-orm'
import type { ImageReference } from '#app/base/images.server.ts'
import { fileImportImages } from '#app/exchange/imports/file-import-images.table.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

/** Images that were fetched or uploaded for imports. */
export const importRunImages: ImageReference = {
  isShown: sql`exists (select from ${fileImportImages} where ${fileImportImages.publicId} = ${uploads.publicId})`,
  urls: null,
  importedNames: sql`select ${fileImportImages.publicId}, ${fileImportImages.name} from ${fileImportImages}`,
}
