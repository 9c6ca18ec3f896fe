import { sql } from 'drizzle-orm'
import type { ImageReference } from '#app/base/images.server.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

const isInSections = sql`strpos(${homepageVersions.sections}::text, ${uploads.url}) > 0`

export const homepageImages: ImageReference = {
  isShown: sql`exists (select from ${homepageVersions} where ${isInSections})`,
  urls: sql`select ${uploads.url} from ${uploads} join ${homepageVersions} on ${isInSections}`,
}
