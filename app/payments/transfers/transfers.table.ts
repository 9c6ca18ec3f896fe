import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { CsvMapping } from '#app/payments/transfers/csv-statement.ts'
import type { StatementFormat } from '#app/payments/transfers/statement.ts'
import {
  createdAt,
  foreignId,
  isOneOf,
  minorUnits,
  moment,
  newestFirst,
  primaryId,
  updatedAt,
} from '#app/platform/db/columns.ts'
import { authUsers } from '#app/store/staff.table.ts'

/**
 * 'booked': the full amount is booked. 'set_aside': the remaining money belongs to no known order; `note` contains the
 * reason.
 */
const ROW_STATES = ['open', 'booked', 'set_aside'] as const

/** Imported bank statements. A row belongs to the first statement that contained it. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: primaryId<'bank-statement'>(),
    fileName: text().notNull(),
    fileHash: text().notNull(), // SHA-256 as hex, to recognize the same file
    format: text().$type<StatementFormat>().notNull(),
    headerKey: text(), // the layout of a CSV file, see csv_mappings
    account: text().notNull(),
    currency: text().$type<CurrencyCode>(),
    newRows: integer().notNull(),
    knownRows: integer().notNull(), // imported before, from another file
    skippedDebits: integer().notNull(),
    staffId: foreignId<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [unique('bank_statements_file_unique').on(t.fileHash), index('bank_statements_newest').on(...newestFirst(t))],
)

/** Payments that arrived. `key` is the same in every file of the same format that contains the payment. */
export const statementRows = pgTable(
  'statement_rows',
  {
    id: primaryId<'statement-row'>(),
    statementId: foreignId<'bank-statement'>()
      .notNull()
      .references(() => bankStatements.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    account: text().notNull().default(''), // the store's account; '' if the file does not contain it
    bookedOn: date().notNull(),
    amount: minorUnits().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    payerName: text().notNull(),
    payerAccount: text().notNull(),
    reference: text().notNull(),
    text: text().notNull(),
    state: text({ enum: ROW_STATES }).notNull().default('open'),
    note: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('statement_rows_key_unique').on(t.key),
    index('statement_rows_statement').on(t.statementId),
    index('statement_rows_state').on(t.state, t.bookedOn, t.id),
    check('statement_rows_amount_positive', sql`${t.amount} > 0`),
    check('statement_rows_state_known', isOneOf(t.state, ROW_STATES)),
  ],
)

/**
 * Other statements that contain a payment, with the payment's key in each. Thanks to these rows, the payment remains
 * when the first statement is removed.
 */
export const statementRowCopies = pgTable(
  'statement_row_copies',
  {
    statementId: foreignId<'bank-statement'>()
      .notNull()
      .references(() => bankStatements.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    rowId: foreignId<'statement-row'>()
      .notNull()
      .references(() => statementRows.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.statementId, t.key] }), index('statement_row_copies_row').on(t.rowId)],
)

/** Mappings of banks' CSV files, keyed by their header. */
export const csvMappings = pgTable('csv_mappings', {
  headerKey: text().primaryKey(),
  mapping: jsonb().$type<CsvMapping>().notNull(),
  updatedAt: updatedAt(),
})

/**
 * Money received for an order. `rowId` is null if staff confirmed it without a statement. A trigger in
 * db/functions/transfers.sql rejects bookings above the amount of their row.
 */
export const transferBookings = pgTable(
  'transfer_bookings',
  {
    id: primaryId<'transfer-booking'>(),
    rowId: foreignId<'statement-row'>().references(() => statementRows.id),
    orderId: foreignId<'order'>()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: minorUnits().notNull(), // in the order's currency
    staffId: foreignId<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    undoneAt: moment(),
    undoneBy: foreignId<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('transfer_bookings_row').on(t.rowId),
    index('transfer_bookings_order').on(t.orderId),
    index('transfer_bookings_newest').on(...newestFirst(t)),
    check('transfer_bookings_amount_positive', sql`${t.amount} > 0`),
  ],
)
