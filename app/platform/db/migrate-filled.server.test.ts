import { escapeIdentifier } from 'pg'
import { expect, test } from 'vitest'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { openPool } from '#app/platform/db/db.server.ts'
import { buildLaterIndexes } from '#app/platform/db/later-indexes.server.ts'
import { migrate, readMigrations } from '#app/platform/db/migrate.server.ts'
import { brokenInvariants } from '#db/invariants.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/long.ts'
import { addSampleRows, SAMPLE_ORDER, SAMPLE_ROWS } from '#tests/support/sample-rows.ts'

// Stores that were filled under any earlier schema migrate to the current one.

/** What a migration writes into a new store. */
const PRESET: Readonly<Record<string, number>> = {
  announcements: 1,
  ...{ markets: 1, market_countries: 4, locales: 1 },
  ...{ shipping_zones: 1, shipping_places: 4, shipping_rates: 2 },
  ...{ tax_rates: 4, tax_registrations: 4 },
}

const names = readMigrations().map(({ name }) => name)
const withTables = names.slice(names.indexOf('0001_store'))
const beforeLast = withTables.findLastIndex((name) => !name.endsWith('.later')) - 1
/**
 * The oldest schema, and the one before the last change, with rows in its newest tables. Each other one only in
 * `npm run test:long`, as each takes seconds.
 */
const tried = isLong ? withTables : [0, beforeLast].flatMap((at) => withTables[at] ?? [])

/** The first schema whose orders name their payments. */
const REFERENCES = '0008_orders_right'

test.each(tried.map((name) => ({ name, only: new Set(names.slice(0, names.indexOf(name) + 1)) })))(
  'a store filled at $name is the same store today',
  async ({ only }) => {
    const url = await createTestDatabase({ empty: true })
    await migrate(url, { only })
    const filled = await addSampleRows(url)
    const hasReferences = only.has(REFERENCES)
    await migrate(url)
    await buildLaterIndexes(url) // as the running store does
    const pool = openPool(url)
    expect(await brokenInvariants(databaseOn(pool))).toEqual([])
    for (const [table, rows] of SAMPLE_ROWS) {
      if (!filled.includes(table)) continue
      const found = await pool.query(`select from ${escapeIdentifier(table)}`)
      expect([table, found.rowCount]).toEqual([table, rows.length + (PRESET[table] ?? 0)])
    }
    const { rows } = await pool.query(
      `select (select array_agg(stock_after order by created_at) from stock_movements) as after,
         (select order_id from mail_outbox) as mail_of, (select count(*)::int from search_words where word = 'ecru') as words,
         (select array_agg(slug) from products where search @@ to_tsquery('english', 'shirt')) as found,
         (select array_agg(refunded::int order by order_number) from orders) as refunded,
         (select json_agg(json_build_array(name, rate, net, tax, store_net, store_tax)) from order_taxes) as taxes,
         (select json_agg(json_build_array(discount, tax, tax_rate) order by id) from order_items) as lines,
         (select array_agg(distinct concat_ws(' ', currency, rate_base, rate_quote, shown_currency, shown_base, shown_quote))
           from orders) as currencies,
         (select json_agg(json_build_array(provider, reference, state, amount, currency, created_at = '${SAMPLE_ORDER.placedAt}'))
           from payments) as payments,
         (select array_agg(currency) from refunds) as refund_currencies,
         (select count(*)::int from schema_migrations) as migrations`,
    )
    expect(rows[0]).toEqual({
      after: [10, 4, 8, 7, 8],
      mail_of: SAMPLE_ORDER.id,
      words: 1,
      found: ['linen-shirt'],
      refunded: [0, 2_000],
      taxes: [['', 80_000, 2_000, 160, 3_000_000, 240_000]],
      lines: [
        [0, 160, 80_000],
        [0, 0, null],
      ],
      currencies: ['USD 1500000000 1000000 GBP 1000000 790000'],
      payments: hasReferences ? [['stripe', 'cs_1', 'paid', 3_160, 'USD', true]] : null,
      refund_currencies: ['USD'],
      migrations: names.length,
    })
    await pool.end()
  },
)
