import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, primaryId } from '#app/platform/db/columns.ts'

/** Every image and video in the image store. After a day, those that nothing refers to are deleted. */
export const uploads = pgTable(
  'uploads',
  {
    id: primaryId<'upload'>(),
    publicId: text().notNull(),
    url: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** The color of the image's edges, such as '#d9d2c7'. Videos and older images have none. */
    ground: text(),
    staffId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('uploads_public_id_unique').on(t.publicId),
    index('uploads_created').on(t.createdAt),
    check('uploads_size_positive', sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} > 0`),
  ],
)

/** Returns a condition that is true for images and false for videos. */
export function isImageUpload(): SQL {
  return sql`${uploads.url} !~ '[.](mp4|webm)$'`
}
