import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { EXEMPTIONS } from '#app/catalog/constants.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { foreignId, isOneOf, minorUnits, primaryId } from '#app/platform/db/columns.ts'

/** The lines of an order as sold: products change, but orders do not. */
export const orderItems = pgTable(
  'order_items',
  {
    id: primaryId<'order-item'>(),
    orderId: foreignId<'order'>()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: foreignId<'product'>().references(() => products.id, { onDelete: 'set null' }),
    deletedProductId: foreignId<'product'>(), // set by a trigger when the product is deleted
    variantId: foreignId<'variant'>().references(() => productVariants.id, { onDelete: 'set null' }),
    productName: text().notNull(),
    variantName: text().notNull(), // 'Size: M | Color: Olive'
    imageUrl: text(),
    sku: text().notNull(),
    size: text().notNull(),
    color: text().notNull(),
    shownColor: text(), // the color's name as the shopper saw it; null if it equals `color`
    quantity: integer().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    price: minorUnits().notNull(),
    totalPrice: minorUnits().notNull(),
    /**
     * The line's shares of the order's discount and tax, in the charged currency, and its tax rate in parts per
     * million. The rate can be null in orders from before rates were stored.
     */
    discount: minorUnits().notNull().default(0),
    tax: minorUnits().notNull().default(0),
    taxRate: integer(),
    storeCurrency: text().$type<CurrencyCode>().notNull(),
    storePrice: minorUnits().notNull(),
    storeTotalPrice: minorUnits().notNull(),
    /** The reason, shown at checkout, why a consumer cannot withdraw from this purchase; null if none was shown. */
    exemption: text({ enum: EXEMPTIONS }),
    stockTaken: integer().notNull().default(0), // cancelling restocks this quantity, minus returned units
    backordered: integer().notNull().default(0),
    returned: integer().notNull().default(0),
    restocked: integer().notNull().default(0),
  },
  (t) => [
    unique('order_items_position_unique').on(t.orderId, t.position),
    index('order_items_product').on(t.productId),
    index('order_items_backordered').on(t.productId).where(sql`${t.backordered} > 0`), // for assigning incoming units
    index('order_items_variant').on(t.variantId), // for looking up a deleted size
    index('order_items_image_url').on(t.imageUrl), // for checking whether an uploaded image is still shown
    index('order_items_sold').on(t.orderId, t.productId, t.quantity, t.storeTotalPrice), // for lists and best sellers
    check('order_items_quantity_range', sql`${t.quantity} between 1 and 9999`),
    check('order_items_prices_not_negative', sql`${t.price} >= 0 and ${t.storePrice} >= 0`),
    check(
      'order_items_totals_are_products',
      sql`${t.totalPrice} = ${t.price} * ${t.quantity} and ${t.storeTotalPrice} = ${t.storePrice} * ${t.quantity}`,
    ),
    check('order_items_discount_in_range', sql`${t.discount} between 0 and ${t.totalPrice}`),
    check('order_items_exemption_known', isOneOf(t.exemption, EXEMPTIONS)),
    check('order_items_tax_not_negative', sql`${t.tax} >= 0 and ${t.taxRate} >= 0`),
    check(
      'order_items_returned_in_range',
      sql`${t.restocked} >= 0 and ${t.restocked} <= ${t.returned} and ${t.returned} <= ${t.quantity}`,
    ),
    check(
      'order_items_taken_in_range',
      sql`${t.stockTaken} >= 0 and ${t.backordered} >= 0 and ${t.stockTaken} + ${t.backordered} <= ${t.quantity}`,
    ),
  ],
)
