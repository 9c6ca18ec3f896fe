import { readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reviews } from '#app/features/reviews/reviews.table.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { pricedRequest } from '#tests/support/checkout-request.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Reviews as browsers send them, with photos of strangers. Whatever is refused stores neither a review nor an image.

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let link: string
let photo: Buffer

beforeAll(async () => {
  store = await startStore({ env: { LIMIT_ORDER_PAGE: '1000' } })
  database = openStoreDatabase(store)
  const postJson = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Origin: store.url }
    return (await fetch(store.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const { products } = await (await fetch(`${store.url}/search/suggestions?q=Haru+Linen+Tee`)).json()
  const lines = [{ productId: products[0].id, size: 'M', color: 'Chalk', quantity: 1 }]
  const { order } = await postJson('/checkout/order', await pricedRequest(postJson, lines))
  link = order.link
  photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#4b1d3f' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  await database.db.execute(sql`delete from reviews where order_item_id is not null`)
  await database.db.execute(sql`delete from uploads where public_id like 'reviews/%'`)
  await rm(join(store.dataDir, 'media/originals/reviews'), { recursive: true, force: true })
  await database.db.execute(sql`update orders set status = 'delivered' where link = ${link}`)
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

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

/** Sends the head of an upload, and never its body. */
function slowUpload(path: string): Promise<string> {
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

async function storedFiles(): Promise<string[]> {
  return (await readdir(join(store.dataDir, 'media/originals/reviews')).catch(() => [])).toSorted()
}

const stored = async () => [
  await database.db.$count(reviews, sql`order_item_id is not null`),
  await database.db.$count(uploads, sql`public_id like 'reviews/%'`),
]

test('a review with two photos is stored, without the place where they were taken', async () => {
  const other = await sharp(photo).negate().jpeg().toBuffer()
  const response = await send([
    ['a.jpg', photo],
    ['b.jpg', other],
  ])
  expect([response.status, response.headers.get('location')]).toEqual([303, `/order/${link}/review/1?thanks`])
  expect(await stored()).toEqual([1, 2])
  const [image] = await database.db.select({ url: uploads.url }).from(uploads).where(sql`public_id like 'reviews/%'`)
  await database.db.execute(sql`update reviews set status = 'approved' where order_item_id is not null`)
  const shown = await fetch(`${store.url}${image?.url.replace('/media/', '/media/w_1200,q_auto,f_auto/')}`)
  expect(shown.status).toBe(200)
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).exif).toBeUndefined()
})

test('a photo is public only while its review is approved', async () => {
  expect((await send([['a.jpg', photo]])).status).toBe(303)
  const [image] = await database.db.select({ url: uploads.url }).from(uploads).where(sql`public_id like 'reviews/%'`)
  const url = image?.url ?? ''
  const { cookie } = await openStaffSession(database.db, store)
  for (const [status, shown] of [
    ['pending', 404],
    ['approved', 200],
    ['rejected', 404],
  ] as const) {
    await database.db.execute(sql`update reviews set status = ${status}, rejection = ${status === 'rejected' ? 'off-topic' : null}
      where order_item_id is not null`)
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

test.each([
  ['an SVG after valid photos', () => [photo, photo, Buffer.from(SVG)], {}],
  ['half an image after a valid one', () => [photo, photo.subarray(0, photo.length / 2)], {}],
])('%s leaves no file behind', async (_, files, fields) => {
  const before = await storedFiles()
  const sent = files().map((bytes, index): [string, Uint8Array] => [`${index}.jpg`, bytes])
  expect((await send(sent, { fields: { ...TYPED, ...fields } })).status).toBe(400)
  expect([await stored(), await storedFiles()]).toEqual([[0, 0], before])
})

test('photos of a review that exists already are not stored either', async () => {
  expect((await send([['a.jpg', photo]])).status).toBe(303)
  const before = await storedFiles()
  const other = await sharp(photo).negate().jpeg().toBuffer()
  expect((await send([['b.jpg', other]], { fields: { ...TYPED, title: 'Rough' } })).status).toBe(409)
  expect([await stored(), await storedFiles()]).toEqual([[1, 1], before])
})

test('two slow uploads of an order: the second has to wait, and staff do not', async () => {
  const slow = [1, 2].map(() => slowUpload(`/order/${link}/review/1`))
  expect(await Promise.race(slow)).toMatch(/^HTTP\/1\.1 429 .*\r\nRetry-After: \d+\r\n/is)
  const body = new FormData()
  body.set('folder', 'products')
  body.set('file', new Blob([Buffer.from(photo)], { type: 'image/jpeg' }), 'a.jpg')
  const headers = { Origin: store.url, Cookie: (await openStaffSession(database.db, store)).cookie }
  expect((await fetch(`${store.url}/uploads`, { method: 'POST', headers, body })).status).toBe(200)
  const responses = await Promise.all(slow)
  expect(responses.map((response) => response.slice(9, 12)).toSorted()).toEqual(['408', '429']) // no body ever arrives
})

test('without a photo, the empty part that browsers send is none', async () => {
  expect((await send([['', new Uint8Array()]])).status).toBe(303)
  expect(await stored()).toEqual([1, 0])
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each([
  ['an SVG', () => Buffer.from(SVG), 'This is not a JPEG, PNG, WebP or AVIF image.'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'This is not a JPEG'],
  ['half an image', () => photo.subarray(0, photo.length / 2), 'This image is damaged'],
  [
    'a program that begins like an image',
    () => Buffer.concat([photo.subarray(0, 20), Buffer.from('MZ\0\0')]),
    'damaged',
  ],
  ['an image of 40 MB', () => Buffer.concat([photo, Buffer.alloc(40 * 2 ** 20)]), 'This file is larger than 25 MB.'],
])('%s is refused with its reason', async (_, bytes, reason) => {
  const response = await send([['a.jpg', bytes()]])
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  const page = await response.text()
  expect(page).toContain(reason)
  expect(await stored()).toEqual([0, 0])
})

test('a refused photo keeps what was typed', async () => {
  const page = await (await send([['a.jpg', Buffer.from(SVG)]])).text()
  for (const text of ['Soft', 'It drapes well.', 'Ada O.']) expect(page).toContain(text)
})

test('a fifth photo is refused', async () => {
  const response = await send(Array.from({ length: 5 }, (_, index) => [`${index}.jpg`, photo]))
  expect([response.status, await stored()]).toEqual([413, [0, 0]])
  expect(await response.text()).toContain('At most 4 images')
})

test.each([
  ['no stars', { rating: '' }, 'Choose one to five stars'],
  ['six stars', { rating: '6' }, 'Choose one to five stars'],
  ['no name', { name: ' ' }, 'A name is required.'],
  ['a card number', { comment: 'I paid with 4242 4242 4242 4242' }, 'This looks like a card number.'],
  ['a long text', { comment: 'x'.repeat(5_001) }, 'This is too long: 5,000 characters at most'],
  ['an unknown fit', { fit: 'huge' }, 'Choose one of these'],
  ['a field that it does not have', { status: 'approved' }, ''],
])('a review with %s is refused', async (_, change, reason) => {
  const response = await send([['a.jpg', photo]], { fields: { ...TYPED, ...change } })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(reason)
  expect(await stored()).toEqual([0, 0])
})

test('photos of strangers, and of what was not delivered, are not stored', async () => {
  const files: [string, Uint8Array][] = [['a.jpg', photo]]
  expect((await send(files, { to: `/order/${'0'.repeat(48)}/review/1` })).status).toBe(404)
  expect((await send(files, { to: `/order/${link}/review/2` })).status).toBe(404)
  await database.db.execute(sql`update orders set status = 'processing' where link = ${link}`)
  const early = await send(files)
  expect(early.status).toBe(409)
  expect(await early.text()).toContain('You can review this once it has been delivered. What you wrote is still here.')
  expect(await stored()).toEqual([0, 0])
})

test('another site cannot send one', async () => {
  const body = new FormData()
  for (const [name, text] of Object.entries(TYPED)) body.set(name, text)
  const headers = { Origin: 'https://other.example' }
  const response = await fetch(`${store.url}/order/${link}/review/1`, { method: 'POST', headers, body })
  expect([response.status, await stored()]).toEqual([403, [0, 0]])
})
