import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { foreignId, moment, updatedAt } from '#app/platform/db/columns.ts'
import type { PaymentTerms } from '#app/pricing/payment-terms.ts'
import { markets } from '#app/store/markets.table.ts'

/**
 * Staff's settings for a payment provider. A provider without a row is active as soon as its keys are in the
 * environment.
 */
export const paymentConnections = pgTable(
  'payment_connections',
  {
    provider: text().primaryKey(),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0), // of the provider's methods at checkout
    /** The provider's keys as JSON, encrypted with a secret outside the database; null if no keys were entered here. */
    keys: text(),
    /** Identifies the secret that encrypted the keys. If the secret changes, the keys must be entered again. */
    keysSecret: text(),
    /** The last characters of the first key, to recognize it. */
    keysHint: text(),
    testedAt: moment(),
    /** '' if the last test succeeded. */
    testProblem: text(),
    account: text(), // as reported by the last test
    mode: text({ enum: ['live', 'test'] }), // as reported by the last test
    webhookAt: moment(), // when the last webhook was accepted
    webhookProblem: text(), // why the last webhook was rejected; null if it was accepted
    updatedAt: updatedAt(),
  },
  (t) => [check('payment_connections_keys_whole', sql`(${t.keys} is null) = (${t.keysSecret} is null)`)],
)

/** A provider's offer in a market. */
export const paymentOffers = pgTable(
  'payment_offers',
  {
    marketId: foreignId<'market'>()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    isOffered: boolean().notNull(),
    terms: jsonb().$type<Partial<PaymentTerms>>().notNull().default({}),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ name: 'payment_offers_pkey', columns: [t.marketId, t.provider] })],
)
