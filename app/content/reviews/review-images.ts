import { sql } from 'drizzle-orm'
import type { ImageReference } from '#app/base/images.server.ts'
import { reviewPhotos } from '#app/content/reviews/review-photos.table.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

export const reviewImages: ImageReference = {
  isShown: sql`exists (select from ${reviewPhotos} where ${reviewPhotos.publicId} = ${uploads.publicId})`,
  urls: sql`select ${reviewPhotos.url} from ${reviewPhotos}`,
}
