import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { SOURCES } from '#app/base/imports.ts'
import { customers } from '#app/orders/customers.table.ts'
import { createdAt, foreignId, isOneOf, minorUnits, moment, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/** Orders of an earlier store, as its file says. They count in no figure and change no stock. */
export const importedOrders = pgTable(
  'imported_orders',
  {
    id: primaryId<'imported-order'>(),
    source: text({ enum: SOURCES }).notNull(),
    /** As in the earlier store: #1001. */
    number: text().notNull(),
    originalId: text().notNull(),
    /** Of everything in the file, to find what changed; '' once erased. */
    hash: text().notNull(),
    placedAt: moment().notNull(),
    cancelledAt: moment(),
    /** The words of the file; '' if it has no such column. */
    status: text().notNull(),
    paymentStatus: text().notNull(),
    fulfillmentStatus: text().notNull(),
    customerName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** Set when the customer's email changes, so that the order stays theirs. Otherwise it is found by email. */
    customerId: foreignId<'customer'>().references(() => customers.id, { onDelete: 'set null' }),
    currency: text().$type<CurrencyCode>().notNull(),
    /** Null if the file does not say. */
    subtotal: minorUnits(),
    discount: minorUnits(),
    shipping: minorUnits(),
    tax: minorUnits(),
    total: minorUnits().notNull(),
    refunded: minorUnits().notNull(),
    /** What does not add up, for staff. */
    sumNote: text().notNull(),
    discountCode: text().notNull(),
    shippingMethod: text().notNull(),
    paymentMethod: text().notNull(),
    note: text().notNull(),
    tags: text().array().notNull(),
    /** The lines of labels. */
    billingAddress: text().array().notNull(),
    shippingAddress: text().array().notNull(),
    /** The file that added it, to undo that. No reference: files are deleted after 30 days. */
    importId: foreignId<'file-import'>(),
    /** Personal data was removed; later imports leave the order alone. */
    isErased: boolean().notNull().default(false),
    search: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`lower(${importedOrders.number} || ' ' || ${importedOrders.customerName} || ' ' || ${importedOrders.email})`,
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('imported_orders_number_unique').on(t.source, t.number),
    index('imported_orders_placed').on(t.placedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('imported_orders_email').on(sql`lower(${t.email})`),
    index('imported_orders_customer').on(t.customerId),
    index('imported_orders_import').on(t.importId),
    index('imported_orders_search').using('gin', t.search.op('gin_trgm_ops')),
    check('imported_orders_source_known', isOneOf(t.source, SOURCES)),
  ],
)

/** What was bought, by the names of the earlier store: linked to no product. */
export const importedOrderItems = pgTable(
  'imported_order_items',
  {
    id: primaryId<'imported-order-item'>(),
    orderId: foreignId<'imported-order'>()
      .notNull()
      .references(() => importedOrders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    sku: text().notNull(),
    quantity: integer().notNull(),
    /** Of a unit, and of the line; null if the file does not say. */
    price: minorUnits(),
    total: minorUnits(),
  },
  (t) => [
    unique('imported_order_items_position_unique').on(t.orderId, t.position),
    check('imported_order_items_quantity', sql`${t.quantity} >= 0`),
  ],
)
