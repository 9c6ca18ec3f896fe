import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminClient, openAdminClient } from '#tests/support/page-updates/admin-client.ts'
import { readMainText, readPage } from '#tests/support/read-page.ts'
import { SLOW_POLL } from '#tests/support/slow-poll.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Removes the demo content as an owner does. This needs a separate store.

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let admin: AdminClient
let cookie: string

beforeAll(async () => {
  store = await startStore()
  database = openStoreDatabase(store)
  admin = await openAdminClient(store, database.db)
  cookie = (await openStaffSession(database.db, store)).cookie
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

const PAGE = '/admin/settings/own-store'

async function submit(typedName: string) {
  const response = await admin.post(PAGE, { store_name: typedName })
  return { status: response.status, to: response.headers.get('location'), html: await response.text() }
}

/** Matches the form while it is disabled. */
const DISABLED_FORM = /<fieldset disabled=""(?:(?!<\/fieldset>)[\s\S])*name="store_name"/
const NEEDS_BACKUP = 'You need a complete backup that is less than an hour old.'

test('an owner sees the demo content, backs it up, and starts the store without it', async () => {
  const page = await readPage(store.url, PAGE, cookie)
  expect(page.text).toMatch(
    /Products, with their images, stock and reviews330Coll.*Markets, shipping and taxes: you set them up next\./,
  )
  expect(page.text).toContain(NEEDS_BACKUP)
  expect(page.html).toMatch(DISABLED_FORM)
  expect((await submit('Lumina')).status).toBe(409)

  expect((await admin.post('/admin/backups', { intent: 'create' })).status).toBe(200) // as the button "Back up now" does
  const readScreen = async () => (await readPage(store.url, PAGE, cookie)).text
  await expect.poll(readScreen, SLOW_POLL).not.toContain(NEEDS_BACKUP)
  const wrong = await submit('Luna')
  expect(wrong.status).toBe(400)
  expect(wrong.html).not.toMatch(DISABLED_FORM)
  expect(/<input[^>]*name="store_name"[^>]*>/.exec(wrong.html)?.[0]).toContain('aria-invalid="true"')
  expect(readMainText(wrong.html)).toContain('This is not the store name. Check the spelling.')
  expect((await readPage(store.url, '/admin/products', cookie)).text).toContain('Imisi Satin Gown')

  expect(await submit('Lumina')).toMatchObject({ status: 302, to: '/admin?own=yes' })
  expect((await readPage(store.url, '/admin?own=yes', cookie)).status).toBe(200)
  expect((await readPage(store.url, '/admin/products', cookie)).text).not.toContain('Imisi Satin Gown')
})
