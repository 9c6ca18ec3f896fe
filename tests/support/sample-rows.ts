import { Client, escapeIdentifier } from 'pg'

// A small store for testing migrations and backups, which must not lose a row of any table. Add a row for each new
// table and a value for each new column. Tables and columns that an earlier schema lacks are skipped.

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
    usd_rate: 1_500_000_000,
    rate_base: 1_500_000_000,
    rate_quote: 1_000_000,
    shopper_currency: 'GBP',
    shown_currency: 'GBP',
    shown_base: 1_000_000,
    shown_quote: 790_000,
    payment_method: 'credit_card',
    payment_provider: 'demo',
    payment_status: 'paid',
    shipping_method: 'standard',
    shipping_name: 'Standard',
    shipping_kind: 'delivery',
    delivery_days_min: 5,
    delivery_days_max: 7,
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

const variantRow = (size: string, variantId: string | undefined, stock: number, price: number | null) => ({
  id: variantId,
  product_id: SHIRT,
  size,
  sku: `PRD-1-${size[0]}`,
  price,
  stock,
})

/** Rows in an order that satisfies the foreign keys. The baseline and triggers write all other rows. */
const SAMPLE_ROWS: readonly (readonly [table: string, rows: readonly Readonly<Record<string, unknown>>[]])[] = [
  ['auth_users', [{ id: STAFF, name: 'Olu', email: 'olu@example.com' }]],
  ['admin_users', [{ id: STAFF, user_id: STAFF, full_name: 'Olu', email: 'olu@example.com', role: 'admin' }]],
  ['auth_accounts', [{ id: id(40), user_id: STAFF, account_id: STAFF, provider_id: 'credential', password: 'hash' }]],
  ['staff_second_factors', [{ staff_id: STAFF, secret: 'encrypted', confirmed_at: moment(1) }]],
  ['staff_backup_codes', [{ id: id(41), staff_id: STAFF, code_hash: 'hash' }]],
  ['saved_views', [{ id: id(83), staff_id: STAFF, list: 'orders', name: 'To ship', query: 'ship=open' }]],
  ['audit_log', [{ id: id(20), staff_id: STAFF, action: 'product.create', entity: 'product', entity_id: SHIRT }]],
  ['store_settings', [{ key: 'store_name', value: '"Palm"', category: 'general' }]],
  ['manufacturers', [{ id: id(82), name: 'Tear & Fio', contact: 'Rua 12, Porto', country: 'PT' }]],
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
        manufacturer_id: id(82),
      },
    ],
  ],
  ['product_variants', [variantRow('Small', SMALL, 8, null), variantRow('Large', LARGE, 4, 1_750_000)]],
  ['uploads', [{ id: id(42), public_id: 'a/b', url: '/media/a/b.jpg', width: 4, height: 3, bytes: 120 }]],
  ['bulk_edits', [{ id: id(43), staff_id: STAFF, kind: 'status', changed: 0, changes: '[]' }]],
  ['product_images', [{ id: id(21), product_id: SHIRT, url: '/media/a/b.jpg', public_id: 'a/b', width: 4, height: 3 }]],
  ['collections', [{ id: id(22), name: 'Linen', slug: 'linen', status: 'active' }]],
  ['collection_products', [{ collection_id: id(22), product_id: SHIRT }]],
  [
    'looks',
    [{ id: id(84), name: 'Work', image: '/media/a/b.jpg', image_public_id: 'a/b', image_width: 4, image_height: 3 }],
  ],
  ['look_items', [{ id: id(85), look_id: id(84), product_id: SHIRT, x: 20, y: 40, position: 0 }]],
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
        id: id(81),
        name: 'Dresses',
        unit: 'cm',
        columns: JSON.stringify([{ measure: 'bust', kind: 'body' }]),
        rows: JSON.stringify([{ size: 'M', conversions: {}, ranges: [{ min: 880, max: 920 }] }]),
      },
    ],
  ],
  ['reviews', [{ id: id(23), product_id: SHIRT, rating: 5, customer_name: 'Ada', helpful: 1 }]],
  ['review_votes', [{ review_id: id(23), voter: id(44) }]],
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
        payment_provider: 'stripe',
        payment_reference: 'cs_1',
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
  ['order_items', [line(LINE, ORDER, 2, { tax: 160, tax_rate: 80_000, returned: 1 }), line(GONE_LINE, CANCELLED, 1)]],
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
  ['returns', [{ id: id(45), order_id: ORDER, reason: 'size' }]],
  [
    'return_items',
    [{ id: id(46), return_id: id(45), order_item_id: LINE, quantity: 1, is_restocked: false, fit: 'small' }],
  ],
  ['review_requests', [{ order_id: ORDER, due_at: moment(50) }]],
  ['payment_events', [{ provider: 'stripe', event_id: 'evt_1', kind: 'paid', order_id: ORDER }]],
  ['order_events', [{ id: id(25), order_id: ORDER, kind: 'placed' }]],
  ['order_tags', [{ order_id: ORDER, tag: 'Gift' }]],
  ['customer_tags', [{ customer_id: ADA, tag: 'VIP' }]],
  ['order_evidence', [{ order_id: ORDER, version: 1, contents: '{}' }]],
  [
    'payments',
    [
      {
        id: id(39),
        order_id: ORDER,
        provider: 'stripe',
        method: 'credit_card',
        amount: 3_160,
        currency: 'USD',
        reference: 'cs_1',
        state: 'paid',
        created_at: moment(3),
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
          kind: 'invoice',
          number: 'INV-2026-00001',
          day: '2026-01-05',
          currency: 'USD',
          net: 3_000,
          tax: 160,
          total: 3_160,
          buyer: { name: 'Ada Obi' },
          order: { number: 'IN00000001' },
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
        id: id(191),
        link: 'c'.repeat(48),
        email: 'ada@example.com',
        text_id: id(190),
        page: '/',
        language: 'en',
        by_mail: true,
      },
    ],
  ],
  ['newsletter_subscribers', [{ id: id(28), email: 'ada@example.com', consent_id: id(191) }]],
  ['newsletter_opt_outs', [{ id: id(133), email: 'grace@example.com' }]],
  ['imported_customers', [{ id: id(134), customer_id: ADA, source: 'shopify', spent: 1, currency: 'USD' }]],
  [
    'imported_orders',
    [
      {
        id: id(135),
        source: 'shopify',
        number: '#1001',
        original_id: '12',
        hash: 'a',
        placed_at: moment(2),
        status: '',
        payment_status: 'paid',
        fulfillment_status: 'fulfilled',
        customer_name: 'Ada Obi',
        email: 'ada@example.com',
        phone: '',
        currency: 'EUR',
        subtotal: 10,
        total: 12,
        refunded: 0,
        sum_note: '',
        discount_code: '',
        shipping_method: '',
        payment_method: '',
        note: '',
        tags: '{vip}',
        billing_address: '{}',
        shipping_address: '{Lagos}',
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
        kind: 'redirects',
        format: 'redirects',
        file_name: 'redirects.csv',
        ignored_columns: '{}',
        own_origin: 'https://store.example',
        currency: 'USD',
        is_currency_known: true,
      },
    ],
  ],
  [
    'file_import_items',
    [{ id: id(132), import_id: id(131), position: 0, line: 2, rows: '[]', row_errors: '[]', name: '/pages/old' }],
  ],
  ['file_import_images', [{ import_id: id(131), name: 'https://old.example/a.jpg', state: 'waiting' }]],
  ['file_import_contents', [{ import_id: id(131), content: '\\x00', header: '{Name}', sample: '[]' }]],
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
  ['market_repricings', [{ market_id: id(31), done_up_to: 'f'.repeat(32), is_first: false }]],
  ['payment_connections', [{ provider: 'stripe', keys: 'encrypted', keys_secret: 'hash', mode: 'live' }]],
  ['payment_offers', [{ market_id: id(31), provider: 'stripe', is_offered: true }]],
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
        id: id(73),
        link: 'c'.repeat(48),
        email: 'ada@example.com',
        product_id: SHIRT,
        product_name: 'Linen shirt',
        size: 'Small',
        color: 'Écru',
        language: 'en',
        text_id: id(190),
        state: 'waiting',
        confirmed_at: moment(5),
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
/**
 * Adds the rows to a database of any version, with the columns that its schema has. Returns the tables that received
 * rows.
 */
export async function addSampleRows(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = current_schema()`,
  )
  const filled: string[] = []
  for (const [table, rows] of SAMPLE_ROWS) {
    const columnNames = new Set(columns.filter((column) => column.table === table).map(({ column }) => column))
    if (columnNames.size === 0) continue
    for (const row of rows) {
      const entries = Object.entries(row).filter(([column]) => columnNames.has(column))
      await client.query(
        `insert into ${escapeIdentifier(table)} (${entries.map(([column]) => escapeIdentifier(column))})
         values (${entries.map((_, at) => `$${at + 1}`)})`,
        entries.map(([, value]) => value),
      )
    }
    filled.push(table)
  }
  await client.end()
  return filled
}
