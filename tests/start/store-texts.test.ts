import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { DEMO_SECTIONS } from '#app/content/homepage/sections/preset-sections.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { waitForBlockedQueries } from '#tests/support/blocked-queries.ts'
import { type AdminClient, openAdminClient } from '#tests/support/page-updates/admin-client.ts'
import { readPage } from '#tests/support/read-page.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { type StoreProcess, startStore, waitForOutput } from '#tests/support/store.ts'
import { getStoreDatabaseUrl, openStoreDatabase, readPostmaster } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'

// Tests what a store shows: text from its settings, empty pages, and errors when a query or the entire database fails.
// page-cache.test.ts tests outages.

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let db: Database
let admin: AdminClient
let cookie: string

beforeAll(async () => {
  // The page cache is off because text is written directly to the database, which the store would notice later.
  store = await startStore({ env: { DEMO_DATA: 'off', PAGE_CACHE_MB: '0' } })
  database = openStoreDatabase(store)
  db = database.db
  admin = await openAdminClient(store, db)
  cookie = (await openStaffSession(db, store)).cookie
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

const readAsStaff = (path: string) => readPage(store.url, path, cookie)

/** Returns the text between header and footer, without tags, and the complete page. */
async function read(path: string): Promise<{ status: number; main: string; html: string }> {
  const response = await fetch(new URL(path, store.url))
  const html = await response.text()
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  return { status: response.status, main: main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '), html }
}

test('the contact, about and FAQ pages show the text from the settings', async () => {
  const before = await read('/contact')
  expect(before.main).not.toMatch(/Phone|Address|Follow us/)
  expect((await read('/faq')).html).not.toContain('shipping-policy')

  await saveSettings(db, {
    store_name: 'Adaeze & Daughters',
    store_email: 'care@adaeze.example',
    store_phone: '+234 1 555 0147',
    store_address: '12 Marina Road\nLagos <Island>',
    social_instagram: 'https://instagram.example/adaeze',
    contact_reply_time: 'Replies the same day',
    contact_hours: 'Every day from 8 to 8',
    shipping_policy: 'By bicycle in Lagos.\n\nBy boat elsewhere.',
    faq_free_delivery: 'Shipping is always free.',
    faq_sale_items: '',
    about_statement: 'We sew what our mothers wore.',
    about_story: 'First there was one machine.\n\nNow there are nine.',
  })
  const contact = await read('/contact')
  expect(contact.html).toContain('href="mailto:care@adaeze.example"')
  expect(contact.html).toContain('href="tel:+23415550147"')
  expect(contact.html).toContain('href="https://instagram.example/adaeze"')
  expect(contact.main).toContain('12 Marina Road Lagos &lt;Island&gt;')
  expect(contact.main).toContain('Every day from 8 to 8 Replies the same day')
  expect(contact.html).toContain('<title>Contact Us · Adaeze &amp; Daughters</title>')

  const faq = await read('/faq')
  expect(faq.main).toMatch(/Is shipping free\? Shipping is always free\./)
  expect(faq.main).toMatch(/What is your shipping policy\? By bicycle in Lagos\. By boat elsewhere\./)
  expect(faq.main).not.toContain('Can sale items be returned?')

  const about = await read('/about')
  expect(about.main).toContain('We sew what our mothers wore.')
  expect(about.html).toContain('First there was one machine.</p><p')
})

const HERO = {
  label: 'Spring',
  headline: 'Walk on & on',
  subtitle: 'For long roads',
  button: { phone: 'Go', desktop: 'Go and see', to: '/shop' },
}

test('announcement, hero, story and product notes show the store’s text, escaped', async () => {
  await saveSettings(db, {
    product_note_shipping: 'Free shipping over $60',
    product_note_returns: '14-day returns',
    product_note_payment: '',
    product_note_packaging: 'Paper only',
    shipping_policy: 'By bicycle.',
  })
  await db.update(announcements).set({ text: 'Closed on <Monday>' })
  const changed = { hero: HERO, story: { heading: 'Made in Yaba', text: 'By six people.' } }
  const sections = DEMO_SECTIONS.map((section) => ({
    ...section,
    settings: { ...section.settings, ...Object.entries(changed).find(([id]) => id === section.id)?.[1] },
  }))
  await db.insert(homepageVersions).values({ sections, isDraft: false, publishedAt: new Date() })
  const home = await read('/')
  expect(home.html).toContain('Closed on &lt;Monday&gt;')
  expect(home.main).toMatch(/Spring Walk on &amp; on For long roads .*Go Go and see/)
  expect(home.main).toMatch(/Made in Yaba By six people\./)
  await db
    .insert(products)
    .values({ name: 'Coat', slug: 'coat', sku: 'C-1', price: 100, category: 'tops', status: 'active' })
  const product = await read('/product/coat')
  expect(product.main).toMatch(/Free shipping over \$60 14-day returns Paper only Shipping By bicycle\./)
  expect(product.main).not.toContain('Secure payment')
})

test('a lookbook without collections, and a collection without products, link to the shop', async () => {
  const empty = await read('/lookbook')
  expect(empty).toMatchObject({ status: 200 })
  expect(empty.main).toContain('The lookbook is empty for now')
  expect(empty.html).toMatch(/<main.*href="\/shop".*<\/main>/s)

  await db.insert(collections).values([
    { name: 'Last', slug: 'last', position: 2 },
    { name: 'Hidden', slug: 'hidden', position: 0, status: 'draft' },
    { name: 'First & foremost', slug: 'first', position: 1, description: '<i>Plain</i>' },
  ])
  const lookbook = await read('/lookbook')
  expect(lookbook.main).toMatch(/First &amp; foremost &lt;i&gt;Plain&lt;\/i&gt; View Collection Last View Collection/)
  expect(lookbook.main).not.toContain('Hidden')

  const collection = await read('/collection/first')
  expect(collection).toMatchObject({ status: 200 })
  expect(collection.main).toContain('No pieces in this collection yet')
  expect(collection.html).toMatch(/<main.*href="\/shop".*<\/main>/s)
})

test('without products, the admin’s list links to the form for a new product, or to the unfiltered list if it is filtered', async () => {
  await db.delete(products)
  const list = async (query: string) => (await readAsStaff(`/admin/products${query}`)).html
  const empty = await list('')
  expect(empty).toContain('No products yet')
  expect(empty).toMatch(/href="\/admin\/products\/new"[^>]*>Add your first product</)
  const filtered = await list('?q=%27%3B%20drop%20table%20products%3B%20--&sort=nonsense&page=-1')
  expect(filtered).toContain('No products match “&#x27;; drop table products; --”.')
  expect(filtered).toMatch(/href="\/admin\/products"[^>]*>Clear search</)
})

/** Runs `work` while a table is missing. */
async function withoutTable<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await db.$client.query(`alter table ${table} rename to ${table}_away`)
  return work().finally(() => db.$client.query(`alter table ${table}_away rename to ${table}`))
}

test('a failing page keeps header and footer, shows an error, and does not reveal the reason', async () => {
  await admin.newProduct()
  const pages = ['/shop', '/shop.data', '/contact']
  const [failed, data, other] = await withoutTable('product_images', () =>
    Promise.all(pages.map((path) => readPage(store.url, path))),
  )
  expect(failed?.status).toBe(500)
  expect(failed?.text).toContain('Something went wrong')
  expect(failed?.text).toContain('Reload')
  expect(failed?.html).toMatch(/<header.*<main.*<footer/s)
  expect(failed?.html).not.toMatch(/product_images|relation|does not exist/)
  expect(data?.status).toBe(500)
  expect(data?.html).not.toMatch(/product_images|relation|does not exist/)
  expect(other?.status).toBe(200)
})

test('on admin screens, a product that cannot be loaded shows a different error than an unknown product', async () => {
  const { id, edit } = await admin.newProduct()
  const screens = [edit, `/admin/products/preview/${id}`]
  for (const { status, html } of await withoutTable('product_images', () => Promise.all(screens.map(readAsStaff)))) {
    expect(status).toBe(500)
    expect(html).toMatch(/<h1[^>]*>Failed to load product<\/h1>/)
  }
  const missing = await readAsStaff(`/admin/products/edit/${randomUUID()}`)
  expect([missing.status, /<h1[^>]*>([^<]*)/.exec(missing.html)?.[1]]).toEqual([404, 'Product Not Found'])
})

test('an error page shows the request id from the log', async () => {
  const paths = ['/shop?search=never-asked-for', '/product/no-such-slug', '/admin/products']
  const pages = await withoutTable('products', () => Promise.all(paths.map(readAsStaff)))
  for (const { status, headers, html } of pages) {
    expect(status).toBe(500)
    const requestId = /Reference: ([0-9a-f]{16})/.exec(html)?.[1]
    expect(requestId).toBe(headers.get('x-request-id'))
    await waitForOutput(store, new RegExp(`"request":"${requestId}".*a request failed`))
  }
})

test('if the database fails during a save, the request gets a response, nothing is partially saved, and saving works again afterwards', async () => {
  const { newProduct, productForm, post } = admin
  const product = await newProduct({ stock: 4 })
  const { id, name, edit } = product
  const form = await productForm(product, { name: 'Half', stock: '50' })
  const holder = new Client({ connectionString: getStoreDatabaseUrl(store) })
  holder.on('error', () => {}) // the connection breaks when the database stops
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from products where id = $1 for update', [id])
  const response = post(`${edit}.data`, form)
  await waitForBlockedQueries(db)
  process.kill(readPostmaster(store).pid, 'SIGKILL')
  const { status } = await response
  expect([500, 503]).toContain(status)
  expect(await (await response).text()).not.toMatch(/postgres|ECONN|terminat|select/i)

  const isReady = () =>
    fetch(`${store.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(isReady)
  await database.close()
  database = openStoreDatabase(store)
  db = database.db
  expect(await findSavedProduct(id)).toEqual([{ name, stock: 4 }])
  const { rows } = await db.execute(sql`select delta from stock_movements where product_id = ${id}`)
  expect(rows).toEqual([])
  expect((await post(`${edit}.data`, await productForm(product, { name: 'Whole' }))).status).toBe(200)
  expect(await findSavedProduct(id)).toEqual([{ name: 'Whole', stock: 4 }])
})

function findSavedProduct(id: Id<'product'>) {
  const saved = { name: products.name, stock: products.stockQuantity }
  return db.select(saved).from(products).where(eq(products.id, id))
}
