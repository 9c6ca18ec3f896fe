import { Client } from 'pg'
import { expect, test } from 'vitest'
import { migrate, readMigrations } from '#app/platform/db/migrate.server.ts'
import { createTestDatabase } from '#tests/support/database.ts'

/** Prices with their old prices, days ago; of the one market that is open, at ₦1,500 for a dollar. */
const HISTORIES = [
  {
    what: 'a sale of 10 days',
    prices: [
      [100, null, 90],
      [80, 100, 10],
    ],
    prior: 100,
  },
  {
    what: 'a sale of 50 days, whose old price rose',
    prices: [
      [100, null, 90],
      [80, 100, 50],
      [80, 120, 5],
    ],
    prior: 100,
  },
  {
    what: 'a sale after a sale',
    prices: [
      [100, null, 90],
      [70, 100, 40],
      [100, null, 30],
      [80, 100, 10],
    ],
    prior: 70,
  },
  { what: 'a price that was always reduced', prices: [[80, 100, 90]], prior: null },
  { what: 'a price that is not reduced', prices: [[100, null, 90]], prior: null },
] as const

test('reductions from before it was stored have the lowest price before them', async () => {
  const url = await createTestDatabase({ empty: true })
  const names = readMigrations().map(({ name }) => name)
  const before = names.findIndex((name) => name.endsWith('_price'))
  await migrate(url, { only: new Set(names.slice(0, before)) })
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`insert into markets (id, name, currency, status, is_primary, display_currencies)
    select gen_random_uuid(), 'Germany', 'NGN', 'open', false, '{NGN}'`)
  const { rows: markets } = await client.query(`select id from markets where name = 'Germany'`)
  for (const [at, { prices }] of HISTORIES.entries()) {
    const [price, was] = prices.at(-1) ?? []
    const { rows } = await client.query(
      `insert into products (id, name, slug, sku, price, sale_price, category, status)
       values (gen_random_uuid(), 'Dress', $1, $1, $2, $3, 'dresses', 'active') returning id`,
      [`dress-${at}`, was ?? price, was === null ? null : price],
    )
    await client.query('delete from price_history where product_id = $1', [rows[0].id])
    for (const [then, instead, days] of prices) {
      await client.query(
        `insert into price_history (market_id, product_id, currency, price, was, valid_from)
         values ($1, $2, 'NGN', $3, $4, now() - make_interval(days => $5))`,
        [markets[0].id, rows[0].id, then, instead, days],
      )
    }
  }
  await client.query(`insert into products (id, name, slug, sku, price, sale_price, category, status)
    values (gen_random_uuid(), 'Dress', 'draft', 'draft', 100, 80, 'dresses', 'draft')`)
  await migrate(url)
  const { rows } = await client.query(
    `select p.slug, m.prior::int, m.is_offered from market_prices m join products p on p.id = m.product_id
     where m.market_id = $1 order by p.slug`,
    [markets[0].id],
  )
  expect(rows).toEqual([
    { slug: 'draft', prior: null, is_offered: false },
    ...HISTORIES.map(({ prior }, at) => ({ slug: `dress-${at}`, prior, is_offered: true })),
  ])
  await client.end()
})
