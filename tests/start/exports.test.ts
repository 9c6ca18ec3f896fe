import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendForm } from '#tests/support/page-forms.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { SLOW_POLL } from '#tests/support/slow-poll.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'

// Exports a running store with its button. archive.server.test.ts tests the content.

const store = getSharedStore()
let database: ReturnType<typeof openStoreDatabase>
let session: Awaited<ReturnType<typeof openStaffSession>>

beforeAll(async () => {
  database = openStoreDatabase(store)
  session = await openStaffSession(database.db, store)
})
afterAll(() => database?.close())

function request(path: string, { body, headers }: { body?: Record<string, string>; headers?: object } = {}) {
  return fetch(store.url + path, {
    redirect: 'manual',
    headers: { Cookie: session.cookie, ...(body && { Origin: store.url }), ...headers },
    ...(body && { method: 'POST', body: new URLSearchParams(body) }),
  })
}

const folder = () => join(store.dataDir, 'exports')
const archives = () => (existsSync(folder()) ? readdirSync(folder()).filter((name) => name.endsWith('.zip')) : [])
const setSessionAge = (minutes: number) =>
  database.db.execute(
    sql`update auth_sessions set created_at = now() - make_interval(mins => ${minutes}) where token = ${session.token}`,
  )

test('staff export the store and download the archive in parts', async () => {
  const before = archives()
  const staff = { url: store.url, cookie: session.cookie }
  expect((await sendForm(staff, '/admin/export', 'Export everything')).status).toBe(200)
  const newArchives = () => archives().filter((name) => !before.includes(name))
  await until(() => newArchives().length > 0)
  const [file = ''] = newArchives()
  const path = `/admin/export/${file}`
  await expect.poll(async () => (await request('/admin/export')).text(), SLOW_POLL).toContain(path)
  const bytes = readFileSync(join(folder(), file))

  const fullDownload = await request(path)
  expect(fullDownload.headers.get('content-type')).toBe('application/zip')
  expect(fullDownload.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`)
  expect(fullDownload.headers.get('cache-control')).toBe('no-store')
  expect(Buffer.from(await fullDownload.arrayBuffer()).equals(bytes)).toBe(true)
  const partialDownload = await request(path, { headers: { Range: 'bytes=100-199' } })
  expect([partialDownload.status, partialDownload.headers.get('content-range')]).toEqual([
    206,
    `bytes 100-199/${bytes.length}`,
  ])
  expect(Buffer.from(await partialDownload.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true)
  const other = await request(path, { headers: { Range: 'bytes=100-', 'If-Range': '"other"' } })
  expect(other.status).toBe(200)
  await other.body?.cancel()
  expect((await request(path, { headers: { Range: `bytes=${bytes.length}-` } })).status).toBe(416)

  expect((await request(path, { headers: { Cookie: '' } })).status).toBe(401)
  for (const name of ['lumina-export-20200101-000000.zip', '..%2Fsecrets%2Fauth']) {
    expect((await request(`/admin/export/${name}`)).status).toBe(302)
  }
  await setSessionAge(16)
  const redirected = await request(path)
  expect([redirected.status, redirected.headers.get('location')]).toEqual([302, `${path}/download`])
  expect(await (await request(`${path}/download`)).text()).toContain('Your password')
  await setSessionAge(0)

  const invalidForms: Record<string, string>[] = [
    { intent: 'delete', file: '../secrets/auth' },
    { intent: 'delete' },
    { intent: 'all' },
  ]
  for (const body of invalidForms) {
    expect((await request('/admin/export', { body })).status).toBe(400)
  }
  expect((await request('/admin/export', { body: { intent: 'delete', file } })).status).toBe(200)
  expect((await request('/admin/export', { body: { intent: 'delete', file } })).status).toBe(409)
  expect(archives()).not.toContain(file)
})
