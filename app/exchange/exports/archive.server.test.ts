import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listCsvFiles } from '#app/exchange/exports/archive-files.server.ts'
import { EXCLUDED_CONTENT, EXPORTED_TABLES } from '#app/exchange/exports/exported-tables.ts'
import { listFileMarkets } from '#app/exchange/product-files/fixed-prices.server.ts'
import { listTables } from '#app/operations/backups/list-tables.server.ts'
import { readCsv } from '#app/platform/files/read-csv.server.ts'
import { isOriginalType } from '#app/platform/images/media-path.ts'
import { resetPassword } from '#app/store/staff/staff.server.ts'
import { seedDemo } from '#db/seed.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { exportStore, SHOP_ORIGIN } from '#tests/support/exports.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { createLocalImageStore } from '#tests/support/local-image-store.ts'

// Tests the archive of the demo store, with rows in each table that has secrets.

const EARLIER_CUSTOMER_ID = '01a21c57-dac9-722e-80b8-b451e04e7bf3'
const root = mkdtempSync(join(tmpdir(), 'lumina-archive-'))
const images = createLocalImageStore(root)
let shop: TestDatabase
let archive: Awaited<ReturnType<typeof exportStore>>

beforeAll(async () => {
  shop = await openTestDatabase()
  const staffId = await addFirstAdmin(shop.db)
  await resetPassword(shop.db, 'admin@lumina.example') // the new password must not be in any file
  await seedDemo(shop.db, { now: new Date('2026-11-20T12:00:00Z'), store: images })
  await shop.db.$client.query(`
    insert into pages (id, title, slug, policy, body, status, published_at, draft, seo_title) values
      (gen_random_uuid(), 'Terms: "ours"', 'terms', 'terms', E'# Terms\\n\\nPay first.', 'published', now(),
        '{"title": "Terms", "slug": "terms", "policy": "terms", "body": "Pay later.", "seoTitle": "", "seoDescription": ""}', '');
    insert into redirects (id, path, target, origin) values (gen_random_uuid(), '/old', '/shop', 'staff');
    insert into contact_messages (id, name, email, subject, message)
      values (gen_random_uuid(), '=HYPERLINK("https://evil.example")', 'ada@example.com', 'Hello', 'Hi');
    insert into brand_files (id, type, bytes, width, height) values ('${'a'.repeat(64)}', 'png', '\\x89504e47', 1, 1);
    insert into discount_codes (id, code, kind, percent, amount, minimum, customer_limit, usage_limit, ends_at) values
      (gen_random_uuid(), 'HALF', 'percent', 505000, 0, 0, 1, 20, '2026-12-24T23:00:00Z'),
      (gen_random_uuid(), 'THOUSAND', 'amount', 0, 100000, 500000, 3, null, null)`)
  await shop.db.$client.query(`
    update product_variants set barcode = '4006381333931' where id = (select id from product_variants order by sku limit 1);
    update products set description = 'In short.', long_description = 'At length.'
      where id = (select id from products where status = 'active' order by slug limit 1);
    insert into redirects (id, path, target, origin)
      select gen_random_uuid(), '/product/old-name', '/product/' || id, 'staff' from products
      where status = 'active' order by slug limit 1;
    insert into customers (id, email, first_name, last_name, phone) values
      ('${EARLIER_CUSTOMER_ID}', 'earlier@example.com', 'Ada', 'Earlier', '');
    insert into customer_tags (customer_id, tag) values ('${EARLIER_CUSTOMER_ID}', 'vip'), ('${EARLIER_CUSTOMER_ID}', 'a b');
    insert into imported_customers (id, customer_id, source, address, note, tax_exempt, orders, spent, currency) values
      (gen_random_uuid(), '${EARLIER_CUSTOMER_ID}', 'shopify', '{"Obi Ltd","1 Main St","Flat 2","Leeds, ENG, LS1 4AP","GB"}',
        'Kind', true, 3, 12345, 'NGN')`)
  await plantSecrets(staffId)
  archive = await exportStore(shop.url, { store: images })
})
afterAll(async () => {
  await shop.close()
  rmSync(root, { recursive: true, force: true })
})

