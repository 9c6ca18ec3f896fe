import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import type { FieldChange } from '#app/base/import-kind.ts'
import { IMPORT_KINDS, IMPORT_STATES, ITEM_OUTCOMES, type OutcomeCounts } from '#app/base/imports.ts'
import { createdAt, foreignId, isOneOf, moment, primaryId } from '#app/platform/db/columns.ts'
import type { FileError, FileRow } from '#app/platform/files/file-row.ts'
import { authUsers } from '#app/store/staff.table.ts'

export type FileImport = typeof fileImports.$inferSelect
export type FileImportItem = typeof fileImportItems.$inferSelect

/** Uploaded files, and the progress of each. */
export const fileImports = pgTable(
  'file_imports',
  {
    id: primaryId<'file-import'>(),
    /** The account that uploaded the file, and later the account that saved it. */
    staffId: foreignId<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    /** The name of a format of this kind. */
    format: text().notNull(),
    fileName: text().notNull(),
    ignoredColumns: text().array().notNull(),
    /** The store's origin at the time of upload. Links to this origin lead to the store's pages. */
    ownOrigin: text().notNull(),
    /** The currency of amounts without a currency in the file. */
    currency: text().$type<CurrencyCode>().notNull(),
    /** True if the currency is in the file or staff confirmed it. */
    isCurrencyKnown: boolean().notNull(),
    /** True if staff confirmed the currency. They can change it until something is saved. */
    isCurrencyChosen: boolean().notNull().default(false),
    /** Staff's choices for the whole file, in a format that the kind defines; null for most kinds. */
    options: jsonb().$type<unknown>(),
    /** True if images were fetched since the last check. */
    hasFetched: boolean().notNull().default(false),
    state: text({ enum: IMPORT_STATES }).notNull().default('checking'),
    /** Increases with each check, because staff confirm the result of a particular check. */
    revision: integer().notNull().default(1),
    /** The counts at the end of the last check or save. */
    counts: jsonb().$type<OutcomeCounts>(),
    leasedUntil: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    index('file_imports_created').on(t.createdAt),
    index('file_imports_working').on(t.leasedUntil).where(sql`${t.state} in ('checking', 'applying')`),
    check('file_imports_kind_known', isOneOf(t.kind, IMPORT_KINDS)),
    check('file_imports_state_known', isOneOf(t.state, IMPORT_STATES)),
  ],
)

/** The items that a file's rows describe, each with its outcome. */
export const fileImportItems = pgTable(
  'file_import_items',
  {
    id: primaryId<'file-import-item'>(),
    importId: foreignId<'file-import'>()
      .notNull()
      .references(() => fileImports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    line: integer().notNull(),
    /** Empty after the item is saved, unless its kind has `keepsRowsAfterSaving`. */
    rows: jsonb().$type<readonly FileRow[]>().notNull(),
    rowErrors: jsonb().$type<readonly FileError[]>().notNull(),
    /** Notes about content of the rows that is not imported. */
    rowNotes: text().array().notNull().default([]),
    /** Staff's choice for this item; '' if there is none. */
    choice: text().notNull().default(''),
    outcome: text({ enum: ITEM_OUTCOMES }).notNull().default('waiting'),
    /** Identifies the item within the file; '' if it has no key. */
    key: text().notNull().default(''),
    /** Additional keys that some kinds need. */
    keys: text().array().notNull().default([]),
    name: text().notNull().default(''),
    /** The email address of the person, in lower case, so that the item is erased together with the customer. */
    email: text().notNull().default(''),
    /** The data to save, in a format that the kind defines. */
    record: jsonb().$type<unknown>(),
    /** The data to undo the save, in a format that the kind defines. */
    undo: jsonb().$type<unknown>(),
    /** Data that the kind's screens show and search. */
    details: jsonb().$type<unknown>(),
    changes: jsonb().$type<readonly FieldChange[]>().notNull().default([]),
    errors: jsonb().$type<readonly FileError[]>().notNull().default([]),
    notes: text().array().notNull().default([]),
    /** Names of images that the import lacks. */
    missing: text().array().notNull().default([]),
    /** The URLs of missing images. */
    wanted: text().array().notNull().default([]),
  },
  (t) => [
    unique('file_import_items_position_unique').on(t.importId, t.position),
    index('file_import_items_outcome').on(t.importId, t.outcome, t.position),
    index('file_import_items_key').on(t.importId, t.key),
    index('file_import_items_keys').using('gin', t.keys).where(sql`${t.keys} <> '{}'`),
    index('file_import_items_email').on(t.email).where(sql`${t.email} <> ''`),
    check('file_import_items_outcome_known', isOneOf(t.outcome, ITEM_OUTCOMES)),
  ],
)
