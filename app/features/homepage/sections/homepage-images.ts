import { sql } from 'drizzle-orm'
import { homepageVersions } from '#app/features/homepage/sections/homepage-versions.table.ts'
import type { ImageReference } from '#app/features/images/referenced-images.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

const isInSections = sql`strpos(${homepageVersions.sections}::text, ${uploads.url}) > 0`

export const homepageImages: ImageReference = {
  isShown: sql`exists (select from ${homepageVersions} where ${isInSections})`,
  urls: sql`select ${uploads.url} from ${uploads} join ${homepageVersions} on ${isInSections}`,
}
