import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { openPool } from '#app/platform/db/db.server.ts'
import { buildLaterIndexes } from '#app/platform/db/later-indexes.server.ts'
import { migrate, readMigrations } from '#app/platform/db/migrate.server.ts'
import { brokenInvariants } from '#db/invariants.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/long.ts'
import { copyMigrations } from '#tests/support/migrations-folder.ts'

// Stores that were filled under any earlier schema migrate to the current one. Add a row for each new table and a value
// for each new column: the schemas that lack it skip it.

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const [SHIRT, SMALL, LARGE, ORDER, CANCELLED, LINE, GONE_LINE, ADA, STAFF] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(id)
const moment = (minute: number) => `2026-01-05T10:${String(minute).padStart(2, '0')}:00Z`
const address = JSON.stringify({ first_name: 'Ada', last_name: 'Obi', city: 'Springfield', country: 'US' })

function order(orderId: string | undefined, at: number, rest: object) {
  return {
    id: orderId,
    order_number: `IN0000000${at}`,
    idempotency_key: orderId,
    request_hash: '\\x00',
    customer_id: ADA,
    customer_email: 'ada@example.com',
    customer_name: 'Ada Obi',
    customer_phone: '+1 541 555 0100',
    shipping_address: address,
    billing_address: address,
    currency: 'USD',
    store_currency: 'NGN',
    ...{ usd_rate: 1_500_000_000, rate_base: 1_500_000_000, rate_quote: 1_000_000 },
    ...{ shopper_currency: 'GBP', shown_currency: 'GBP', shown_base: 1_000_000, shown_quote: 790_000 },
    payment_method: 'credit_card',
    payment_provider: 'demo',
    payment_status: 'paid',
    shipping_method: 'standard',
    ...{ shipping_name: 'Standard', shipping_kind: 'delivery', delivery_days_min: 5, delivery_days_max: 7 },
    status: 'processing',
    shipping_cost: 1_000,
    shipping_amount: 1_500_000,
    created_at: moment(at),
    updated_at: moment(at),
    ...rest,
  }
}

function line(lineId: string | undefined, orderId: string | undefined, quantity: number, rest: object = {}) {
  return {
    id: lineId,
    order_id: orderId,
    position: 0,
    product_id: SHIRT,
    variant_id: SMALL,
    product_name: 'Linen shirt',
    variant_name: 'Small',
    sku: 'PRD-1-S',
    size: 'Small',
    color: 'Default',
    quantity,
    stock_taken: quantity,
    currency: 'USD',
    price: 1_000,
    total_price: 1_000 * quantity,
    store_currency: 'NGN',
    store_price: 1_500_000,
    store_total_price: 1_500_000 * quantity,
    ...rest,
  }
}

function movement(number: number, variantId: string | undefined, delta: number, reason: string, orderId?: string) {
  const rest = { product_id: SHIRT, sku: 'PRD-1', order_id: orderId ?? null, created_at: moment(number) }
  const after = [10, 4, 8, 7, 8][number - 1]
  return { id: id(100 + number), variant_id: variantId, delta, reason, stock_after: after, ...rest }
}

const cells = (size: string, variantId: string | undefined, stock: number, price: number | null) => ({
  id: variantId,
  product_id: SHIRT,
  size,
  sku: `PRD-1-${size[0]}`,
  price,
  stock,
})

