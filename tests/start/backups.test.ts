import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listReferencedImages } from '#app/base/images.server.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { BACKED_UP_TABLES } from '#app/operations/backups/backed-up-tables.ts'
import { isLong } from '#tests/support/long.ts'
import '#app/wiring.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { storeSettings } from '#app/store/settings.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addProduct } from '#tests/support/products.ts'
import { placeOrder } from '#tests/support/shopper-client.ts'
import { SLOW_POLL } from '#tests/support/slow-poll.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { findStockedLines } from '#tests/support/stocked-lines.ts'
import { createCommandEnv, createTemporaryFolder, type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'

// Backs up the running store with its button, and restores the backup in a store on another port. backup.server.test.ts
// tests the content of backups, and invalid backups.

const restoreFolder = createTemporaryFolder()
let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let cookie: string

beforeAll(async () => {
  store = await startStore({ env: { DEMO_DATA: 'off' } })
  database = openStoreDatabase(store)
  const hour = (new Date().getUTCHours() + 12) % 24 // no daily backup during the tests
  await database.db.insert(storeSettings).values({ key: 'backup_hour', value: hour, category: 'general' })
  cookie = (await openStaffSession(database.db, store)).cookie
  await addProduct(database.db)
  await addCollectionImage()
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
  rmSync(restoreFolder, { recursive: true })
})

type Request = { readonly body?: Record<string, string>; readonly isLoggedIn?: boolean }

function request(path: string, { body, isLoggedIn = true }: Request = {}): Promise<Response> {
  return fetch(store.url + path, {
    redirect: 'manual',
    headers: { ...(isLoggedIn && { Cookie: cookie }), ...(body && { Origin: store.url }) },
    ...(body && { method: 'POST', body: new URLSearchParams(body) }),
  })
}

/** Uploads an image for a collection, because backups only contain images in use. */
async function addCollectionImage(): Promise<void> {
  const body = new FormData()
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#4b1d3f' } })
    .jpeg()
    .toBuffer()
  body.set('file', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }))
  const headers = { Origin: store.url, Cookie: cookie }
  const response = await fetch(`${store.url}/uploads`, { method: 'POST', headers, body })
  const { secure_url: heroImage } = z.looseObject({ secure_url: z.string() }).parse(await response.json())
  await database.db
    .insert(collections)
    .values({ name: 'Linen', slug: 'linen', heroImage, heroImageWidth: 40, heroImageHeight: 30 })
}

const folder = () => join(store.dataDir, 'backups')
const listBackups = () => (existsSync(folder()) ? readdirSync(folder()).filter((name) => name.endsWith('.tar')) : [])

/** Runs a script without blocking the test: a blocked test could reuse connections that the store has closed. */
async function runScript(script: string, args: readonly string[], dataDir: string) {
  const child = spawn(process.execPath, [script, ...args], { env: createCommandEnv(dataDir) })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { status: child.exitCode, output: output + errors }
}

/** Backs up like `npm run backup`. */
const backUpTo = (file: string) =>
  runScript('scripts/with-database.ts', ['--as-it-is', 'scripts/backup.ts', file], store.dataDir)

const readHtml = async (path: string) => (await request(path)).text()

/** Clicks "Back up now". Returns the file's name once the backup is complete and recorded. */
async function createWithButton(): Promise<string> {
  const before = listBackups()
  expect((await request('/admin/backups', { body: { intent: 'create' } })).status).toBe(200)
  await until(() => listBackups().length > before.length)
  await expect.poll(() => readHtml('/admin/backups'), SLOW_POLL).not.toContain('Backing up...')
  return listBackups().find((name) => !before.includes(name)) ?? ''
}

/** Asserts that a path leads to an admin page that says which kind of record is missing. */
async function expectNotFound(path: string, expected: string): Promise<void> {
  const page = await request(path)
  expect(page.status).toBe(404)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain(expected)
}

/** Returns the number of rows and a hash of every backed-up table. */
async function readTables(db: Database): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const table of BACKED_UP_TABLES) {
    const { rows } = await db.$client.query(
      `select count(*)::int as rows, md5(string_agg(t::text, E'\\n' order by t::text)) as text from ${table} t`,
    )
    found[table] = rows[0]
  }
  return found
}

function hashImages(dataDir: string): Record<string, string> {
  const root = join(dataDir, 'media/originals')
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))
  return Object.fromEntries(
    names.sort().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(root, name)))
        .digest('hex'),
    ]),
  )
}

