import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import type { FieldChange } from '#app/base/import-kind.ts'
import type { ImportState, ItemOutcome } from '#app/base/imports.ts'
import { FILE_FORMATS, type FileFormat } from '#app/exchange/product-files/file-heading.ts'
import { PROPOSED_FROM } from '#app/exchange/product-files/guess-category.ts'
import type { MakerChoice } from '#app/exchange/product-files/maker-choice.ts'
import type { ProductMapping } from '#app/exchange/product-files/mapping/product-mapping.ts'
import type { PlannedPrice } from '#app/exchange/product-files/plan-prices.ts'
import { createdAt, idOf, isOneOf, moment, primaryId } from '#app/platform/db/columns.ts'
import type { FileError, FileRow } from '#app/platform/files/file-row.ts'
import { authUsers } from '#app/store/staff.table.ts'

export type FormFields = Readonly<Record<string, string>>

export type ProductImport = typeof productImports.$inferSelect
export type ProductImportItem = typeof productImportItems.$inferSelect

/** Uploaded product files, and the progress of each. */
export const productImports = pgTable(
  'product_imports',
  {
    id: primaryId<'product-import'>(),
    /** Who uploaded the file, later who applied it. */
    staffId: idOf<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    format: text().$type<FileFormat>().notNull(),
    columns: text().array().notNull(),
    /** What staff say about the columns of a file in the format 'mapped'; null until they have. */
    mapping: jsonb().$type<ProductMapping>(),
    /** Those with content that is not imported, and in how many rows. */
    ignoredColumns: text('passed_over').array().notNull(),
    ignoredRows: integer().array().notNull().default([]),
    /** No longer used; to be dropped a release later. */
    categories: jsonb().notNull().default({}),
    /** Whether categories that the store lacks are created with the products that name them. */
    createsCategories: boolean().notNull().default(false),
    withStock: boolean().notNull().default(false),
    /** What staff chose for products that cannot be on sale without a maker. */
    makerChoice: jsonb().$type<MakerChoice>(),
    currency: text().$type<CurrencyCode>().notNull(),
    state: text().$type<ImportState>().notNull().default('checking'),
    /** Increases with each check; staff confirm one revision. */
    revision: integer().notNull().default(1),
    leasedUntil: moment().notNull().defaultNow(),
    /** Images were fetched since the last check. */
    hasFetched: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('product_imports_created').on(t.createdAt),
    index('product_imports_working').on(t.leasedUntil).where(sql`${t.state} in ('checking', 'applying')`),
    check('product_imports_state_known', sql`${t.state} in ('checking', 'checked', 'applying', 'applied')`),
    check('product_imports_format_known', isOneOf(t.format, FILE_FORMATS)),
  ],
)

/** The products of an imported file, each with its outcome. */
export const productImportItems = pgTable(
  'product_import_items',
  {
    id: primaryId<'product-import-item'>(),
    importId: idOf<'product-import'>()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    line: integer().notNull(),
    rows: jsonb().$type<readonly FileRow[]>().notNull(),
    rowErrors: jsonb().$type<readonly FileError[]>().notNull(),
    /** What of its rows is not taken. */
    rowNotes: text().array().notNull().default([]),
    outcome: text().$type<ItemOutcome>().notNull().default('waiting'),
    /** Only images that it lacked are still taken from the file. */
    isSaved: boolean().notNull().default(false),
    productId: idOf<'product'>(),
    /** When the import last changed the product, if it has added it. */
    addedAt: moment(),
    name: text().notNull().default(''),
    slug: text().notNull().default(''),
    sku: text().notNull().default(''),
    /** What identifies it in the store that the file is from: see `productSources`. */
    sourceKey: text().notNull().default(''),
    /** SKUs of its variants, if they do not just follow `sku`. */
    variantSkus: text().array().notNull().default([]),
    fields: jsonb().$type<FormFields>(),
    /** To be fixed in markets. */
    prices: jsonb().$type<readonly PlannedPrice[]>().notNull().default([]),
    type: text().notNull().default(''),
    tags: text().notNull().default(''),
    /** What staff chose: the slug of a category, or the name of one to create. */
    category: text().notNull().default(''),
    /** The slug of the category that is used unless staff choose, and why. */
    proposed: text().notNull().default(''),
    proposedFrom: text({ enum: PROPOSED_FROM }),
    /** The names of its category and collection if the store lacks them. */
    newCategory: text().notNull().default(''),
    newCollection: text().notNull().default(''),
    /** The names of further collections that it joins, and those of them that the store lacks. */
    joins: text().array().notNull().default([]),
    newJoins: text().array().notNull().default([]),
    changes: jsonb().$type<readonly FieldChange[]>().notNull().default([]),
    errors: jsonb().$type<readonly FileError[]>().notNull().default([]),
    notes: text().array().notNull().default([]),
    missing: text().array().notNull().default([]),
    /** The URLs of missing images. */
    wanted: text().array().notNull().default([]),
    /** It is saved as a draft, although the file has it on sale. */
    lacksMaker: boolean().notNull().default(false),
  },
  (t) => [
    unique('product_import_items_position_unique').on(t.importId, t.position),
    index('product_import_items_outcome').on(t.importId, t.outcome, t.position),
    index('product_import_items_type').on(t.importId, t.type, t.position),
    index('product_import_items_product').on(t.importId, t.productId),
    index('product_import_items_slug').on(t.importId, t.slug),
    index('product_import_items_sku').on(t.importId, t.sku),
    index('product_import_items_variant_skus').using('gin', t.variantSkus),
    check('product_import_items_proposed_from_known', isOneOf(t.proposedFrom, PROPOSED_FROM)),
    check(
      'product_import_items_outcome_known',
      sql`${t.outcome} in ('waiting', 'new', 'changed', 'unchanged', 'refused', 'applied', 'stale')`,
    ),
  ],
)

/** 'waiting' to be fetched. */
const IMAGE_STATES = ['waiting', 'ready', 'failed'] as const

/** Uploaded images by the names that the file uses, and those that are fetched from its URLs. */
export const productImportImages = pgTable(
  'product_import_images',
  {
    importId: idOf<'product-import'>()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    name: text().notNull(), // or the URL
    publicId: text(),
    state: text({ enum: IMAGE_STATES }).notNull().default('ready'),
    reason: text().notNull().default(''), // why it could not be fetched, for staff
    attempts: integer().notNull().default(0),
    leasedUntil: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'product_import_images_pk', columns: [t.importId, t.name] }),
    index('product_import_images_public_id').on(t.publicId),
    index('product_import_images_waiting').on(t.leasedUntil).where(sql`${t.state} = 'waiting'`),
    check('product_import_images_state_known', isOneOf(t.state, IMAGE_STATES)),
    check('product_import_images_ready', sql`(${t.state} = 'ready') = (${t.publicId} is not null)`),
  ],
)
