import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { products } from '#app/catalog/products.table.ts'
import { FIT_VOTES, type FitVote } from '#app/content/reviews/fit/fit-vote.ts'
import {
  HEIGHT_RANGES,
  type HeightRange,
  REJECTION_REASONS,
  REVIEW_STATUSES,
  type RejectionReason,
  type ReviewStatus,
} from '#app/content/reviews/review.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { createdAt, foreignId, isOneOf, moment, newestFirst, primaryId } from '#app/platform/db/columns.ts'

/** Product reviews: written by buyers, part of the demo store, or imported by staff from a previous store. */
export const reviews = pgTable(
  'reviews',
  {
    id: primaryId<'review'>(),
    productId: foreignId<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The order line; null if the product was not bought here. */
    orderItemId: foreignId<'order-item'>().references(() => orderItems.id, { onDelete: 'set null' }),
    rating: integer().notNull(),
    customerName: text().notNull(),
    title: text().notNull().default(''),
    comment: text().notNull().default(''),
    verifiedPurchase: boolean().notNull().default(false),
    /** The purchased size and color. */
    size: text().notNull().default(''),
    color: text().notNull().default(''),
    fit: text().$type<FitVote>(),
    usualSize: text().notNull().default(''),
    height: text().$type<HeightRange>(),
    /** True if the reviewer got a reward. The review discloses this. */
    isIncentivized: boolean().notNull().default(false),
    /** The previous store or app that an imported review comes from. */
    origin: text().notNull().default(''),
    status: text().$type<ReviewStatus>().notNull().default('approved'),
    rejection: text().$type<RejectionReason>(),
    moderatedAt: moment(),
    /** The store's reply. */
    reply: text().notNull().default(''),
    repliedAt: moment(),
    /** The number of shoppers who found the review helpful. */
    helpful: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('reviews_order_item_unique').on(t.orderItemId), // one review per order line
    index('reviews_product').on(t.productId, t.createdAt.desc().nullsFirst()),
    index('reviews_shown').on(t.productId, t.rating).where(sql`${t.status} = 'approved'`),
    index('reviews_fit').on(t.productId, t.createdAt).where(sql`${t.status} = 'approved' and ${t.fit} is not null`),
    index('reviews_newest').on(...newestFirst(t)),
    index('reviews_status').on(t.status, ...newestFirst(t)),
    check('reviews_rating_range', sql`${t.rating} between 1 and 5`),
    check('reviews_fit_known', isOneOf(t.fit, FIT_VOTES)),
    check('reviews_height_known', isOneOf(t.height, HEIGHT_RANGES)),
    check('reviews_status_known', isOneOf(t.status, REVIEW_STATUSES)),
    check('reviews_rejection_known', isOneOf(t.rejection, REJECTION_REASONS)),
    check('reviews_rejected_for_a_reason', sql`(${t.status} = 'rejected') = (${t.rejection} is not null)`),
    check('reviews_reply_dated', sql`(${t.reply} = '') = (${t.repliedAt} is null)`),
    check('reviews_helpful_not_negative', sql`${t.helpful} >= 0`),
  ],
)
