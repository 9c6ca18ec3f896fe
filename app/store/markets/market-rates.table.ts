import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { idOf, moment, primaryId } from '#app/platform/db/columns.ts'
import { markets } from '#app/store/markets/markets.table.ts'

/**
 * The exchange rates of a market; the newest of each currency is in force. Of the charged currency from the store
 * currency, of a displayed one from the charged currency: `base` units are worth `quote`, both in parts per million.
 */
export const marketRates = pgTable(
  'market_rates',
  {
    id: primaryId<'market-rate'>(),
    marketId: idOf<'market'>()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    currency: text().$type<CurrencyCode>().notNull(),
    base: bigint({ mode: 'number' }).notNull(),
    quote: bigint({ mode: 'number' }).notNull(),
    source: text({ enum: ['typed', 'ecb', 'derived'] }).notNull(),
    validFrom: moment().notNull().defaultNow(),
  },
  (t) => [
    index('market_rates_newest').on(t.marketId, t.currency, t.validFrom.desc(), t.id.desc()),
    check('market_rates_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check(
      'market_rates_in_range',
      sql`${t.base} between 1 and 1000000000000 and ${t.quote} between 1 and 1000000000000`,
    ),
    check('market_rates_source_known', sql`${t.source} in ('typed', 'ecb', 'derived')`),
  ],
)