async function plantSecrets(staffId: string): Promise<void> {
  await shop.db.$client.query(`
    insert into auth_sessions (id, user_id, token, expires_at)
      values (gen_random_uuid(), '${staffId}', 'secret-session-token', now());
    insert into auth_verifications (id, identifier, value, expires_at)
      values (gen_random_uuid(), 'secret-identifier', 'secret-verification', now());
    update auth_accounts set password = 'secret-password-hash', access_token = 'secret-access-token';
    insert into staff_second_factors (staff_id, secret) values ('${staffId}', 'secret-second-factor');
    insert into staff_backup_codes (id, staff_id, code_hash)
      values (gen_random_uuid(), '${staffId}', 'secret-backup-code');
    insert into payment_connections (provider, keys, keys_secret, keys_hint, account)
      values ('stripe', 'secret-provider-keys', 'secret-keys-secret', 'secret-keys-hint', 'secret-account');
    insert into payment_offers (market_id, provider, is_offered, terms)
      select id, 'stripe', true, '{"fee": 5, "apiKey": "secret-in-terms"}' from markets limit 1;
    insert into payment_events (provider, event_id, kind) values ('stripe', 'secret-event', 'paid');
    insert into payments (id, order_id, provider, method, amount, currency, reference, address, state)
      select gen_random_uuid(), id, 'stripe', 'credit_card', 100, 'USD', 'cs_public', 'https://pay.example/secret-link', 'gone'
      from orders limit 1;
    insert into refunds (id, order_id, idempotency_key, amount, store_amount, payment_provider, status)
      select gen_random_uuid(), id, gen_random_uuid(), 100, 150000, 'stripe', 'failed' from orders limit 1;
    insert into mail_outbox (id, event, recipient, subject, body)
      values (gen_random_uuid(), 'secret-event', 'ada@example.com', 'Order', '{"text": "secret-mail-link"}');
    insert into wishlist_items (session_id, product_id)
      select 'session_1700000000000_secretWishlistSession0', id from products limit 1`)
}

/** Values that must never leave the store, as SQL expressions of type text. */
const SECRETS: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ['auth_accounts', ['password', 'access_token']],
  ['auth_sessions', ['token']],
  ['auth_users', ['email']],
  ['auth_verifications', ['identifier', 'value']],
  ['mail_outbox', ['event', `body ->> 'text'`]],
  ['orders', ['link', 'idempotency_key::text', `encode(request_hash, 'hex')`]],
  ['payment_connections', ['keys', 'keys_secret', 'keys_hint', 'account']],
  ['payment_events', ['event_id']],
  ['payment_offers', [`terms ->> 'apiKey'`]],
  ['payments', [`nullif(address, '')`]],
  ['refunds', ['idempotency_key::text']],
  ['staff_backup_codes', ['code_hash']],
  ['staff_second_factors', ['secret']],
  ['wishlist_items', ['session_id']],
]

test.each(SECRETS)('no file contains the secrets in the table %s', async (table, columns) => {
  for (const column of columns) {
    const { rows } = await shop.db.$client.query<{ secret: string }>(
      `select distinct ${column} as secret from ${table} where ${column} is not null`,
    )
    const secrets = rows.map(({ secret }) => secret).filter((secret) => secret.length >= 10)
    expect(secrets.length, `${table} has a secret in ${column}`).toBeGreaterThan(0)
    for (const [path, bytes] of archive.files) {
      for (const secret of secrets) expect(bytes.includes(secret), `${column} in ${path}`).toBe(false)
    }
  }
})

test('every table is exported or listed as excluded', async () => {
  const client = new Client({ connectionString: shop.url })
  await client.connect()
  const tables = (await listTables(client)).map(({ name }) => name)
  await client.end()
  const listedTables = [...Object.keys(EXPORTED_TABLES), ...EXCLUDED_CONTENT.flatMap((group) => group.tables)]
  expect(listedTables.toSorted()).toEqual(tables)
  for (const path of new Set(Object.values(EXPORTED_TABLES))) {
    expect(
      [...archive.files.keys()].some((name) => name === path || (path.endsWith('/') && name.startsWith(path))),
      path,
    ).toBe(true)
  }
})

