import { sql } from 'drizzle-orm'
import type { ImageReference } from '#app/base/images.server.ts'
import { looks } from '#app/content/looks/looks.table.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

export const lookImages: ImageReference = {
  isShown: sql`exists (select from ${looks} where ${looks.imagePublicId} = ${uploads.publicId})`,
  urls: sql`select ${looks.image} from ${looks}`,
}
