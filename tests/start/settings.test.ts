import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { contactMessages } from '#app/content/contact/contact-messages.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { newId } from '#app/lib/id.ts'
import { backupRuns } from '#app/operations/backups/backup-runs.table.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'
import { storeSettings } from '#app/store/settings.table.ts'
import { initialSettings } from '#app/store/settings.ts'
import {
  type FormKey,
  formKeys,
  getFormName,
  getGroupPath,
  listFormKeys,
  type SettingsFormName,
} from '#app/store/settings-fields.ts'
import { saveMoneySettings } from '#tests/support/markets.ts'
import { readField } from '#tests/support/page-forms.ts'
import { fillSettingsForm, type TypedSettings } from '#tests/support/settings-form.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Tests that each setting, saved through its form, shows on the next page. The tests of orders (app/orders/checkout)
// cover the effects of settings on orders.

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let session: string

beforeAll(async () => {
  store = await startStore({ env: { DEMO_DATA: 'off' } })
  database = openStoreDatabase(store)
  await database.db.insert(products).values([
    {
      name: 'Coat',
      slug: 'coat',
      sku: 'C-1',
      price: 30_000_000,
      category: 'tops',
      status: 'active',
      stockQuantity: 20,
    },
    { name: 'Scarf', slug: 'scarf', sku: 'S-1', price: 100, category: 'tops', status: 'active', stockQuantity: 0 },
  ])
  const [coat] = await database.db.select({ id: products.id }).from(products).where(eq(products.slug, 'coat'))
  await database.db.insert(reviews).values({
    productId: coat?.id ?? newId(),
    rating: 5,
    customerName: 'Ada',
    createdAt: new Date('2026-11-20T23:30:00Z'),
  })
  session = (await openStaffSession(database.db, store)).cookie
})
afterEach(reset)
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

async function reset(): Promise<void> {
  await database.db.delete(storeSettings)
  await saveMoneySettings(database.db, {})
  // Removes pages that the previous test cached
  await post('/admin/page-cache', new URLSearchParams({ intent: 'empty' }))
}

function post(path: string, body: URLSearchParams): Promise<Response> {
  const headers = { Origin: store.url, ...(session && { Cookie: session }) }
  return fetch(store.url + path, { method: 'POST', redirect: 'manual', headers, body })
}

async function read(path: string): Promise<string> {
  return (await fetch(store.url + path, { headers: { Cookie: session } })).text()
}

/** Returns the form of the settings screen as a browser sends it. */
async function fillForm(typed: TypedSettings, name: SettingsFormName = 'general'): Promise<URLSearchParams> {
  const version = readField(await read(getGroupPath(name)), 'version')
  return await fillSettingsForm(database.db, name, { ...typed, version })
}

async function save(typed: TypedSettings): Promise<void> {
  const keys = formKeys.filter((key) => key in typed)
  for (const [name, groupKeys] of Map.groupBy(keys, (key) => getFormName(key))) {
    const body = await fillForm(Object.fromEntries(groupKeys.map((key) => [key, typed[key]])), name)
    expect((await post(getGroupPath(name), body)).status).toBe(200)
  }
}

// Browsers do not send a switch that is off, so a switch missing from its screen would be turned off by the next save.
test.each([...new Set(formKeys.map(getFormName))])('the form “%s” has all its fields', async (name) => {
  const html = await read(getGroupPath(name))
  expect(listFormKeys(name).filter((key) => !html.includes(` name="${key}"`))).toEqual([])
})

/** `after` must be on the page only after saving, `before` only before. */
type Effect = readonly [key: FormKey, typed: string | boolean, path: string, after: string, before?: string]