const manifest = z.object({
  format: z.literal('lumina-export'),
  version: z.literal(1),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string(), rows: z.number().optional() })),
  missingImages: z.array(z.string()),
})

test('the manifest lists every other file with its size, checksum and number of rows', async () => {
  const listed = manifest.parse(JSON.parse(archive.text('manifest.json')))
  expect(listed.missingImages).toEqual([])
  expect(listed.files.map(({ path }) => path).toSorted()).toEqual(
    [...archive.files.keys()].filter((path) => path !== 'manifest.json').toSorted(),
  )
  for (const { path, bytes, sha256 } of listed.files) {
    const content = archive.files.get(path) ?? Buffer.alloc(0)
    expect([path, bytes, sha256]).toEqual([path, content.length, createHash('sha256').update(content).digest('hex')])
  }
  for (const { path, rows } of listed.files.filter(({ path }) => path.endsWith('.csv'))) {
    expect([path, rows]).toEqual([path, (await readRows(path)).length - 1])
  }
})

async function readRows(path: string): Promise<(readonly string[])[]> {
  const bytes = archive.files.get(path) ?? Buffer.alloc(0)
  const rows: (readonly string[])[] = []
  for await (const { cells } of readCsv(bytes)) rows.push(cells.map((cell) => cell.replace('\uFEFF', '')))
  return rows
}

/** Returns the rows of a file, keyed by the names of its columns. */
async function readRecords(path: string): Promise<Record<string, string>[]> {
  const [heading = [], ...rows] = await readRows(path)
  return rows.map((cells) => Object.fromEntries(heading.map((name, index) => [name, cells[index] ?? ''])))
}

test('README.txt describes each column of each file', async () => {
  const readme = archive.text('README.txt').replace(/\r\n\s+/g, ' ')
  for (const { path, columns } of listCsvFiles({ currency: 'NGN', markets: await listFileMarkets(shop.db) })) {
    expect(readme, path).toContain(path)
    expect((await readRows(path))[0], path).toEqual(columns.map(({ heading }) => heading))
    for (const { heading, about } of columns) {
      expect(about, `${path}: ${heading} is described`).not.toBe('')
      expect(readme).toContain(`${heading}: ${about}`)
    }
  }
  for (const { content } of EXCLUDED_CONTENT) expect(readme).toContain(content)
})

test('the archive contains every image of the store unchanged, under the name that the CSV files use', async () => {
  const listed = await readRecords('images.csv')
  expect(listed.length).toBeGreaterThan(50)
  for (const { File: file = '', Address: address = '' } of listed) {
    const [publicId = '', type] = file.replace('images/', '').split('.')
    if (!isOriginalType(type)) throw new Error(`${file} is not an image or a video`)
    const original = await images.readOriginal({ publicId, type })
    expect(original && archive.files.get(file)?.equals(original), file).toBe(true)
    expect(address).toBe(`${SHOP_ORIGIN}/media/${publicId}.${type}`)
  }
  const addresses = new Set(listed.map(({ Address }) => Address))
  const shown = [
    ...(await readRecords('products.csv')).map(({ Image }) => Image),
    ...(await readRecords('shopify/products.csv')).flatMap((row) => [row['Image Src'], row['Variant Image']]),
    ...(await readRecords('collections.csv')).map((row) => row['Hero image']),
  ].filter(Boolean)
  expect(shown.filter((address) => !addresses.has(address ?? ''))).toEqual([])
})

