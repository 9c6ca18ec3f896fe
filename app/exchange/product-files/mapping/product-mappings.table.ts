import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { fileImports } from '#app/exchange/imports/file-imports.table.ts'
import type { ProductMapping } from '#app/exchange/product-files/mapping/product-mapping.ts'
import { bytes, foreignId, updatedAt } from '#app/platform/db/columns.ts'

/** Uploaded files in the format 'mapped'. They are read again when staff change the mapping. */
export const fileImportContents = pgTable('file_import_contents', {
  importId: foreignId<'file-import'>()
    .primaryKey()
    .references(() => fileImports.id, { onDelete: 'cascade' }),
  content: bytes().notNull(),
  header: text().array().notNull(),
  /** The first rows below the header. */
  sample: jsonb().$type<readonly (readonly string[])[]>().notNull(),
})

/** The mappings that staff chose for files, keyed by header. */
export const productMappings = pgTable('product_mappings', {
  headerKey: text().primaryKey(),
  mapping: jsonb().$type<ProductMapping>().notNull(),
  updatedAt: updatedAt(),
})