/** Settings that do not change each other's effects, so they are saved together. */
const EFFECTS: readonly Effect[] = [
  [
    'store_name',
    'Adaeze & Daughters',
    '/contact',
    '<title>Contact Us · Adaeze &amp; Daughters</title>',
    'Lumina</title>',
  ],
  ['store_name', 'Adaeze', '/manifest.webmanifest', '"name":"Adaeze"', '"name":"Lumina"'],
  ['store_email', 'care@adaeze.example', '/faq', 'href="mailto:care@adaeze.example"', 'hello@lumina.example'],
  ['store_phone', '+234 1 555 0147', '/contact', 'href="tel:+23415550147"'],
  ['store_phone', '2341555', '/contact', 'href="tel:2341555"'],
  ['eu_responsible_person', 'Ada Obi, Berlin', '/product/coat', 'Ada Obi, Berlin'],
  [
    'phone_required',
    false,
    '/admin/settings?tab=shipping',
    'name="phone_required"/>',
    'name="phone_required" checked=""/>',
  ],
  ['store_address', '12 Marina Road\nLagos <Island>', '/contact', '12 Marina Road\nLagos &lt;Island&gt;'],
  ['store_country', 'NG', '/', '"addressCountry":"NG"'],
  ['store_time_zone', 'Africa/Lagos', '/product/coat', '>Nov 21, 2026</time>', '>Nov 20, 2026</time>'],
  ['store_time_zone', 'America/New_York', '/admin/account', '<dd>America/New York</dd>', '<dd>UTC</dd>'],
  ['low_stock_threshold', '20', '/admin/products?show=low-stock', 'Coat'],
  ['newsletter_double_opt_in', true, '/', 'You can unsubscribe at any time.'],
  ['accessibility_authority', 'Office for Access, Madrid', '/accessibility', 'Office for Access, Madrid'],
  ['weight_unit', 'lb', '/admin/shipping', 'Weight (lb)', 'Weight (kg)'],
  [
    'own_carriers',
    'GIG https://gig.example/{number}',
    '/admin/settings?tab=shipping',
    'GIG https://gig.example/{number}',
  ],
  ['shipping_policy', 'By bicycle & boat.', '/faq', 'By bicycle &amp; boat.'],
  ['shipping_policy', 'By bicycle & boat.', '/product/coat', 'By bicycle &amp; boat.'],
  ['product_note_shipping', 'Free shipping over $60', '/product/coat', 'Free shipping over $60', 'over $100'],
  ['product_note_returns', '14-day returns', '/product/coat', '14-day returns', '30-day return policy'],
  ['product_note_payment', 'Pay as you like', '/product/coat', 'Pay as you like', 'Secure payment'],
  ['product_note_packaging', 'Paper only', '/product/coat', 'Paper only', 'Premium packaging'],
  [
    'about_statement',
    'We sew what our mothers wore.',
    '/about',
    'We sew what our mothers wore.',
    'hours when the light',
  ],
  ['about_story', 'One machine.\n\nNow nine.', '/about', 'One machine.</p><p', 'It began with a length of silk'],
  ['about_values', 'Slow\n<By> hand.', '/about', '&lt;By&gt; hand.</dd>', 'Cloth first'],
  ['about_end', 'Come & look', '/about', 'Come &amp; look', 'Shop the collection'],
  ['contact_reply_time', 'Replies the same day', '/contact', 'Replies the same day', '24-48 hours'],
  ['contact_hours', 'Every day from 8 to 8', '/contact', 'Every day from 8 to 8', '9 AM to 6 PM EST'],
  ['faq_free_delivery', 'Always.', '/faq', 'Always.', 'orders over $150'],
  ['faq_delivery_times', 'In a day.', '/faq', 'In a day.', '5-7 business days'],
  ['faq_international', 'To Ghana.', '/faq', 'To Ghana.', '50+ countries'],
  ['faq_delivery_times', 'In {standard_days}.', '/faq', 'In 5-7 business days.', 'express shipping'],
  ['faq_returns', 'Within a week.', '/faq', 'Within a week.', '30-day returns'],
  ['faq_exchanges', 'Any size.', '/faq', 'Any size.', 'within the same 30 days'],
  ['faq_sale_items', 'They can.', '/faq', 'They can.', 'final sale'],
  ['faq_order_changes', 'Within a day.', '/faq', 'Within a day.', 'within 1 hour'],
  ['faq_sale_items', '', '/faq', 'What is your return policy?', 'Can sale items be returned?'],
  ['product_note_payment', '', '/product/coat', 'Premium packaging', 'Secure payment'],
  ['social_instagram', 'https://www.instagram.com/adaeze', '/', 'href="https://www.instagram.com/adaeze"'],
  ['social_facebook', 'https://www.facebook.com/adaeze', '/', 'href="https://www.facebook.com/adaeze"'],
  ['social_tiktok', 'https://www.tiktok.com/@adaeze', '/', 'href="https://www.tiktok.com/@adaeze"'],
  ['social_pinterest', 'https://www.pinterest.com/adaeze', '/contact', 'href="https://www.pinterest.com/adaeze"'],
]

