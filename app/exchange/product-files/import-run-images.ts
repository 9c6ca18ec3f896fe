import { sql } from 'drizzle-orm'
import type { ImageReference } from '#app/base/images.server.ts'
import { productImportImages } from '#app/exchange/product-files/product-imports.table.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

/** Images that a running import fetched for products that it has not saved yet. */
export const importRunImages: ImageReference = {
  isShown: sql`exists (select from ${productImportImages} where ${productImportImages.publicId} = ${uploads.publicId})`,
  urls: null,
  importedNames: sql`select ${productImportImages.publicId}, ${productImportImages.name} from ${productImportImages}`,
}
