import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { desc, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reviews } from '#app/content/reviews.table.ts'
import type { Id } from '#app/lib/id.ts'
import { UNSAVABLE } from '#app/lib/text.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { isLong } from '#tests/support/long.ts'
import { addProduct } from '#tests/support/products.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { placeOrder } from '#tests/support/shopper-client.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Sends reviews as browsers do, including with photos from strangers. A rejected review is not stored, and neither are
// its photos. No other test sends photos to the shared store.

const store = getSharedStore()
let database: ReturnType<typeof openStoreDatabase>
let productId: Id<'product'>
let cookie: string
/** The link of a delivered order without reviews. */
let link: string
/** A photo that is not stored yet. */
let photo: Buffer
let photosBefore: number
/** Two uploads for another order. Their bodies never arrive. They begin early because they take ten seconds. */
let slowUploads: readonly Promise<string>[]

beforeAll(async () => {
  database = openStoreDatabase(store)
  productId = await addProduct(database.db, { stock: 100 })
  cookie = (await openStaffSession(database.db, store)).cookie
  const path = `/order/${await newOrder()}/review/1`
  slowUploads = [startSlowUpload(path), startSlowUpload(path)]
})
beforeEach(async () => {
  link = await newOrder()
  photo = await newPhoto()
  photosBefore = await countPhotos()
})
afterAll(() => database?.close())

/** Returns the link of a delivered order. */
async function newOrder(): Promise<string> {
  const lines = [{ productId, size: 'One Size', color: 'Default', quantity: 1 }]
  const { link } = await placeOrder(store.url, lines)
  await database.db.execute(sql`update orders set status = 'delivered' where link = ${link}`)
  return link
}

let colors = 0
function newPhoto(): Promise<Buffer> {
  const background = { r: (++colors % 16) * 16, g: Math.floor(colors / 16) * 16, b: 96 } // the colors differ enough for JPEGs
  return sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
    .jpeg()
    .toBuffer()
}

const TYPED = { rating: '4', title: 'Soft', comment: 'It drapes well.', name: 'Ada O.' }

function send(
  files: readonly [name: string, bytes: Uint8Array][],
  { fields = TYPED, to = `/order/${link}/review/1` } = {},
) {
  const body = new FormData()
  for (const [name, text] of Object.entries(fields)) body.set(name, text)
  for (const [name, bytes] of files) body.append('file', new Blob([Buffer.from(bytes)], { type: 'image/jpeg' }), name)
  return fetch(store.url + to, { method: 'POST', redirect: 'manual', headers: { Origin: store.url }, body })
}

/** Sends the headers of an upload but never its body. */
function startSlowUpload(path: string): Promise<string> {
  const { hostname, port, host } = new URL(store.url)
  const socket = connect(Number(port), hostname)
  socket
    .setEncoding('latin1')
    .write(
      [
        `POST ${path} HTTP/1.1`,
        `Host: ${host}`,
        `Origin: ${store.url}`,
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 60000000',
        '\r\n--x\r\n',
      ].join('\r\n'),
    )
  return new Promise((resolve, reject) => {
    socket.once('data', (text: string) => {
      socket.destroy()
      resolve(text)
    })
    socket.once('error', reject)
  })
}

async function listStoredFiles(): Promise<string[]> {
  return (await readdir(join(store.dataDir, 'media/originals/reviews')).catch(() => [])).toSorted()
}

const countPhotos = () => database.db.$count(uploads, sql`public_id like 'reviews/%'`)

/** Returns the number of reviews of the order, and the number of photos that these tests have stored. */
const countStored = async () => [await database.db.$count(reviews, isForOrder()), (await countPhotos()) - photosBefore]

const isForOrder = () =>
  sql`order_item_id in (select i.id from order_items i join orders o on o.id = i.order_id where o.link = ${link})`

async function findNewestPhoto(): Promise<string> {
  const [newest] = await database.db
    .select({ url: uploads.url })
    .from(uploads)
    .where(sql`public_id like 'reviews/%'`)
    .orderBy(desc(uploads.createdAt))
    .limit(1)
  return newest?.url ?? ''
}

test('the second of two slow uploads for an order has to wait, but uploads by staff do not', async () => {
  expect(await Promise.race(slowUploads)).toMatch(/^HTTP\/1\.1 429 .*\r\nRetry-After: \d+\r\n/is)
  const body = new FormData()
  body.set('folder', 'products')
  body.set('file', new Blob([Buffer.from(photo)], { type: 'image/jpeg' }), 'a.jpg')
  const headers = { Origin: store.url, Cookie: cookie }
  expect((await fetch(`${store.url}/uploads`, { method: 'POST', headers, body })).status).toBe(200)
})

test('a review with two photos is stored without the location where the photos were taken', async () => {
  const files: [string, Buffer][] = [
    ['a.jpg', photo],
    ['b.jpg', await newPhoto()],
  ]
  const response = await send(files, { fields: { ...TYPED, title: 'Soft\u0085e\u0301' } })
  expect([response.status, response.headers.get('location')]).toEqual([303, `/order/${link}/review/1?thanks`])
  expect(await countStored()).toEqual([1, 2])
  const approved = await database.db.update(reviews).set({ status: 'approved' }).where(isForOrder()).returning()
  expect(approved).toMatchObject([{ title: 'Soft é' }])
  const shown = await fetch(store.url + (await findNewestPhoto()).replace('/media/', '/media/w_1200,q_auto,f_auto/'))
  expect(shown.status).toBe(200)
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).exif).toBeUndefined()
})

