import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { OPEN_STATES, WAITING_STATES, type WaitingState } from '#app/inventory/waiting-list.ts'
import { createdAt, foreignId, isOneOf, moment, newestFirst, primaryId } from '#app/platform/db/columns.ts'
import { consentTexts } from '#app/store/consents.table.ts'

/**
 * People who want to know when a sold-out size and color is back in stock. Size and color are stored in the
 * same way as in order lines.
 */
export const waitingList = pgTable(
  'waiting_list',
  {
    id: primaryId<'waiting'>(),
    /** A random text that grants access to this entry and to the unit held for it. */
    link: text().notNull(),
    email: text().notNull(),
    /** Null once the product is deleted. */
    productId: foreignId<'product'>().references(() => products.id, { onDelete: 'set null' }),
    productName: text().notNull(),
    size: text().notNull(),
    color: text().notNull(),
    shownColor: text(), // the color's name in the entry's language; null to show `color`
    /** The form's locale. It has no foreign key, as in orders. */
    marketId: foreignId<'market'>(),
    language: text().notNull(),
    /** The text that the form showed; null for entries from before this column existed. */
    textId: foreignId<'consent-text'>().references(() => consentTexts.id),
    state: text().$type<WaitingState>().notNull().default('unconfirmed'),
    /** Determines the position in line. */
    confirmedAt: moment(),
    /** The variant whose unit is or was held. */
    variantId: foreignId<'variant'>().references(() => productVariants.id, { onDelete: 'set null' }),
    heldUntil: moment(),
    /**
     * Null once the order is deleted. The foreign key is in db/baseline.sql, because inventory does not import
     * orders.
     */
    orderId: foreignId<'order'>(),
    endedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('waiting_list_link_unique').on(t.link),
    uniqueIndex('waiting_list_email_unique')
      .on(t.productId, t.size, t.color, sql`lower(${t.email})`)
      .where(isOneOf(t.state, OPEN_STATES)),
    index('waiting_list_in_line').on(t.productId, t.confirmedAt, t.id).where(sql`${t.state} = 'waiting'`),
    index('waiting_list_held').on(t.heldUntil).where(sql`${t.state} = 'held'`),
    index('waiting_list_variant').on(t.variantId).where(sql`${t.variantId} is not null`),
    index('waiting_list_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    index('waiting_list_text').on(t.textId).where(sql`${t.textId} is not null`),
    index('waiting_list_email').on(sql`lower(${t.email})`),
    index('waiting_list_newest').on(...newestFirst(t)),
    check('waiting_list_state_known', isOneOf(t.state, WAITING_STATES)),
    check('waiting_list_confirmed_before_waiting', sql`(${t.state} = 'unconfirmed') = (${t.confirmedAt} is null)`),
    check('waiting_list_held_until', sql`${t.state} <> 'held' or ${t.heldUntil} is not null`),
    check('waiting_list_ended', sql`(${t.state} in ('bought', 'expired')) = (${t.endedAt} is not null)`),
  ],
)
