import { afterAll, beforeAll, expect, test } from 'vitest'
import { endRun, startRun } from '#app/features/backups/backup-runs.server.ts'
import { readMainText, readPage } from '#tests/support/read-page.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// An owner removes the demo content, which needs a store of its own.

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let cookie: string

beforeAll(async () => {
  store = await startStore()
  database = openStoreDatabase(store)
  cookie = (await openStaffSession(database.db, store)).cookie
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

const PAGE = '/admin/settings/own-store'

async function submit(typedName: string) {
  const response = await fetch(store.url + PAGE, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: store.url, cookie },
    body: new URLSearchParams({ store_name: typedName }),
  })
  return { status: response.status, to: response.headers.get('location'), html: await response.text() }
}

test('an owner sees what the demo content is, backs it up, and starts an own store without it', async () => {
  const { db } = database
  const page = await readPage(store.url, PAGE, cookie)
  expect(page.text).toMatch(
    /Products, with their images, stock and reviews330Coll.*Markets, shipping and taxes: the setup asks about them next\./,
  )
  expect(page.html).not.toContain('name="store_name"')
  expect((await submit('Lumina')).status).toBe(409)

  const run = await startRun(db, { madeBy: 'staff', file: 'before.tar' })
  await endRun(db, run, { file: 'before.tar', bytes: 1 })
  expect((await readPage(store.url, PAGE, cookie)).html).toContain('name="store_name"')
  const wrong = await submit('Luna')
  expect(wrong.status).toBe(400)
  expect(/<input[^>]*name="store_name"[^>]*>/.exec(wrong.html)?.[0]).toContain('aria-invalid="true"')
  expect(readMainText(wrong.html)).toContain('This is not the name of the store')
  expect((await readPage(store.url, '/admin/products', cookie)).text).toContain('Imisi Satin Gown')

  expect(await submit('Lumina')).toMatchObject({ status: 302, to: '/admin?own=yes' })
  expect((await readPage(store.url, '/admin?own=yes', cookie)).status).toBe(200)
  expect((await readPage(store.url, '/admin/products', cookie)).text).not.toContain('Imisi Satin Gown')
})
