import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { sendForm } from '#tests/support/page-forms.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { SLOW_POLL } from '#tests/support/slow-poll.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

let database: ReturnType<typeof openStoreDatabase>
let cookie = ''
beforeAll(async () => {
  database = openStoreDatabase(getSharedStore())
  cookie = (await openStaffSession(database.db, getSharedStore())).cookie
})
afterAll(() => database?.close())

const HEADING = 'Handle,Title,Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Image Src,Status'

/** Sends a Shopify file. Returns functions that read the page of the check and send the forms on that page. */
async function sendFile(rows: readonly string[]) {
  const { url } = getSharedStore()
  const headers = { Origin: url, Cookie: cookie }
  const form = new FormData()
  form.append('file', new File([[HEADING, ...rows].join('\n')], 'products.csv'))
  const received = await fetch(`${url}/admin/import/file`, { method: 'POST', headers, body: form })
  const { to } = z.object({ to: z.string() }).parse(await received.json())
  return {
    to,
    read: (query: string) => readPage(url, to + query, cookie),
    readText: async () => (await readPage(url, to, cookie)).text,
    send: async (button: string, typed: Record<string, string> = {}) =>
      expect((await sendForm({ url, cookie }, to, button, typed)).status).toBe(200),
  }
}

test('categories that the store lacks are listed, and created if staff choose to', async () => {
  const category = `Gala ${randomUUID().slice(0, 8)}`
  const { read, readText, send } = await sendFile([`gala-${category.slice(-8)},Piece,${category},Size,S,4,90,,active`])
  await expect.poll(readText, SLOW_POLL).toContain('1 rejected. Nothing has changed yet.')
  expect(await readText()).toContain(`${category}: each is created with its first product.`)
  await send('Recheck', { createsCategories: 'on' })
  await expect.poll(readText, SLOW_POLL).toContain('1 new. Nothing has changed yet.')
  expect((await read('?show=new')).text).toContain(category)
})

test('the store fetches images from the URLs in a file, shows why images could not be fetched, and saves the products without them', async () => {
  const suffix = randomUUID().slice(0, 8)
  const { readText, send } = await sendFile(
    ['a', 'b'].map((name) =>
      [
        `shawl-${name}-${suffix},Shawl ${name} ${suffix},Scarf,Title`,
        `Default Title,3,20,http://127.0.0.1/${name}.jpg,active`,
      ].join(),
    ),
  )
  await expect.poll(readText, SLOW_POLL).toContain('The file has URLs for 2 images.')
  await send('Fetch 2 images')
  await expect.poll(readText, SLOW_POLL).toContain('0 images fetched, 2 failed.')
  expect(await readText()).toContain('http://127.0.0.1/a.jpg It points to a private network.')
  await expect.poll(readText, SLOW_POLL).toContain('Add 2 products')
  await send('Add 2 products')
  await expect.poll(readText, SLOW_POLL).toContain('2 products were saved.')
})

test('former import URLs redirect to the new ones, with their query and form', async () => {
  const { url } = getSharedStore()
  const category = `Opera ${randomUUID().slice(0, 8)}`
  const { to, read, readText } = await sendFile([`opera-${category.slice(-8)},Piece,${category},Size,S,4,90,,active`])
  const former = to.replace('/admin/', '/admin/products/')
  for (const path of ['', '/columns', '/categories', '/rejected']) {
    const { status, headers } = await readPage(url, `${former}${path}?show=new&page=2`, cookie)
    expect([status, headers.get('location')]).toEqual([302, `${to}${path}?show=new&page=2`])
  }
  await expect.poll(readText, SLOW_POLL).toContain('1 rejected. Nothing has changed yet.')
  const sent = await fetch(url + former, {
    method: 'POST',
    headers: { Origin: url, Cookie: cookie },
    body: new URLSearchParams({ intent: 'choose', createsCategories: 'on' }),
  })
  expect([sent.status, sent.url]).toEqual([200, url + to])
  await expect.poll(readText, SLOW_POLL).toContain('1 new. Nothing has changed yet.')
  expect((await read('?show=new')).text).toContain(category)
})
