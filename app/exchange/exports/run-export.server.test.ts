import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { clearExports, listExports } from '#app/exchange/exports/export-folder.server.ts'
import { createExportName, MAX_AGE_DAYS } from '#app/exchange/exports/export-name.ts'
import { cancelRuns, readExportStatus, startRun } from '#app/exchange/exports/export-runs.server.ts'
import { exportRuns } from '#app/exchange/exports/export-runs.table.ts'
import { runExport, withExportLock } from '#app/exchange/exports/run-export.server.ts'
import type { Id } from '#app/lib/id.ts'
import { readFields } from '#app/lib/json.ts'
import { withAdvisoryLock } from '#app/platform/db/advisory-lock.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct } from '#tests/support/products.ts'
import { until } from '#tests/support/until.ts'

let shop: TestDatabase
let staffId: Id<'staff'>
const folder = mkdtempSync(join(tmpdir(), 'lumina-exports-'))

beforeAll(async () => {
  shop = await openTestDatabase()
  staffId = await addFirstAdmin(shop.db)
  await addProduct(shop.db)
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  await shop.db.delete(exportRuns)
  for (const file of readdirSync(folder)) rmSync(join(folder, file))
})

const IMAGE = `/media/demo/${'a'.repeat(64)}.jpg`

type RunOptions = {
  readonly stopping?: AbortSignal
  readonly readOriginal?: () => Promise<Buffer<ArrayBuffer> | null>
  readonly recorded?: Id<'export-run'>
}

async function run({
  stopping = new AbortController().signal,
  readOriginal = async () => Buffer.from('image'),
  recorded,
}: RunOptions = {}) {
  const source = {
    databaseUrl: shop.url,
    origin: 'https://shop.example',
    listShown: async () => [IMAGE],
    store: { readOriginal, list: async function* () {} },
  }
  const id = recorded ?? (await startRun(shop.db, staffId))
  return await runExport(shop.db, source, { folder, staffId, run: id, stopping })
}

const readState = async () => (await readExportStatus(shop.db))?.state

/**
 * Waits until the running export has recorded its progress. At the same time, the export notices if it was cancelled.
 */
async function waitForProgress(): Promise<void> {
  const queries = vi.spyOn(shop.db.$client, 'query')
  const isRecorded = () => {
    const at = queries.mock.calls.findIndex(([query]) =>
      String(readFields(query).text).startsWith('update "export_runs"'),
    )
    return queries.mock.settledResults[at]?.type === 'fulfilled'
  }
  await expect.poll(isRecorded).toBe(true)
  queries.mockRestore()
}

/** Creates an image whose read waits until the test releases it. */
function createBlockedImage() {
  const [reading, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const readOriginal = async () => {
    reading.resolve()
    await released.promise
    return Buffer.from('image')
  }
  return { readOriginal, isReading: reading.promise, release: () => released.resolve() }
}

test('there is no status before the first export; a finished export is listed with its deletion date', async () => {
  expect(await readExportStatus(shop.db)).toBeNull()
  expect(await run()).toMatchObject({ missing: 0 })
  expect(await readExportStatus(shop.db)).toMatchObject({ state: 'done', missingImages: 0, failure: null })
  const [archive] = await listExports(folder)
  expect(readdirSync(folder)).toEqual([archive?.file])
  expect(archive?.expiresAt.getTime()).toBe((archive?.createdAt.getTime() ?? 0) + MAX_AGE_DAYS * 86_400_000)
  const { rows } = await shop.db.$client.query(`select action from audit_log where entity = 'export'`)
  expect(rows).toEqual([{ action: 'export.create' }])
})

test('an export cannot start while another is running', async () => {
  const image = createBlockedImage()
  const first = run(image)
  await image.isReading
  expect(await readState()).toBe('running')
  expect(await withExportLock(shop.url, 0, async () => 'ran')).toBeNull()
  image.release()
  expect(await first).toMatchObject({ missing: 0 })
})

test('a cancelled export ends and leaves nothing behind; the next export runs', async () => {
  const image = createBlockedImage()
  const running = run(image)
  await image.isReading
  await cancelRuns(shop.db)
  expect(await readState()).toBe('cancelled')
  await waitForProgress()
  image.release()
  expect(await running).toBe('ended')
  expect(await readState()).toBe('cancelled')
  expect(readdirSync(folder)).toEqual([])
  expect(await run()).toMatchObject({ missing: 0 })
})

test('an export that stops with the store is shown as stopped, leaves nothing behind and can be started again', async () => {
  const stopping = new AbortController()
  const image = createBlockedImage()
  const running = run({ ...image, stopping: stopping.signal })
  await image.isReading
  stopping.abort()
  image.release()
  expect(await running).toBe('ended')
  expect(await readState()).toBe('stopped')
  expect(readdirSync(folder)).toEqual([])
  expect(await run()).toMatchObject({ missing: 0 })
  expect(await readState()).toBe('done')
})

test('an export whose process is starting is shown as running, and as stopped if the process never starts', async () => {
  await startRun(shop.db, staffId)
  await withAdvisoryLock(shop.url, LOCK_NUMBERS.startExport, 0, async () => {
    expect(await readState()).toBe('running')
  })
  expect(await readState()).toBe('stopped')
})

test('an export that is cancelled while its process is starting writes nothing', async () => {
  const recorded = await startRun(shop.db, staffId)
  await cancelRuns(shop.db)
  const image = createBlockedImage()
  const running = run({ ...image, recorded })
  await image.isReading
  await waitForProgress()
  image.release()
  expect(await running).toBe('ended')
  expect(await readState()).toBe('cancelled')
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  { problem: 'a full disk', code: 'ENOSPC', message: /^The disk is full/ },
  { problem: 'a broken image storage', code: 'EIO', message: /^It failed \(EIO\)/ },
])('$problem is reported and leaves nothing behind', async ({ code, message }) => {
  const readOriginal = () => Promise.reject(Object.assign(new Error('failed'), { code }))
  await expect(run({ readOriginal })).rejects.toMatchObject({ code })
  expect(await readExportStatus(shop.db)).toMatchObject({ state: 'failed', failure: expect.stringMatching(message) })
  expect(readdirSync(folder)).toEqual([])
})

test('an export waits while a backup is running, and shows that it is waiting', async () => {
  await withAdvisoryLock(shop.url, LOCK_NUMBERS.images, 0, async () => {
    const stopping = new AbortController()
    const running = run({ stopping: stopping.signal })
    await until(async () => (await readExportStatus(shop.db))?.part === 'Waiting for a backup to finish')
    stopping.abort()
    expect(await running).toBe('ended')
  })
  expect(await run()).toMatchObject({ missing: 0 })
})

test('old archives and files of killed exports are deleted; other files are kept', async () => {
  const now = new Date('2026-11-25T09:40:00Z')
  const [old, young] = [
    createExportName(new Date('2026-11-18T09:40:00Z')),
    createExportName(new Date('2026-11-18T09:41:00Z')),
  ]
  for (const file of [old, young, `${young}.draft`, 'notes.txt']) writeFileSync(join(folder, file), '')
  await clearExports(folder, now)
  expect(readdirSync(folder).toSorted()).toEqual([young, 'notes.txt'])
  await clearExports(join(folder, 'missing'), now)
  expect(existsSync(join(folder, 'missing'))).toBe(false)
})