describe('in Shopify’s format,', () => {
  test('orders have a row for each line, and amounts that add up', async () => {
    const rows = await readRecords('shopify/orders.csv')
    const orders = rows.filter((row) => row['Financial Status'] !== '')
    expect(orders).toHaveLength(await shop.db.$client.query('select from orders').then(({ rowCount }) => rowCount ?? 0))
    expect(rows).toHaveLength(
      await shop.db.$client.query('select from order_items').then(({ rowCount }) => rowCount ?? 0),
    )
    const cents = (text = '') => Math.round(Number(text) * 100)
    for (const order of orders) {
      expect(order.Name, 'total').toBeTruthy()
      expect(cents(order.Subtotal) + cents(order.Shipping) + cents(order.Taxes)).toBe(cents(order.Total))
      const lines = rows.filter(({ Name }) => Name === order.Name)
      const items = lines.reduce(
        (sum, line) => sum + Number(line['Lineitem quantity']) * cents(line['Lineitem price']),
        0,
      )
      expect(items).toBe(cents(order.Subtotal) + cents(order['Discount Amount']))
      expect(order['Created at']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0000$/)
      if (order.Tags === 'Cancelled') expect(order['Cancelled at']).not.toBe('')
    }
  })

  test('discounts have their value, minimum, limits and end', async () => {
    const rows = await readRecords('shopify/discounts.csv')
    expect(rows.find(({ Name }) => Name === 'HALF')).toMatchObject({
      Value: '-50.5',
      'Value Type': 'percentage',
      'Minimum Purchase Requirements': '',
      'Applies Once Per Customer': '1',
      'Usage Limit Per Code': '20',
      End: '2026-12-24 23:00:00 +0000',
    })
    expect(rows.find(({ Name }) => Name === 'THOUSAND')).toMatchObject({
      Value: '-1000',
      'Value Type': 'fixed_amount',
      'Minimum Purchase Requirements': '5000.00',
      'Applies Once Per Customer': '',
      'Usage Limit Per Code': '',
      End: '',
    })
    const ownRow = (await readRecords('discounts.csv')).find(({ Code }) => Code === 'THOUSAND')
    expect(ownRow).toMatchObject({ Percent: '', Amount: '1000.00', Minimum: '5000.00', 'Limit per customer': '3' })
  })

  test('customers have their newsletter consent and latest address', async () => {
    const rows = await readRecords('shopify/customers.csv')
    const agreed = await shop.db.$client.query(
      'select from customers c where exists (select from newsletter_subscribers s where lower(s.email) = lower(c.email))',
    )
    expect(rows.filter((row) => row['Accepts Email Marketing'] === 'yes')).toHaveLength(agreed.rowCount ?? 0)
    const zainab = rows.find(({ Email }) => Email === 'zainab.bello@example.co.uk')
    expect(zainab).toMatchObject({ 'Default Address Country Code': 'GB', 'Default Address City': 'Manchester' })
  })

  test('customer data that was imported from a previous store is exported', async () => {
    const rows = await readRecords('shopify/customers.csv')
    expect(rows.find(({ Email }) => Email === 'earlier@example.com')).toMatchObject({
      'Default Address Company': 'Obi Ltd',
      'Default Address Address1': '1 Main St',
      'Default Address Address2': 'Flat 2',
      'Default Address City': 'Leeds',
      'Default Address Province Code': 'ENG',
      'Default Address Zip': 'LS1 4AP',
      'Default Address Country Code': 'GB',
      'Total Spent': '123.45',
      'Total Orders': '3',
      Note: 'Kind',
      Tags: 'a b, vip',
      'Tax Exempt': 'yes',
    })
  })

  test('products have barcodes and both descriptions', async () => {
    const rows = await readRecords('shopify/products.csv')
    expect(rows.filter((row) => row['Variant Barcode'] === '4006381333931')).toHaveLength(1)
    const bodies = rows.map((row) => row['Body (HTML)'])
    expect(bodies).toContainEqual(expect.stringMatching(/<p>In short\.<\/p>\s*<p>At length\.<\/p>/))
  })

  test('redirect targets contain product slugs, and URLs of this store redirect to their Shopify counterparts', async () => {
    const { rows } = await shop.db.$client.query<{ id: string; slug: string }>(
      `select id, slug from products where status = 'active' order by slug limit 1`,
    )
    const [product] = rows
    const readTargets = async (path: string) =>
      new Map((await readRecords(path)).map((row) => [row['Redirect from'], row['Redirect to']]))
    expect((await readTargets('redirects.csv')).get('/product/old-name')).toBe(`/product/${product?.slug}`)
    const shopify = await readTargets('shopify/redirects.csv')
    for (const path of ['/product/old-name', `/product/${product?.slug}`, `/product/${product?.id}`]) {
      expect(shopify.get(path)).toBe(`/products/${product?.slug}`)
    }
    expect(shopify.get('/old')).toBe('/collections/all')
    expect(shopify.get('/about')).toBe('/pages/about')
    expect(shopify.get('/terms')).toBe('/policies/terms-of-service')
  })

  test('stock that is counted for the whole product is distributed across its variants', async () => {
    const rows = await readRecords('shopify/products.csv')
    const { rows: whole } = await shop.db.$client.query<{ slug: string; stock_quantity: number; choices: number }>(
      `select slug, stock_quantity, greatest(cardinality(sizes), 1) * greatest(jsonb_array_length(colors), 1) as choices
       from products where not stock_by_variant`,
    )
    expect(whole.some(({ choices }) => choices > 1)).toBe(true)
    for (const { slug, stock_quantity, choices } of whole) {
      const variants = rows.filter((row) => row.Handle === slug && row['Variant Price'] !== '')
      expect(variants).toHaveLength(choices)
      const units = variants.map((row) => Number(row['Variant Inventory Qty']))
      expect(units.reduce((sum, count) => sum + count, 0)).toBe(stock_quantity)
      expect(Math.max(...units) - Math.min(...units)).toBeLessThanOrEqual(1)
    }
  })
})

