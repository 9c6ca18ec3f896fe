import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { INVOICE_KINDS, type InvoiceContents } from '#app/payments/invoices/invoice-contents.ts'
import { foreignId, isOneOf, moment, primaryId } from '#app/platform/db/columns.ts'

/** The last number of each series. Its row is locked until the document with the next number is committed. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    series: text().primaryKey(),
    last: integer().notNull(),
    /** The time of the last document. Numbers are issued in chronological order. */
    lastIssuedAt: moment().notNull(),
  },
  (t) => [check('invoice_series_last_positive', sql`${t.last} > 0`)],
)

/**
 * Invoices and credit notes, as issued: a trigger rejects every change. The columns after `contents` are generated from
 * `contents` for lists and searches. An order has at most one invoice that is not credited in full, and a refund has at
 * most one credit note.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: primaryId<'invoice'>(),
    kind: text({ enum: INVOICE_KINDS }).notNull(),
    series: text()
      .notNull()
      .references(() => invoiceSeries.series),
    position: integer().notNull(),
    number: text().notNull(),
    orderId: foreignId<'order'>()
      .notNull()
      .references(() => orders.id),
    /** Only for credit notes: the corrected invoice, and the refund, which is null if the amount was never paid. */
    invoiceId: foreignId<'invoice'>().references((): AnyPgColumn => invoices.id),
    refundId: foreignId<'refund'>().references(() => refunds.id),
    /** For invoices only: the order's previous invoice, which was credited in full. */
    replacedId: foreignId<'invoice'>().references((): AnyPgColumn => invoices.id),
    issuedAt: moment().notNull(),
    contents: jsonb().$type<InvoiceContents>().notNull(),
    /** The date of issue, in the store's time zone at that moment. */
    day: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${invoices.contents} ->> 'day'`),
    buyer: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${invoices.contents} -> 'buyer' ->> 'name'`),
    currency: text()
      .$type<CurrencyCode>()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${invoices.contents} ->> 'currency'`),
    net: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAs((): SQL => sql`(${invoices.contents} ->> 'net')::bigint`),
    tax: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAs((): SQL => sql`(${invoices.contents} ->> 'tax')::bigint`),
    total: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAs((): SQL => sql`(${invoices.contents} ->> 'total')::bigint`),
    /** The text that the admin searches. */
    search: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`lower((${invoices.contents} ->> 'number') || ' ' || (${invoices.contents} -> 'order' ->> 'number') || ' ' || (${invoices.contents} -> 'buyer' ->> 'name'))`,
      ),
  },
  (t) => [
    unique('invoices_number_unique').on(t.number),
    unique('invoices_position_unique').on(t.series, t.position),
    unique('invoices_refund_unique').on(t.refundId),
    uniqueIndex('invoices_first_of_order').on(t.orderId).where(sql`${t.kind} = 'invoice' and ${t.replacedId} is null`),
    uniqueIndex('invoices_replaced_once').on(t.replacedId).where(sql`${t.replacedId} is not null`),
    index('invoices_order').on(t.orderId),
    index('invoices_corrected').on(t.invoiceId),
    index('invoices_newest').on(t.issuedAt.desc().nullsFirst(), t.id.desc().nullsFirst(), t.kind),
    index('invoices_day').on(t.day),
    index('invoices_search').using('gin', t.search.op('gin_trgm_ops')),
    check('invoices_kind_known', isOneOf(t.kind, INVOICE_KINDS)),
    check(
      'invoices_number_of_series',
      sql`${t.position} > 0 and ${t.number} = ${t.series} || lpad(${t.position}::text, greatest(5, length(${t.position}::text)), '0')`,
    ),
    check('invoices_number_form', sql`${t.number} ~ '^[A-Z0-9-]{1,40}$'`),
    check(
      'invoices_credit_note_of_refund',
      sql`(${t.kind} = 'credit-note') = (${t.invoiceId} is not null) and (${t.kind} = 'credit-note' or ${t.refundId} is null)`,
    ),
    check(
      'invoices_contents_are_its_own',
      sql`${t.contents} ->> 'number' = ${t.number} and ${t.contents} ->> 'kind' = ${t.kind}`,
    ),
    check(
      'invoices_total_is_sum',
      sql`least(${t.net}, ${t.tax}) >= 0
        and ${t.total} = ${t.net} + ${t.tax} + coalesce((${t.contents} ->> 'rounding')::bigint, 0)`,
    ),
  ],
)