test('staff create a backup, see it, download it, keep it and delete it', async () => {
  const file = await createWithButton()
  expect(await readHtml('/admin/backups')).toContain(`/admin/backups/${file}`)

  const download = await request(`/admin/backups/${file}`)
  expect(download.headers.get('content-type')).toBe('application/x-tar')
  expect(download.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`)
  expect(download.headers.get('cache-control')).toBe('no-store')
  expect(Buffer.from(await download.arrayBuffer()).equals(readFileSync(join(folder(), file)))).toBe(true)
  expect((await request(`/admin/backups/${file}`, { isLoggedIn: false })).status).toBe(401)
  for (const name of ['lumina-20200101-000000.tar', '..%2Fsecrets%2Fauth', '%2e%2e%2fsecrets']) {
    const missing = await request(`/admin/backups/${name}`)
    expect(missing.status).toBe(302)
    await expectNotFound(missing.headers.get('location') ?? '', 'Backup not found')
  }

  expect((await request('/admin/backups', { body: { intent: 'keep', file } })).status).toBe(200)
  const [renamedFile = ''] = listBackups()
  expect(renamedFile).toBe(file.replace('.tar', '.kept.tar'))
  expect((await request('/admin/backups', { body: { intent: 'keep', file } })).status).toBe(409)
  for (const name of ['../secrets/auth', '', 'media']) {
    expect((await request('/admin/backups', { body: { intent: 'delete', file: name } })).status).toBe(400)
  }
  expect((await request('/admin/backups', { body: { intent: 'delete', file: renamedFile } })).status).toBe(200)
  expect(listBackups()).toEqual([])
  const { rows } = await database.db.execute(
    sql`select action from audit_log where entity = 'backup' order by created_at`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['backup.download', 'backup.keep', 'backup.delete'])
})

test('downloading a backup requires that a password was entered within the last 15 minutes', async () => {
  const file = 'lumina-20261120-030000.tar'
  const source = join(folder(), file)
  mkdirSync(folder(), { recursive: true })
  const text = 'manifest.json'.padEnd(1_024, '\0')
  writeFileSync(source, text)
  await database.db.execute(sql`update auth_sessions set created_at = now() - interval '16 minutes'`)
  const page = `/admin/backups/${file}/download`
  const redirected = await request(`/admin/backups/${file}`)
  expect([redirected.status, redirected.headers.get('location')]).toEqual([302, page])
  expect(await (await request(page)).text()).toContain('Your password')

  const wrong = await request(page, { body: { current: 'wrong' } })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('This is not your current password.')
  expect((await request(`/admin/backups/${file}`)).status).toBe(302)

  const right = await request(page, { body: { current: store.admin.password } })
  expect(right.status).toBe(200)
  expect(await right.text()).not.toContain('Your password')
  expect(await (await request(`/admin/backups/${file}`)).text()).toBe(text)
  await database.db.execute(sql`update auth_verifications set expires_at = expires_at - interval '15 minutes'`)
  expect((await request(`/admin/backups/${file}`)).status).toBe(302)
  await database.db.execute(sql`update auth_sessions set created_at = now()`)
  rmSync(source)
})

test('a download for a missing record redirects to an error page', async () => {
  for (const id of [randomUUID(), 'none']) {
    for (const [path, expected] of [
      [`/admin/import/${id}/rejected`, 'Import not found'],
      [`/admin/customers/${id}/export`, 'Customer not found'],
    ] as const) {
      const missing = await request(path)
      expect(missing.status, path).toBe(302)
      await expectNotFound(missing.headers.get('location') ?? '', expected)
    }
  }
})

test.runIf(isLong)('a missing image makes a backup incomplete, and the page shows it', async () => {
  const [image = ''] = await listReferencedImages(database.db)
  const file = join(store.dataDir, 'media/originals', image.replace('/media/', ''))
  renameSync(file, `${file}.away`)
  const target = join(restoreFolder, 'lost.tar')
  expect(await backUpTo(target)).toMatchObject({
    status: 1,
    output: expect.stringMatching(/lost\.incomplete\.tar: .*The backup is incomplete\. One image is missing/s),
  })
  expect(existsSync(target)).toBe(false)
  expect(await createWithButton()).toMatch(/^lumina-.*\.incomplete\.tar$/)
  expect(await readHtml('/admin/system')).toContain('The latest backup is incomplete.')
  expect(await readHtml('/admin/backups')).toMatch(/is incomplete\..*images missing/s)
  renameSync(`${file}.away`, file)
})

test.runIf(isLong)('a store restored from a backup in a different folder has the same content and works', async () => {
  const { db } = database
  const file = join(restoreFolder, 'store.tar')
  const target = join(restoreFolder, 'data')
  const before = await readTables(db)
  expect(await backUpTo(file)).toMatchObject({
    status: 0,
    output: expect.stringMatching(/store\.tar: [\d.]+ MB, [\d,]+ rows, \d+ images\./),
  })
  expect(await readTables(db)).toEqual(before)

  const done = await runScript('scripts/restore.ts', [file], target)
  expect(done).toMatchObject({ status: 0, output: expect.stringContaining('Start it with `npm start`') })

  const other = await startStore({ dataDir: target })
  const otherDatabase = openStoreDatabase(other)
  expect(other.output()).not.toContain('Loading the demo store')
  expect(await readTables(otherDatabase.db)).toEqual(before)
  expect(hashImages(target)).toEqual(hashImages(store.dataDir))
  await placeOrder(other.url, await findStockedLines(otherDatabase.db, 1)) // orders the product with the most stock
  expect(await listBrokenInvariants(otherDatabase.db)).toEqual([])
  expect((await fetch(`${other.url}/shop`)).status).toBe(200)
  await otherDatabase.close()
  expect((await other.stop()).code).toBe(0)
})
