import { sql } from 'drizzle-orm'
import type { ImageReference } from '#app/base/images.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { storeSettings } from '#app/store/settings.table.ts'

/** Images used in settings, such as the image for shared links. */
export const settingsImages: ImageReference = {
  isShown: sql`exists (select from ${storeSettings} where strpos(${storeSettings.value}::text, ${uploads.url}) > 0)`,
  urls: sql`select ${uploads.url} from ${uploads} join ${storeSettings}
    on strpos(${storeSettings.value}::text, ${uploads.url}) > 0`,
}