test('a photo is public only while its review is approved', async () => {
  expect((await send([['a.jpg', photo]])).status).toBe(303)
  const url = await findNewestPhoto()
  for (const [status, shown] of [
    ['pending', 404],
    ['approved', 200],
    ['rejected', 404],
  ] as const) {
    const rejection = status === 'rejected' ? 'off-topic' : null
    await database.db.update(reviews).set({ status, rejection }).where(isForOrder())
    for (const path of [
      url,
      url.replace('/media/', '/media/w_300,q_auto,f_auto/'),
      url.replace('reviews/', 'reviews%2F'),
    ]) {
      const response = await fetch(store.url + path)
      expect([status, path, response.status]).toEqual([status, path, shown])
      expect(response.headers.get('cache-control')).toBe(shown === 200 ? 'public, max-age=600' : 'no-store')
    }
    const forStaff = await fetch(store.url + url, { headers: { Cookie: cookie } })
    expect([forStaff.status, status === 'approved' || forStaff.headers.get('cache-control')]).toEqual([
      200,
      status === 'approved' || 'private, no-store',
    ])
  }
})

test('photos that precede a rejected photo leave no files behind', async () => {
  const before = await listStoredFiles()
  const half = photo.subarray(0, photo.length / 2)
  for (const invalidPhoto of [Buffer.from(SVG), half]) {
    const files = [photo, await newPhoto(), invalidPhoto].map((bytes, at): [string, Uint8Array] => [`${at}.jpg`, bytes])
    expect((await send(files)).status).toBe(400)
    expect([await countStored(), await listStoredFiles()]).toEqual([[0, 0], before])
  }
})

test('photos sent with a second review of the same line are not stored', async () => {
  expect((await send([['a.jpg', photo]])).status).toBe(303)
  const before = await listStoredFiles()
  expect((await send([['b.jpg', await newPhoto()]], { fields: { ...TYPED, title: 'Rough' } })).status).toBe(409)
  expect([await countStored(), await listStoredFiles()]).toEqual([[1, 1], before])
})

test('the empty part that browsers send without a photo does not count as a photo', async () => {
  expect((await send([['', new Uint8Array()]])).status).toBe(303)
  expect(await countStored()).toEqual([1, 0])
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test('a file that is not a photo is rejected with the reason', async () => {
  for (const [bytes, reason] of [
    [Buffer.from(SVG), 'This is not a JPEG, PNG, WebP or AVIF image.'],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'This is not a JPEG'],
    [photo.subarray(0, photo.length / 2), 'This image is damaged'],
    [Buffer.concat([photo.subarray(0, 20), Buffer.from('MZ\0\0')]), 'damaged'], // the file starts like an image
    [Buffer.concat([photo, Buffer.alloc(40 * 2 ** 20)]), 'This file is larger than 25 MB.'],
  ] as const) {
    const response = await send([['a.jpg', bytes]])
    expect(response.status, reason).toBeGreaterThanOrEqual(400)
    expect(response.status, reason).toBeLessThan(500)
    expect(await response.text()).toContain(reason)
  }
  expect(await countStored()).toEqual([0, 0])
})

test('a form with a rejected photo keeps the typed text', async () => {
  const page = await (await send([['a.jpg', Buffer.from(SVG)]])).text()
  for (const text of ['Soft', 'It drapes well.', 'Ada O.']) expect(page).toContain(text)
})

test('a fifth photo is rejected', async () => {
  const response = await send(Array.from({ length: 5 }, (_, index) => [`${index}.jpg`, photo]))
  expect([response.status, await countStored()]).toEqual([413, [0, 0]])
  expect(await response.text()).toContain('At most 4 images')
})

test('a review is rejected with the reason beside the field', async () => {
  const changes: readonly [change: Record<string, string>, reason: string][] = [
    [{ rating: '' }, 'Choose one to five stars'],
    [{ rating: '6' }, 'Choose one to five stars'],
    [{ name: ' ' }, 'Enter a name.'],
    [{ title: 'a\0b' }, UNSAVABLE],
    [{ comment: 'I paid with 4242 4242 4242 4242' }, 'This looks like a card number.'],
    [{ comment: 'x'.repeat(5_001) }, 'This is too long. Use at most 5,000 characters.'],
    [{ fit: 'huge' }, 'Choose one of the options'],
    [{ status: 'approved' }, ''], // this form has no such field
  ]
  for (const [change, reason] of changes) {
    const response = await send([['a.jpg', photo]], { fields: { ...TYPED, ...change } })
    expect(response.status, JSON.stringify(change)).toBe(400)
    expect(await response.text()).toContain(reason)
  }
  expect(await countStored()).toEqual([0, 0])
})

test('photos for an unknown order, an unknown line or an undelivered product are not stored', async () => {
  const files: [string, Uint8Array][] = [['a.jpg', photo]]
  expect((await send(files, { to: `/order/${'0'.repeat(48)}/review/1` })).status).toBe(404)
  expect((await send(files, { to: `/order/${link}/review/2` })).status).toBe(404)
  await database.db.execute(sql`update orders set status = 'processing' where link = ${link}`)
  const early = await send(files)
  expect(early.status).toBe(409)
  expect(await early.text()).toContain('You can review this once it has been delivered. Your entries are still here.')
  expect(await countStored()).toEqual([0, 0])
})

test('another site cannot send a photo', async () => {
  const body = new FormData()
  for (const [name, text] of Object.entries(TYPED)) body.set(name, text)
  const headers = { Origin: 'https://other.example' }
  const response = await fetch(`${store.url}/order/${link}/review/1`, { method: 'POST', headers, body })
  expect([response.status, await countStored()]).toEqual([403, [0, 0]])
})

test.runIf(isLong)('an upload that never arrives is aborted', async () => {
  const statuses = (await Promise.all(slowUploads)).map((response) => response.slice(9, 12))
  expect(statuses.toSorted()).toEqual(['408', '429'])
})