/** Settings that also change the effects of other settings. */
const EFFECTS_ALONE: readonly Effect[] = [
  ['store_is_maker', true, '/product/coat', 'Manufacturer'],
  ['store_currency', 'GBP', '/shop', '£300,000.00', '₦300,000.00'],
  ['store_currency', 'USD', '/admin/products', '$300,000.00', '₦300,000.00'],
  ['store_currency', 'EUR', '/product/coat', '$326,086.96', '$200.00'],
  ['rate', '1200', '/product/coat', '$250.00', '$200.00'],
  ['shop_by_color', true, '/shop', ' items</p>', ' products</p>'],
  ['track_inventory', false, '/shop?search=scarf', 'Scarf', 'Out of Stock'],
  ['allow_backorders', true, '/product/scarf', 'Available on backorder', 'Out of Stock'],
  ['waiting_list_hold_hours', '0', '/product/scarf', 'Out of Stock', 'Email me when it’s back'],
  ['feed_backorders', false, '/admin/product-feeds', 'listed as out of stock', 'available in 14 days'],
  ['backorder_days', '3', '/admin/product-feeds', 'available in 3 days', 'available in 14 days'],
  ['product_feed', false, '/admin/product-feeds', 'Product feeds are turned off'],
  ['enable_shipping', false, '/', 'Flexible payment', 'Free shipping</'],
  ['free_shipping_threshold', '120000', '/', 'free on orders of $80.00 or more', 'free on orders of $150.00 or more'],
  ['format_locale', 'de-DE', '/admin/products', '300.000,00\u00a0₦', '₦300,000.00'],
]

/** Saves settings and returns those that had no effect. */
async function saveAndFindIneffective(effects: readonly Effect[]): Promise<string[]> {
  const paths = new Set(effects.map(([, , path]) => path))
  const readAll = async () =>
    new Map(await Promise.all([...paths].map(async (path) => [path, await read(path)] as const)))
  const old = await readAll()
  await save(Object.fromEntries(effects.map(([key, typed]) => [key, typed])))
  const fresh = await readAll()
  return effects.flatMap(([key, typed, path, after, before]) => {
    const [oldText, newText] = [old.get(path) ?? '', fresh.get(path) ?? '']
    const isChanged = before ? oldText.includes(before) && !newText.includes(before) : !oldText.includes(after)
    return isChanged && newText.includes(after) ? [] : [`${key} as ${JSON.stringify(typed)} on ${path}: ${after}`]
  })
}

test('saved text and choices show on the next page', async () => {
  /** A setting with several cases has one case per round. */
  const rounds = Object.values(
    Object.groupBy(EFFECTS, (effect, index) => EFFECTS.slice(0, index).filter(([key]) => key === effect[0]).length),
  )
  for (const effects of rounds) {
    expect(await saveAndFindIneffective(effects ?? [])).toEqual([])
    await reset()
  }
})

test.each(EFFECTS_ALONE.map((effect) => ({ effect, name: effect.slice(0, 4).join(', ') })))(
  'a saved setting shows on the next page: $name',
  async ({ effect }) => {
    expect(await saveAndFindIneffective([effect])).toEqual([])
  },
)

test('a rejected form shows the reason and changes nothing', async () => {
  const response = await post('/admin/settings', await fillForm({ tax_rate: '-5', store_phone: '1' }))
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Tax rate (%) must be between 0 and 100')
  expect(await readSettings(database.db)).toEqual(initialSettings)
})

test('a form that is too large is rejected before it is read', async () => {
  const response = await post('/admin/settings.data', await fillForm({ shipping_policy: 'x'.repeat(1_000_000) })).catch(
    () => null,
  )
  if (response) expect(response.status).toBe(413) // the connection may close during the upload
  expect(await readSettings(database.db)).toEqual(initialSettings)
})