test('pages are Markdown with front matter, and drafts are in files beside their pages', () => {
  const text = archive.text('pages/terms.md')
  expect(text).toContain('title: "Terms: \\"ours\\""')
  expect(text).toContain(`address: "${SHOP_ORIGIN}/terms"`)
  expect(text).toContain('\n---\n\n# Terms\n\nPay first.\n')
  expect(archive.text('pages/terms.draft.md')).toContain('Pay later.')
})

test('store data is JSON with a version', () => {
  for (const name of ['settings', 'markets', 'taxes', 'homepage', 'menus', 'announcements', 'brand']) {
    const content = JSON.parse(archive.text(`store/${name}.json`))
    const version = ['homepage', 'menus', 'announcements', 'brand'].includes(name) ? 2 : 1
    expect(content).toMatchObject({ format: `lumina-${name}`, version })
  }
  expect(JSON.parse(archive.text('store/announcements.json')).announcements).toMatchObject([{ endsAt: null }])
  expect(JSON.parse(archive.text('store/settings.json')).settings).toMatchObject({ store_name: 'Lumina' })
  expect(JSON.parse(archive.text('store/markets.json')).markets[0]).toMatchObject({
    countries: ['US', 'CA', 'GB', 'EU'],
    shippingZones: [{ rates: expect.arrayContaining([expect.objectContaining({ key: 'standard', amount: 1_000 })]) }],
    payments: [{ provider: 'stripe', isOffered: true, terms: expect.objectContaining({ fee: 5 }) }],
  })
  expect(archive.files.get(`store/brand/${'a'.repeat(64)}.png`)).toEqual(Buffer.from('89504e47', 'hex'))
})

test('text that a spreadsheet would run as a formula starts with an apostrophe', async () => {
  expect((await readRecords('messages.csv'))[0]?.Name).toBe(`'=HYPERLINK("https://evil.example")`)
})

test('all files are from the same snapshot, and the progress ends at 100%', async () => {
  let isChanged = false
  let last = { part: '', written: 0, expected: 1 }
  const listShown = async () => {
    isChanged = true
    await shop.db.$client.query(`delete from redirects`)
    return []
  }
  const exporting = exportStore(shop.url, { store: images, listShown }, (progress) => {
    expect(progress.written).toBeGreaterThanOrEqual(progress.expected === last.expected ? last.written : 0)
    last = progress
  })
  expect((await exporting).text('redirects.csv')).toContain('/old,/shop')
  expect(isChanged).toBe(true)
  expect(last.written).toBe(last.expected)
})

test('missing images are listed and do not stop the export; images on other hosts are only listed', async () => {
  const missingUrl = `/media/demo/${'b'.repeat(64)}.jpg`
  const listShown = async () => [missingUrl, 'https://images.example/a.jpg']
  const { written, text } = await exportStore(shop.url, { store: { readOriginal: async () => null }, listShown })
  expect(written.missing).toBe(1)
  expect(manifest.parse(JSON.parse(text('manifest.json'))).missingImages).toEqual([missingUrl])
  expect(text('images.csv')).toContain(',https://images.example/a.jpg,')
})
