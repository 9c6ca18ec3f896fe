import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { customers } from '#app/orders/customers.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { MAX_TAG_LENGTH } from '#app/orders/tags/tags.ts'
import { createdAt, foreignId } from '#app/platform/db/columns.ts'

/** Labels that staff give to orders. Shoppers never see them. */
export const orderTags = pgTable(
  'order_tags',
  {
    orderId: foreignId<'order'>()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
    /** The tag in lowercase, used for uniqueness and searches. */
    key: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(${orderTags.tag})`),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.key] }),
    index('order_tags_key').on(t.key, t.orderId),
    check('order_tags_tag_form', isValidTag(t.tag)),
  ],
)

/** Labels that staff give to customers. They are deleted with the customer. */
export const customerTags = pgTable(
  'customer_tags',
  {
    customerId: foreignId<'customer'>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
    /** The tag in lowercase, as in `order_tags`. */
    key: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(${customerTags.tag})`),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.key] }),
    index('customer_tags_key').on(t.key, t.customerId),
    check('customer_tags_tag_form', isValidTag(t.tag)),
  ],
)

function isValidTag(tag: AnyPgColumn): SQL {
  return sql`${tag} = btrim(${tag}) and char_length(${tag}) between 1 and ${MAX_TAG_LENGTH}
    and strpos(${tag}, ',') = 0`.inlineParams()
}