test('a database failure during a save changes nothing, and its reason is not shown', async () => {
  const body = await fillForm({ store_phone: '1', tax_rate: '5' })
  await database.db.execute(sql`alter table audit_log rename to audit_log_away`)
  const response = await post('/admin/settings.data', body).finally(() =>
    database.db.execute(sql`alter table audit_log_away rename to audit_log`),
  )
  expect(response.status).toBe(500)
  expect(await response.text()).not.toMatch(/relation|audit_log|insert/)
  expect(await readSettings(database.db)).toEqual(initialSettings)
})

test('the system screen shows the state of each part of the system, and warnings', async () => {
  const { rows } = await database.db.execute<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  )
  const healthy = await read('/admin/system')
  expect(healthy).toContain(rows[0]?.version)
  expect(healthy).toContain('Ask your host to set the store’s web address')
  expect(healthy).toContain('Set up the mail server')
  expect(healthy).not.toContain('There is no backup yet')
  await database.db.insert(storeSettings).values({ key: 'backup_daily', value: false, category: 'general' })
  await database.db.delete(backupRuns)
  await database.db.execute(sql`update schema_migrations set applied_at = applied_at - interval '3 days'`)
  await database.db.execute(sql`
    insert into mail_outbox (id, event, recipient, subject, body, failed_at)
    values (gen_random_uuid(), 'a', 'ada@example.com', 'Hello', '{}', now())`)
  await database.db.execute(sql`
    insert into file_imports (id, kind, file_name, format, ignored_columns, own_origin, currency, is_currency_known, state)
    values (gen_random_uuid(), 'products', 'spring.csv', 'own', '{}', '', 'USD', true, 'checked')`)
  const unhealthy = await read('/admin/system')
  expect(unhealthy).toContain('There is no backup yet.')
  expect(unhealthy).toContain('An email could not be sent.')
  expect(unhealthy).toContain('The products in spring.csv are not imported yet.')
})

describe('contact messages', () => {
  afterEach(async () => void (await database.db.delete(contactMessages)))

  const ADA = { name: 'Ada Obi', email: 'ada@example.com', subject: 'Sizes', message: 'Which one?' }

  function send(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return fetch(`${store.url}/contact/message`, {
      method: 'POST',
      headers: { Origin: store.url, 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  test('with the inbox off, nothing is stored and the admin has no Messages entry; with it on, messages are stored and the entry appears', async () => {
    expect((await send(ADA)).status).toBe(404)
    expect(await database.db.$count(contactMessages)).toBe(0)
    const off = await read('/admin')
    expect(off).toContain('href="/admin/customers"')
    expect(off).not.toContain('href="/admin/messages"')
    expect(await read('/admin/messages')).toContain('The inbox is off')

    await saveSettings(database.db, { contact_inbox: true })
    const response = await send(ADA)
    expect([response.status, await response.json()]).toEqual([200, { outcome: 'kept' }])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await database.db.select().from(contactMessages)).toMatchObject([ADA])
    const on = await read('/admin')
    expect(on).toMatch(/href="\/admin\/messages"[\s\S]{0,900}>1<span class="sr-only"> unread/)
    expect(await read('/admin/messages')).not.toContain('The inbox is off')
  })

  test('are rejected with a reason if they are invalid, and rate-limited if there are too many', async () => {
    await saveSettings(database.db, { contact_inbox: true })
    const before = await database.db.$count(contactMessages)
    expect((await send(ADA, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await send(ADA, { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await send({ ...ADA, message: 'x'.repeat(300_000) })).status).toBe(413)
    expect((await fetch(`${store.url}/contact/message`)).status).toBe(404)
    const rejection = await send({ ...ADA, email: 'ada' })
    expect([rejection.status, await rejection.json()]).toEqual([
      400,
      { outcome: 'rejected', errors: { email: 'Please enter a valid email address' } },
    ])
    expect((await send('{"name":')).status).toBe(400)
    let response = await send(ADA)
    for (let more = 0; more < 5 && response.status === 200; more++) response = await send(ADA)
    expect([response.status, await response.json()]).toEqual([429, { outcome: 'limited' }])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await database.db.$count(contactMessages)).toBeLessThan(before + 5)
  })
})
