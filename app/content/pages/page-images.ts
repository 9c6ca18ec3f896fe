import { sql } from 'drizzle-orm'
import type { ImageReference } from '#app/base/images.server.ts'
import { pages } from '#app/content/pages.table.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

const isInText = sql`strpos(concat(${pages.body}, ${pages.draft} ->> 'body'), ${uploads.url}) > 0`

export const pageImages: ImageReference = {
  isShown: sql`exists (select from ${pages} where ${isInText})`,
  urls: sql`select ${uploads.url} from ${uploads} join ${pages} on ${isInText}`,
}
