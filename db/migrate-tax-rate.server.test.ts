import { Client } from 'pg'
import { expect, test } from 'vitest'
import { money, portion } from '#app/features/money/money.ts'
import { migrate, readMigrations } from '#app/platform/db/migrate.server.ts'
import { createTestDatabase } from '#tests/support/database.ts'

/** Subtotal and tax in cents, then in kobo, of orders from before their tax rate was stored. */
const TAXED: readonly { what: string; sums: readonly [number, number, number, number]; rate: number | null }[] = [
  ...[80_000, 130_000, 200_000, 190_000, 88_750, 75_000, 12_345].map((rate) => {
    const [store, usd] = [money(1_234_567_00, 'NGN'), money(823_04, 'USD')] // at 1,500
    const sums = [usd.minor, portion(usd, rate).minor, store.minor, portion(store, rate).minor] as const
    return { what: `a rate of ${rate} ppm is found again`, sums, rate }
  }),
  { what: 'also where the dollars are more than what is booked', sums: [10_000, 750, 8_000, 600], rate: 75_000 },
  { what: 'of several rates that fit it is the roundest', sums: [500, 40, 500, 40], rate: 80_000 },
  { what: 'taxes that no one rate gives have none', sums: [100_00, 8_00, 150_000_00, 30_000_00], rate: null },
  { what: 'nor has what was not taxed', sums: [100_00, 0, 150_000_00, 0], rate: null },
  { what: 'nor what costs nothing', sums: [0, 0, 0, 0], rate: null },
]

test('orders from before the tax rate was stored have the rate that was shown for them', async () => {
  const url = await createTestDatabase({ empty: true })
  const names = readMigrations().map(({ name }) => name)
  await migrate(url, { only: new Set(names.slice(0, names.indexOf('0031_orders_tax_rate'))) })
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const [at, { sums }] of TAXED.entries()) {
    await client.query(
      `insert into orders (id, order_number, idempotency_key, request_hash, customer_email, customer_name, customer_phone,
         shipping_address, billing_address, store_currency, usd_rate, payment_method, payment_status, shipping_method,
         status, subtotal, tax, total, subtotal_amount, tax_amount, total_amount)
       select gen_random_uuid(), $1, gen_random_uuid(), '', '', '', '', '{}', '{}', 'NGN', 1500000000, 'credit_card', 'paid',
         'standard', 'processing', $2::bigint, $3::bigint, $2::bigint + $3::bigint, $4::bigint, $5::bigint,
         $4::bigint + $5::bigint`,
      [`IN${10_000_000 + at}`, ...sums],
    )
  }
  await migrate(url)
  const { rows } = await client.query(
    'select rate, t.tax from orders o left join order_taxes t on t.order_id = o.id order by order_number',
  )
  expect(rows.map(({ rate, tax }, at) => ({ what: TAXED[at]?.what, rate, tax: Number(tax ?? 0) }))).toEqual(
    TAXED.map(({ what, rate, sums: [, tax] }) => ({ what, rate, tax })),
  )
  await client.end()
})
