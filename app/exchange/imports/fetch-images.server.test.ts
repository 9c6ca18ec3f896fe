import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { asc, eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { productImages, products } from '#app/catalog/products.table.ts'
import { fetchImages, queueImages, readFetches, stopFetching } from '#app/exchange/imports/fetch-images.server.ts'
import { fileImportImages } from '#app/exchange/imports/file-import-images.table.ts'
import { processFileImport } from '#app/exchange/imports/file-import-worker.server.ts'
import { applyFileImport } from '#app/exchange/imports/file-imports.server.ts'
import { fileImports } from '#app/exchange/imports/file-imports.table.ts'
import type { Id } from '#app/lib/id.ts'
import { waitForBlockedQueries } from '#tests/support/blocked-queries.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { findProductImport, uploadProducts } from '#tests/support/product-imports.ts'

let store: TestDatabase
let staffId: Id<'staff'>
let host: Server
let address = ''
/** Response statuses by path. All other paths respond with status 200 and a unique image. */
const statuses = new Map<string, number>()
let open = 0
let maxOpen = 0
let requests: string[] = []

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
  host = createServer(async (req, res) => {
    const path = req.url ?? ''
    requests.push(path)
    maxOpen = Math.max(maxOpen, ++open)
    const status = statuses.get(path) ?? 200
    if (status !== 200) res.writeHead(status).end()
    else if (path.endsWith('.svg')) res.end('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    else res.end(await createImage(path))
    open--
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  const listening = host.address()
  address = `127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}`
})
beforeEach(() => {
  statuses.clear()
  requests = []
  maxOpen = 0
})
afterAll(async () => {
  host.close()
  await store.close()
})

function createImage(path: string): Promise<Buffer> {
  const shade = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 24, 7)
  const background = { r: shade >> 16, g: (shade >> 8) & 255, b: shade & 255 }
  return sharp({ create: { width: 80, height: 100, channels: 3, background } })
    .png()
    .toBuffer()
}

const neverAborted = new AbortController().signal
/** Processes all waiting items, including those that other tests left unfinished, until this import is checked. */
async function workUntilChecked(id: Id<'file-import'>): Promise<void> {
  while ((await findProductImport(store.db, id))?.state === 'checking') await processFileImport(store.db, neverAborted)
}

async function upload(name: string, imagePaths: readonly (readonly string[])[]): Promise<Id<'file-import'>> {
  const lines = imagePaths.flatMap((paths, product) =>
    paths.map((path, index) => {
      const handle = `${name}-${product}`
      const url = `http://${address}${path}`
      return index === 0 ? `${handle},${handle},Dress,10.00,${url},1` : `${handle},,,,${url},${index + 1}`
    }),
  )
  const text = ['Handle,Title,Type,Variant Price,Image Src,Image Position', ...lines].join('\n')
  const file = { bytes: new TextEncoder().encode(text), name: `${name}.csv` }
  const id = await uploadProducts({ ...store, staffId }, file)
  await workUntilChecked(id)
  return id
}

/** Fetches until no image is waiting, and repeats failed attempts immediately. */
async function fetchAll(id: Id<'file-import'>): Promise<void> {
  const allowed = new Set([address])
  while ((await readFetches(store.db, id)).waiting > 0) {
    await store.db.update(fileImportImages).set({ leasedUntil: sql`now()` })
    await fetchImages(store.db, neverAborted, { allowed })
  }
}

async function apply(id: Id<'file-import'>): Promise<void> {
  const file = await findProductImport(store.db, id)
  expect(await applyFileImport(store.db, id, file?.revision ?? 0, staffId)).toBe('done')
  await processFileImport(store.db, neverAborted)
}

function countImages(name: string) {
  return store.db
    .select({ slug: products.slug, count: sql<number>`count(${productImages.id})::int` })
    .from(products)
    .leftJoin(productImages, eq(productImages.productId, products.id))
    .where(sql`${products.slug} like ${`${name}-%`}`)
    .groupBy(products.slug)
    .orderBy(asc(products.slug))
}

test('images are fetched four at a time, each once, and saved with their products', async () => {
  const id = await upload('all', [
    ['/a.png', '/b.png', '/c.png'],
    ['/d.png', '/e.png'],
    ['/a.png', '/f.png'],
  ])
  expect(await findProductImport(store.db, id)).toMatchObject({ wanted: 6, counts: { new: 3 } })
  expect(await queueImages(store.db, id)).toBe(6)
  await fetchAll(id)
  expect(requests.toSorted()).toEqual(['/a.png', '/b.png', '/c.png', '/d.png', '/e.png', '/f.png'])
  expect(maxOpen).toBeGreaterThan(1)
  expect(maxOpen).toBeLessThanOrEqual(4)
  expect(await readFetches(store.db, id)).toEqual({ waiting: 0, ready: 6, failed: 0, failures: [] })
  await workUntilChecked(id) // rechecks items that lacked images
  expect(await findProductImport(store.db, id)).toMatchObject({ state: 'checked', missing: [], wanted: 0 })
  await apply(id)
  expect(await countImages('all')).toEqual([
    { slug: 'all-0', count: 3 },
    { slug: 'all-1', count: 2 },
    { slug: 'all-2', count: 2 },
  ])
})

test('images that fail are listed with the reason and can be fetched again', async () => {
  const id = await upload('some', [['/good.png', '/gone.png', '/logo.svg', '/busy.png']])
  statuses.set('/gone.png', 404).set('/busy.png', 503)
  await queueImages(store.db, id)
  await fetchAll(id)
  const { ready, failed, failures } = await readFetches(store.db, id)
  expect([ready, failed]).toEqual([1, 3])
  expect(failures).toEqual([
    { url: `http://${address}/busy.png`, reason: 'Its host responded with 503' },
    { url: `http://${address}/gone.png`, reason: 'Its host responded with 404' },
    { url: `http://${address}/logo.svg`, reason: 'This is not a JPEG, PNG, WebP or AVIF image' },
  ])
  const tries = (path: string) => requests.filter((requested) => requested === path).length
  expect(['/good.png', '/busy.png', '/gone.png', '/logo.svg'].map(tries)).toEqual([1, 3, 1, 1])
  await workUntilChecked(id)
  statuses.clear()
  expect(await queueImages(store.db, id)).toBe(3)
  await fetchAll(id)
  expect(await readFetches(store.db, id)).toMatchObject({ ready: 3, failed: 1 })
  await workUntilChecked(id)
  await apply(id)
  expect(await countImages('some')).toEqual([{ slug: 'some-0', count: 3 }])
})

test('stopping keeps the fetched images, and staff can skip the remaining images or fetch them later', async () => {
  const id = await upload('stop', [['/1.png', '/2.png', '/3.png', '/4.png', '/5.png', '/6.png']])
  await queueImages(store.db, id)
  const stopping = new AbortController()
  host.once('request', () => stopping.abort())
  await fetchImages(store.db, stopping.signal, { allowed: new Set([address]) })
  const { waiting, ready, failed } = await readFetches(store.db, id)
  expect([waiting + ready, failed]).toEqual([6, 0])
  expect(waiting).toBeGreaterThan(0)
  await stopFetching(store.db, id)
  expect((await readFetches(store.db, id)).waiting).toBe(0)
  expect(await queueImages(store.db, id)).toBe(6 - ready)
  await fetchAll(id)
  expect(await readFetches(store.db, id)).toMatchObject({ ready: 6, failed: 0 })
})

test('nothing is saved before the fetched images are in the preview', async () => {
  const id = await upload('early', [['/early.png', '/gone-early.png']])
  statuses.set('/gone-early.png', 404)
  const tryToApply = async () =>
    applyFileImport(store.db, id, (await findProductImport(store.db, id))?.revision ?? 0, staffId)
  await queueImages(store.db, id)
  expect(await tryToApply()).toBe('stale') // images are waiting
  await fetchAll(id)
  await store.db.update(fileImports).set({ state: 'checked', hasFetched: true }).where(eq(fileImports.id, id))
  expect(await tryToApply()).toBe('stale') // images were fetched but not checked yet
  await fetchImages(store.db, neverAborted)
  await workUntilChecked(id)
  expect(await findProductImport(store.db, id)).toMatchObject({ isFetching: false, missing: ['gone-early.png'] })
  expect(await tryToApply()).toBe('done')
})

test('images at private addresses in a file are not fetched', async () => {
  const id = await upload('private', [['/secret.png']])
  await queueImages(store.db, id)
  while ((await readFetches(store.db, id)).waiting > 0) await fetchImages(store.db, neverAborted)
  expect((await readFetches(store.db, id)).failures).toEqual([
    { url: `http://${address}/secret.png`, reason: expect.stringMatching(/port|private network/) },
  ])
  expect(requests).toEqual([])
})

test('an import can be deleted while one of its images is being fetched, without a deadlock', async () => {
  const id = await upload('deleted', [['/late.png']])
  await queueImages(store.db, id)
  const client = new Client({ connectionString: store.url })
  await client.connect()
  await client.query(`begin; set local deadlock_timeout = '1ms'`) // so that a deadlock would abort this transaction
  await client.query('select from file_imports where id = $1 for update', [id])
  const fetched = fetchImages(store.db, neverAborted, { allowed: new Set([address]) })
  await waitForBlockedQueries(store.db)
  await client.query('delete from file_imports where id = $1', [id])
  await client.query('commit')
  await client.end()
  await fetched
  expect(await store.db.$count(fileImportImages, eq(fileImportImages.importId, id))).toBe(0)
})
