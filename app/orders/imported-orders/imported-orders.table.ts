import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { SOURCES } from '#app/base/imports.ts'
import { customers } from '#app/orders/customers.table.ts'
import { createdAt, foreignId, isOneOf, minorUnits, moment, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/** Orders from a previous store, as in its export file. They are not in the statistics and change no stock. */
export const importedOrders = pgTable(
  'imported_orders',
  {
    id: primaryId<'imported-order'>(),
    source: text({ enum: SOURCES }).notNull(),
    /** The number in the previous store, for example #1001. */
    number: text().notNull(),
    originalId: text().notNull(),
    /** The hash of the order's data in the file, to detect changes; '' once erased. */
    hash: text().notNull(),
    placedAt: moment().notNull(),
    cancelledAt: moment(),
    /** The text in the file; '' if the file has no such column. */
    status: text().notNull(),
    paymentStatus: text().notNull(),
    fulfillmentStatus: text().notNull(),
    customerName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /**
     * Set when the customer's email changes, so that the order remains linked. Otherwise the customer is found by
     * email.
     */
    customerId: foreignId<'customer'>().references(() => customers.id, { onDelete: 'set null' }),
    currency: text().$type<CurrencyCode>().notNull(),
    /** Null if the file does not contain it. */
    subtotal: minorUnits(),
    discount: minorUnits(),
    shipping: minorUnits(),
    tax: minorUnits(),
    total: minorUnits().notNull(),
    refunded: minorUnits().notNull(),
    /** A note for staff if the amounts do not add up to the total; otherwise ''. */
    sumNote: text().notNull(),
    discountCode: text().notNull(),
    shippingMethod: text().notNull(),
    paymentMethod: text().notNull(),
    note: text().notNull(),
    tags: text().array().notNull(),
    /** The address lines, as printed on a label. */
    billingAddress: text().array().notNull(),
    shippingAddress: text().array().notNull(),
    /** The import that added the order, used to undo it. Not a foreign key, because files are deleted after 30 days. */
    importId: foreignId<'file-import'>(),
    /** True once personal data has been removed; later imports skip the order. */
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

/** Ordered items with their names in the previous store. They are not linked to products. */
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
    /** Prices of a unit and of the line; null if the file does not contain them. */
    price: minorUnits(),
    total: minorUnits(),
  },
  (t) => [
    unique('imported_order_items_position_unique').on(t.orderId, t.position),
    check('imported_order_items_quantity', sql`${t.quantity} >= 0`),
  ],
)