/** A small store, in the order of its foreign keys. */
const SHOP: readonly (readonly [table: string, rows: readonly Readonly<Record<string, unknown>>[]])[] = [
  ['auth_users', [{ id: STAFF, name: 'Olu', email: 'olu@example.com' }]],
  ['admin_users', [{ id: STAFF, user_id: STAFF, full_name: 'Olu', email: 'olu@example.com', role: 'admin' }]],
  ['audit_log', [{ id: id(20), staff_id: STAFF, action: 'product.create', entity: 'product', entity_id: SHIRT }]],
  ['store_settings', [{ key: 'store_name', value: '"Palm"', category: 'general' }]],
  [
    'products',
    [
      {
        id: SHIRT,
        name: 'Linen shirt',
        slug: 'linen-shirt',
        sku: 'PRD-1',
        price: 1_500_000,
        category: 'tops',
        status: 'active',
        stock_quantity: 12,
        stock_by_variant: true,
        tax_class: 'reduced',
        sizes: ['Small', 'Large'],
        colors: '[{"name": "Écru", "hex": "#f0ead6"}]',
      },
    ],
  ],
  ['product_variants', [cells('Small', SMALL, 8, null), cells('Large', LARGE, 4, 1_750_000)]],
  ['product_images', [{ id: id(21), product_id: SHIRT, url: '/media/a/b.jpg', public_id: 'a/b', width: 4, height: 3 }]],
  ['collections', [{ id: id(22), name: 'Linen', slug: 'linen', status: 'active' }]],
  ['collection_products', [{ collection_id: id(22), product_id: SHIRT }]],
  ['passport_states', [{ product_id: SHIRT, facts: '{}', image_url: '/media/a/b.jpg' }]],
  ['law_switches', [{ rule: 'unit-price', reason: 'Nothing is sold by measure', staff_id: STAFF }]],
  ['homepage_versions', [{ id: id(70), sections: '[]', is_draft: false, published_at: moment(5) }]],
  ['menus', [{ name: 'footer', items: '[]' }]],
  ['announcements', [{ id: id(71), position: 1, text: 'Closed on Monday', target: '{"kind": "none", "value": ""}' }]],
  [
    'translations',
    [{ kind: 'product', subject_id: SHIRT, language: 'de', texts: '{"name": "Leinenhemd"}', sources: '{}' }],
  ],
  [
    'size_guides',
    [
      {
        ...{ id: id(81), name: 'Dresses', unit: 'cm' },
        columns: JSON.stringify([{ measure: 'bust', kind: 'body' }]),
        rows: JSON.stringify([{ size: 'M', conversions: {}, ranges: [{ min: 880, max: 920 }] }]),
      },
    ],
  ],
  ['reviews', [{ id: id(23), product_id: SHIRT, rating: 5, customer_name: 'Ada' }]],
  [
    'review_photos',
    [{ id: id(72), review_id: id(23), position: 0, url: '/media/a/b.jpg', public_id: 'a/b', width: 4, height: 3 }],
  ],
  ['customers', [{ id: ADA, first_name: 'Ada', last_name: 'Obi', email: 'ada@example.com' }]],
  ['discount_codes', [{ id: id(24), code: 'PALM', kind: 'percent', percent: 100_000 }]],
  [
    'orders',
    [
      order(ORDER, 3, {
        subtotal: 2_000,
        subtotal_amount: 3_000_000,
        tax: 160,
        tax_amount: 240_000,
        tax_rate: 80_000,
        total: 3_160,
        total_amount: 4_740_000,
        ...{ payment_provider: 'stripe', payment_reference: 'cs_1' },
      }),
      order(CANCELLED, 4, {
        subtotal: 1_000,
        subtotal_amount: 1_500_000,
        total: 2_000,
        total_amount: 3_000_000,
        payment_status: 'refunded',
        status: 'cancelled',
        restocked_at: moment(5),
        refunded: 2_000,
        refunded_amount: 3_000_000,
      }),
    ],
  ],
  ['order_items', [line(LINE, ORDER, 2, { tax: 160, tax_rate: 80_000 }), line(GONE_LINE, CANCELLED, 1)]],
  [
    'order_taxes',
    [
      {
        order_id: ORDER,
        position: 0,
        name: '',
        rate: 80_000,
        net: 2_000,
        tax: 160,
        store_net: 3_000_000,
        store_tax: 240_000,
      },
    ],
  ],
  ['order_events', [{ id: id(25), order_id: ORDER, kind: 'placed' }]],
  ['order_evidence', [{ order_id: ORDER, version: 1, contents: '{}' }]],
  [
    'payments',
    [
      {
        ...{ id: id(39), order_id: ORDER, provider: 'stripe', method: 'credit_card', amount: 3_160, currency: 'USD' },
        ...{ reference: 'cs_1', state: 'paid', created_at: moment(3) },
      },
    ],
  ],
  [
    'refunds',
    [
      {
        id: id(26),
        order_id: CANCELLED,
        idempotency_key: id(26),
        amount: 2_000,
        store_amount: 3_000_000,
        payment_provider: 'demo',
        status: 'done',
      },
    ],
  ],
  [
    'bank_statements',
    [
      {
        id: id(60),
        file_name: 'january.csv',
        file_hash: 'f00d',
        format: 'csv',
        account: '',
        new_rows: 1,
        known_rows: 0,
        skipped_debits: 0,
      },
      {
        id: id(63),
        file_name: 'january.sta',
        file_hash: 'beef',
        format: 'mt940',
        account: '',
        new_rows: 0,
        known_rows: 1,
        skipped_debits: 0,
      },
    ],
  ],
  [
    'statement_rows',
    [
      {
        id: id(61),
        statement_id: id(60),
        key: 'first',
        booked_on: '2026-01-05',
        amount: 3_160,
        currency: 'USD',
        payer_name: 'Ada Obi',
        payer_account: '',
        reference: '',
        text: 'IN00000001',
        state: 'booked',
      },
    ],
  ],
  ['statement_row_copies', [{ statement_id: id(63), key: 'other', row_id: id(61) }]],
  ['transfer_bookings', [{ id: id(62), row_id: id(61), order_id: ORDER, amount: 3_160 }]],
  ['product_sources', [{ format: 'shopify', key: 'linen-shirt', product_id: SHIRT }]],
  ['product_mappings', [{ header_key: 'f00d', mapping: JSON.stringify({ fields: ['name'] }) }]],
  ['csv_mappings', [{ header_key: 'f00d', mapping: JSON.stringify({ headerKey: 'f00d' }) }]],
  ['invoice_series', [{ series: 'INV-2026-', last: 1, last_issued_at: moment(9) }]],
  [
    'invoices',
    [
      {
        id: id(50),
        kind: 'invoice',
        series: 'INV-2026-',
        position: 1,
        number: 'INV-2026-00001',
        order_id: ORDER,
        issued_at: moment(9),
        contents: JSON.stringify({
          ...{ kind: 'invoice', number: 'INV-2026-00001', day: '2026-01-05', currency: 'USD' },
          ...{ net: 3_000, tax: 160, total: 3_160, buyer: { name: 'Ada Obi' }, order: { number: 'IN00000001' } },
        }),
      },
    ],
  ],
  [
    'stock_movements',
    [
      movement(1, SMALL, 10, 'initial'),
      movement(2, LARGE, 4, 'initial'),
      movement(3, SMALL, -2, 'sale', ORDER),
      movement(4, SMALL, -1, 'sale', CANCELLED),
      movement(5, SMALL, 1, 'cancel', CANCELLED),
    ],
  ],
  [
    'mail_outbox',
    [
      {
        id: id(27),
        event: `order-placed:${ORDER}`,
        order_id: ORDER,
        recipient: 'ada@example.com',
        subject: 'Order',
        body: '{}',
      },
    ],
  ],
  ['consent_texts', [{ id: id(190), language: 'en', text: 'Subscribe' }]],
  [
    'newsletter_consents',
    [
      {
        ...{ id: id(191), link: 'c'.repeat(48), email: 'ada@example.com', text_id: id(190), page: '/', language: 'en' },
        by_mail: true,
      },
    ],
  ],
  ['newsletter_subscribers', [{ id: id(28), email: 'ada@example.com', consent_id: id(191) }]],
  ['newsletter_opt_outs', [{ id: id(133), email: 'grace@example.com' }]],
  [
    'imported_customers',
    [{ id: id(134), customer_id: ADA, source: 'shopify', tags: '{vip}', spent: 1, currency: 'USD' }],
  ],
  [
    'imported_orders',
    [
      {
        ...{ id: id(135), source: 'shopify', number: '#1001', original_id: '12', hash: 'a', placed_at: moment(2) },
        ...{ status: '', payment_status: 'paid', fulfillment_status: 'fulfilled', customer_name: 'Ada Obi' },
        ...{ email: 'ada@example.com', phone: '', currency: 'EUR', subtotal: 10, total: 12, refunded: 0, sum_note: '' },
        ...{ discount_code: '', shipping_method: '', payment_method: '', note: '', tags: '{vip}' },
        ...{ billing_address: '{}', shipping_address: '{Lagos}' },
      },
    ],
  ],
  ['imported_order_items', [{ id: id(136), order_id: id(135), position: 0, name: 'Dress', sku: '', quantity: 1 }]],
  ['brands', [{ id: id(130), state: 'draft', look: '{}' }]],
  ['brand_files', [{ id: 'a'.repeat(64), type: 'png', bytes: '\\x00', width: 1, height: 1 }]],
  ['guarantee_notices', [{ id: id(135), language: 'de', file_id: 'a'.repeat(64) }]],
  ['pages', [{ id: id(129), title: 'Our story', slug: 'our-story', body: 'Since 1999.' }]],
  ['redirects', [{ id: id(128), path: '/pages/our-story', target: '/about', origin: 'staff' }]],
  [
    'file_imports',
    [
      {
        id: id(131),
        ...{ kind: 'redirects', format: 'redirects', file_name: 'redirects.csv', ignored_columns: '{}' },
        ...{ own_origin: 'https://store.example', currency: 'USD', is_currency_known: true },
      },
    ],
  ],
  [
    'file_import_items',
    [{ id: id(132), import_id: id(131), position: 0, line: 2, rows: '[]', row_errors: '[]', name: '/pages/old' }],
  ],
  [
    'wishlist_items',
    [{ id: id(29), session_id: 'session_1700000000000_abcdefghijklmnopqrstuvwxyz', product_id: SHIRT }],
  ],
  [
    'markets',
    [
      {
        id: id(31),
        name: 'Nigeria',
        status: 'open',
        currency: 'NGN',
        display_currencies: '{NGN}',
        rounding_step: 50_000,
      },
    ],
  ],
  ['market_countries', [{ market_id: id(31), country: 'NG' }]],
  ['fixed_prices', [{ id: id(38), market_id: id(31), product_id: SHIRT, currency: 'NGN', sale_price: 1_400_000 }]],
  ['locales', [{ id: id(32), market_id: id(31), language: 'en', prefix: 'ng' }]],
  ['shipping_zones', [{ id: id(33), market_id: id(31), name: 'Lagos' }]],
  ['shipping_places', [{ zone_id: id(33), country: 'NG', region: 'LA', postal_pattern: '100*, 101*' }]],
  [
    'shipping_rates',
    [
      {
        id: id(34),
        zone_id: id(33),
        key: 'rider',
        name: 'Rider',
        kind: 'delivery',
        amount: 150_000,
        days_min: 1,
        days_max: 2,
      },
    ],
  ],
  ['pickup_points', [{ id: id(35), market_id: id(31), name: 'Yaba', address: '12 Herbert Macaulay Way' }]],
  [
    'tax_rates',
    [
      {
        id: id(36),
        country: 'NG',
        region: 'LA',
        tax_class: 'reduced',
        name: 'VAT',
        rate: 75_000,
        valid_from: '2026-01-01',
      },
    ],
  ],
  [
    'tax_registrations',
    [{ id: id(37), country: 'NG', region: 'LA', number: '12345678-0001', valid_from: '2026-01-01' }],
  ],
  [
    'waiting_list',
    [
      {
        ...{
          id: id(73),
          link: 'c'.repeat(48),
          email: 'ada@example.com',
          product_id: SHIRT,
          product_name: 'Linen shirt',
        },
        ...{
          size: 'Small',
          color: 'Écru',
          language: 'en',
          text_id: id(190),
          state: 'waiting',
          confirmed_at: moment(5),
        },
      },
    ],
  ],
  ['withdrawals', [{ id: id(140), order_id: ORDER, name: 'Ada Obi', created_at: moment(5) }]],
  ['withdrawal_items', [{ id: id(141), withdrawal_id: id(140), order_item_id: LINE, quantity: 1 }]],
  [
    'mail_servers',
    [{ host: 'mail.example', port: 465, encryption: 'tls', user_name: '', from_name: '', from_address: '' }],
  ],
  ['contact_messages', [{ id: id(30), name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello' }]],
]

/** What a migration writes into a new store. */
const PRESET: Readonly<Record<string, number>> = {
  announcements: 1,
  ...{ markets: 1, market_countries: 4, locales: 1 },
  ...{ shipping_zones: 1, shipping_places: 4, shipping_rates: 2 },
  ...{ tax_rates: 4, tax_registrations: 4 },
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Fills a database with what its schema supports. Returns the tables that got rows. */
async function fill(url: string): Promise<string[]> {
  const client = await connect(url)
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = current_schema()`,
  )
  const filled: string[] = []
  for (const [table, rows] of SHOP) {
    const known = new Set(columns.filter((column) => column.table === table).map(({ column }) => column))
    if (known.size === 0) continue
    for (const row of rows) {
      const given = Object.entries(row).filter(([column]) => known.has(column))
      await client.query(
        `insert into ${escapeIdentifier(table)} (${given.map(([column]) => escapeIdentifier(column))})
         values (${given.map((_, at) => `$${at + 1}`)})`,
        given.map(([, value]) => value),
      )
    }
    filled.push(table)
  }
  await client.end()
  return filled
}

const names = readMigrations().map(({ name }) => name)
const withTables = names.slice(names.indexOf('0001_store'))
/** The oldest schema, the newest, and one between: each other one only in `npm run test:long`, as each takes seconds. */
const tried = isLong ? withTables : [0, Math.floor(withTables.length / 2), -1].flatMap((at) => withTables.at(at) ?? [])

/** The first schema whose orders name their payments. */
const REFERENCES = '0008_orders_right'

test.each(tried.map((name) => ({ name, only: new Set(names.slice(0, names.indexOf(name) + 1)) })))(
  'a store filled at $name is the same store today',
  async ({ only }) => {
    const url = await createTestDatabase({ empty: true })
    await migrate(url, { only })
    const filled = await fill(url)
    const hasReferences = only.has(REFERENCES)
    await migrate(url)
    await buildLaterIndexes(url) // as the running store does
    const pool = openPool(url)
    expect(await brokenInvariants(databaseOn(pool))).toEqual([])
    for (const [table, rows] of SHOP) {
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
         (select json_agg(json_build_array(provider, reference, state, amount, currency, created_at = '${moment(3)}'))
           from payments) as payments,
         (select array_agg(currency) from refunds) as refund_currencies,
         (select count(*)::int from schema_migrations) as migrations`,
    )
    expect(rows[0]).toEqual({
      after: [10, 4, 8, 7, 8],
      mail_of: ORDER,
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

test.each([
  [true, null],
  [false, ['', '']],
])('texts of the demo store that become settings are empty unless it is shown (%s)', async (isDemo, texts) => {
  const url = await createTestDatabase({ empty: true })
  await migrate(url, {
    only: new Set(
      names.slice(
        0,
        names.findIndex((name) => name.endsWith('_about_texts')),
      ),
    ),
  })
  const client = await connect(url)
  await client.query("insert into store_settings (key, value, category) values ('demo_content', $1, 'general')", [
    String(isDemo),
  ])
  await migrate(url)
  const { rows } = await client.query(
    "select json_agg(value) as texts from store_settings where key in ('about_values', 'about_end')",
  )
  expect(rows).toEqual([{ texts }])
  await client.end()
})

test.each([
  { isDemo: 'true', typed: null, inbox: null },
  { isDemo: 'false', typed: null, inbox: true },
  { isDemo: 'false', typed: 'false', inbox: false },
])('a store of one’s own receives messages unless it chose not to: $isDemo, $typed', async (given) => {
  const url = await createTestDatabase({ empty: true })
  await migrate(url, {
    only: new Set(
      names.slice(
        0,
        names.findIndex((name) => name.endsWith('_mail_servers')),
      ),
    ),
  })
  const client = await connect(url)
  const insert = (key: string, value: string) =>
    client.query("insert into store_settings (key, value, category) values ($1, $2, 'general')", [key, value])
  await insert('demo_content', given.isDemo)
  if (given.typed) await insert('contact_inbox', given.typed)
  await migrate(url)
  const { rows } = await client.query("select value from store_settings where key = 'contact_inbox'")
  expect(rows[0]?.value ?? null).toBe(given.inbox)
  const mails = await client.query("select value from store_settings where key = 'email_new_order'")
  expect(mails.rows[0]?.value ?? null).toBe(given.isDemo === 'true' ? null : true)
  await client.end()
})

describe('a migration that is cut off', () => {
  const folder = copyMigrations()
  afterAll(() => rmSync(folder, { recursive: true }))

  test('by kill -9 leaves the store as it was, and the next start does it', async () => {
    const url = await createTestDatabase()
    await fill(url)
    const file = join(folder, '9998_slow.sql')
    writeFileSync(file, `alter table orders drop column status; create table shelves (id int); select pg_sleep(60);`)
    const script = `import { migrate } from '#app/platform/db/migrate.server.ts'
      await migrate('${url}', { folder: '${folder}' })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
    const client = await connect(url)
    const sleeping = () =>
      client.query("select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'")
    while ((await sleeping()).rowCount === 0 && child.exitCode === null) await pause(20)
    child.kill('SIGKILL')
    await once(child, 'exit')
    // PostgreSQL notices a lost client only when a statement ends, which then does nothing more.
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
    )
    while ((await sleeping()).rowCount) await pause(20)
    expect((await client.query('select status from orders order by order_number')).rows).toEqual([
      { status: 'processing' },
      { status: 'cancelled' },
    ])
    writeFileSync(file, 'create table shelves (id int)')
    await migrate(url, { folder })
    expect((await client.query('select from shelves')).rowCount).toBe(0)
    await client.end()
  })
})
