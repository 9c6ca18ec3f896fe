import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseFeed } from '#tests/support/product-feed.ts'
import { readPage } from '#tests/support/read-page.ts'
import { sharedStore } from '#tests/support/shared-store.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

const store = sharedStore()
let database: ReturnType<typeof openStoreDatabase>

beforeAll(() => {
  database = openStoreDatabase(store)
})
afterAll(() => database?.close())

test('the screen of the feeds counts their items, and leads to the products that lack something', async () => {
  const { cookie } = await openStaffSession(database.db, store)
  const counted = async () => {
    const { html, text } = await readPage(store.url, '/admin/product-feeds', cookie)
    const items = parseFeed(await (await fetch(`${store.url}/product-feed.xml`)).text()).length
    expect(html).toMatch(/href="\/admin\/products\/edit\//)
    return text.includes(`Each feed has ${items} items`)
  }
  await expect.poll(counted, { message: 'other tests add and remove products' }).toBe(true)
})
