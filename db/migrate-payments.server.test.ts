import { Client } from 'pg'
import { expect, test } from 'vitest'
import { migrate, readMigrations } from '#app/platform/db/migrate.server.ts'
import { createTestDatabase } from '#tests/support/database.ts'

/** Orders from before payments were stored, and the payment that each has since. */
const ORDERS = [
  { provider: 'stripe', reference: 'cs_paid', payment: 'paid', status: 'processing', state: 'paid' },
  { provider: 'stripe', reference: 'cs_back', payment: 'refunded', status: 'cancelled', state: 'paid' },
  { provider: 'stripe', reference: 'cs_open', payment: 'pending', status: 'processing', state: 'open' },
  { provider: 'stripe', reference: 'cs_lapsed', payment: 'failed', status: 'cancelled', state: 'gone' },
  { provider: 'stripe', reference: '', payment: 'pending', status: 'processing', state: null },
  { provider: 'demo', reference: '', payment: 'paid', status: 'processing', state: null },
] as const

test('orders from before payments were stored have the payment that they named', async () => {
  const url = await createTestDatabase({ empty: true })
  const names = readMigrations().map(({ name }) => name)
  await migrate(url, { only: new Set(names.slice(0, names.indexOf('0055_payments'))) })
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const [at, { provider, reference, payment, status }] of ORDERS.entries()) {
    await client.query(
      `insert into orders (id, order_number, idempotency_key, request_hash, customer_email, customer_name, customer_phone,
         shipping_address, billing_address, currency, shown_currency, store_currency, rate_base, rate_quote,
         shown_base, shown_quote, payment_method,
         payment_provider, payment_reference, payment_status, shipping_method,
         shipping_name, shipping_kind, delivery_days_min, delivery_days_max, status, subtotal, total, subtotal_amount,
         total_amount)
       select gen_random_uuid(), $1, gen_random_uuid(), '', '', '', '', '{}', '{}', 'USD', 'USD', 'USD', 1000000, 1000000, 1000000, 1000000,
         'credit_card', $2, $3, $4, 'standard', 'Standard', 'delivery', 5, 7, $5, 3160, 3160, 3160, 3160`,
      [`IN${10_000_000 + at}`, provider, reference, payment, status],
    )
  }
  await migrate(url)
  const { rows } = await client.query(
    `select p.reference, p.state, p.amount::int, p.currency, p.created_at = o.created_at as is_of_order
     from orders o left join payments p on p.order_id = o.id order by order_number`,
  )
  expect(rows).toEqual(
    ORDERS.map(({ reference, state }) =>
      state
        ? { reference, state, amount: 3_160, currency: 'USD', is_of_order: true }
        : { reference: null, state: null, amount: null, currency: null, is_of_order: null },
    ),
  )
  await client.end()
})
