import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announcements } from '#app/features/announcements/announcements.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { homepageVersions } from '#app/features/homepage/sections/homepage-versions.table.ts'
import { DEMO_SECTIONS } from '#app/features/homepage/sections/preset-sections.server.ts'
import { saveSettings } from '#app/features/settings/settings.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// The texts of a store: from its settings, when it is empty, and when a page fails.

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let db: Database

beforeAll(async () => {
  // The page cache is off, as the texts are written directly to the database, which the store notices later.
  store = await startStore({ env: { DEMO_DATA: 'off', PAGE_CACHE_MB: '0' } })
  database = openStoreDatabase(store)
  db = database.db
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

/** The text between header and footer, without tags, and the whole page. */
async function read(path: string): Promise<{ status: number; main: string; html: string }> {
  const response = await fetch(new URL(path, store.url))
  const html = await response.text()
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  return { status: response.status, main: main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '), html }
}

test('§2 §D contact, about and FAQ show the settings', async () => {
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

test('§D announcement, hero, story and product notes are the store’s texts, escaped', async () => {
  await saveSettings(db, {
    product_note_shipping: 'Free shipping over $60',
    product_note_returns: '14-day returns',
    product_note_payment: '',
    product_note_packaging: 'Paper only',
    shipping_policy: 'By bicycle.',
  })
  await db.update(announcements).set({ text: 'Closed on <Monday>' })
  const changed = { hero: HERO, story: { heading: 'Made in Yaba', text: 'By six people.' } }
  const sections = DEMO_SECTIONS.map((one) => ({
    ...one,
    settings: { ...one.settings, ...Object.entries(changed).find(([id]) => id === one.id)?.[1] },
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
  expect(empty.main).toContain('There is nothing to leaf through yet')
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

test('§8 a page that fails keeps header and footer, says so, and does not reveal the reason', async () => {
  await db.execute(sql`alter table product_images rename to images_away`)
  try {
    const failed = await read('/shop')
    expect(failed.status).toBe(500)
    expect(failed.main).toContain('Something went wrong')
    expect(failed.main).toContain('Reload')
    expect(failed.html).toMatch(/<header.*<main.*<footer/s)
    expect(failed.html).not.toContain('images_away')
    expect(failed.html).not.toMatch(/relation|does not exist/)

    const data = await fetch(new URL('/shop.data', store.url))
    expect(data.status).toBe(500)
    expect(await data.text()).not.toMatch(/relation|does not exist/)
    expect((await read('/contact')).status).toBe(200)
  } finally {
    await db.execute(sql`alter table images_away rename to product_images`)
  }
})
