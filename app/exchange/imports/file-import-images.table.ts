import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { foreignId, isOneOf, moment } from '#app/platform/db/columns.ts'

/** 'waiting' and 'failed' are states of fetching. Uploaded images are always 'ready'. */
const IMAGE_STATES = ['waiting', 'ready', 'failed'] as const

/** Uploaded images, named as in the imported file, and images that are fetched from URLs in the file. */
export const fileImportImages = pgTable(
  'file_import_images',
  {
    importId: foreignId<'file-import'>()
      .notNull()
      .references(() => fileImports.id, { onDelete: 'cascade' }),
    name: text().notNull(), // or the URL
    publicId: text(),
    state: text({ enum: IMAGE_STATES }).notNull().default('ready'),
    reason: text().notNull().default(''), // why it could not be fetched, for staff
    attempts: integer().notNull().default(0),
    leasedUntil: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'file_import_images_pk', columns: [t.importId, t.name] }),
    index('file_import_images_public_id').on(t.publicId),
    index('file_import_images_waiting').on(t.leasedUntil).where(sql`${t.state} = 'waiting'`),
    check('file_import_images_state_known', isOneOf(t.state, IMAGE_STATES)),
    check('file_import_images_ready', sql`(${t.state} = 'ready') = (${t.publicId} is not null)`),
  ],
)
