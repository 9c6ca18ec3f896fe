import { execFile, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { categories } from '#app/catalog/categories.table.ts'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { isLong } from '#tests/support/long.ts'
import { readPage } from '#tests/support/read-page.ts'
import { addStaff, openStaffSession } from '#tests/support/staff-session.ts'
import { createCommandEnv, type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { createMp4, createWebm } from '#tests/support/video-files.ts'

// Tests image uploads to the built store: valid uploads from staff, and uploads that are rejected.

const contract = z.strictObject({
  secure_url: z.string(),
  public_id: z.string(),
  width: z.number(),
  height: z.number(),
})
const failure = z.strictObject({ error: z.strictObject({ message: z.string() }) })
const LIMIT = 20
const CHROME = 'image/avif,image/webp,image/*,*/*;q=0.8'

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let session: string

beforeAll(async () => {
  store = await startStore({ env: { DEMO_DATA: 'off', TRUST_PROXY: '1', LIMIT_UPLOADS: String(LIMIT) } })
  database = openStoreDatabase(store)
  session = await logIn()
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

const logIn = async (email?: string) => (await openStaffSession(database.db, store, email)).cookie

type UploadFile = { readonly bytes: Uint8Array; readonly name?: string; readonly type?: string }
type UploadOptions = {
  readonly cookie?: string
  readonly folder?: string
  readonly origin?: string
  readonly path?: string
  readonly use?: string
  readonly accept?: string
}

let senders = 0
function send(
  files: readonly UploadFile[],
  { cookie = session, folder, origin, path = '/uploads', use, accept = 'application/json' }: UploadOptions = {},
): Promise<Response> {
  const form = new FormData()
  for (const { bytes, name = 'image.jpg', type = 'image/jpeg' } of files) {
    form.append('file', new File([new Uint8Array(bytes)], name, { type }))
  }
  form.append('upload_preset', 'any')
  if (folder !== undefined) form.append('folder', folder)
  if (use !== undefined) form.append('use', use)
  return fetch(`${store.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Accept: accept,
      Origin: origin ?? store.url,
      'X-Forwarded-For': `198.51.100.${++senders}`, // the limit counts per address
      ...(cookie && { Cookie: cookie }),
    },
    body: form,
  })
}

async function readMessage(response: Response): Promise<string> {
  return failure.parse(await response.json()).error.message
}

let count = 0

/** Returns a unique image. */
function image(width = 64, height = 48) {
  const background = { r: (++count % 16) * 16, g: (count >> 4) * 16, b: 128 } // the colors differ enough to give different JPEGs
  return sharp({ create: { width, height, channels: 3, background } })
}

/** Returns all files in the image folder and its subfolders, except the theme's. */
function listFiles(): string[] {
  return readdirSync(join(store.dataDir, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/site/'))
    .sort()
}

async function countRows(): Promise<number> {
  const { rows } = await database.db.$client.query<{ uploads: string }>('select count(*) as uploads from uploads')
  return Number(rows[0]?.uploads)
}

test('an uploaded image is stored, recorded in the database and served in every size', async () => {
  const bytes = await image(1200, 900)
    .withExif({ IFD0: { Copyright: 'Planted Name' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const response = await send([{ bytes }], { folder: 'products/Amara Bias Slip Dress' })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const uploaded = contract.parse(await response.json())
  expect(uploaded).toMatchObject({ width: 900, height: 1200 })
  expect(uploaded.public_id).toMatch(/^products-amara-bias-slip-dress\/[0-9a-f]{64}$/)
  const { rows } = await database.db.$client.query(
    'select public_id, url, width, staff_id from uploads where public_id = $1',
    [uploaded.public_id],
  )
  expect(rows).toEqual([
    {
      public_id: uploaded.public_id,
      url: uploaded.secure_url,
      width: 900,
      staff_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])

  const stored = await fetch(store.url + uploaded.secure_url)
  expect(stored.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(Buffer.from(await stored.bytes()).includes('Planted Name')).toBe(false)
  for (const [size, width, height] of [
    ['default', 800, 1067],
    ['thumbnail', 300, 300],
    ['hero', 900, 1200],
  ] as const) {
    const sizedImage = await fetch(store.url + getSizedImageUrl(uploaded.secure_url, size), {
      headers: { Accept: CHROME },
    })
    expect(sizedImage.headers.get('content-type')).toBe('image/avif')
    expect(await sharp(await sizedImage.bytes()).metadata()).toMatchObject({ width, height })
  }
})

test.runIf(isLong)('every size can be generated in advance', async () => {
  const uploaded = contract.parse(await (await send([{ bytes: await image(40, 30).png().toBuffer() }])).json())
  // The theme's images are large and would only repeat the work
  rmSync(join(store.dataDir, 'media/originals/site'), { recursive: true })
  expect(await runImageCommand('make-sizes')).toMatch(/\d+ sizes of \d+ images exist\./)
  const generated = listFiles().filter((path) => path.includes('/sizes/') && path.includes(uploaded.public_id))
  expect(generated).toHaveLength(8 * 3) // seven widths and the thumbnail, as AVIF, WebP and JPEG
})

test('the folder field may precede the files, and files are returned in order', async () => {
  const form = new FormData()
  form.append('folder', 'x')
  const sizes = [10, 20, 30]
  for (const size of sizes) form.append('file', new File([new Uint8Array(await image(size, 5).png().toBuffer())], 'a'))
  form.append('file', new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], 'a.jpg'))
  const response = await fetch(`${store.url}/uploads`, {
    method: 'POST',
    headers: { Origin: store.url, Cookie: session },
    body: form,
  })
  expect(response.status).toBe(200)
  const body = z.strictObject({ images: z.array(z.union([contract, failure])) }).parse(await response.json())
  expect(body.images.map((result) => ('error' in result ? result.error.message : result.width))).toEqual([
    ...sizes,
    'This is not a JPEG, PNG, WebP or AVIF image.',
  ])
})

/** Creates a small PNG that claims to have these dimensions. */
function createDecompressionBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const numbers = Buffer.alloc(8)
    numbers.writeUInt32BE(data.length, 0)
    numbers.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const rows = chunk('IDAT', deflateSync(Buffer.alloc(4_000_000)))
  return Buffer.concat([start, chunk('IHDR', header), rows, chunk('IEND', Buffer.alloc(0))])
}

function createAnimation(pages: number) {
  const data = Buffer.from(Array.from({ length: 8 * 8 * pages * 3 }, (_, n) => Math.floor(n / 192) % 256))
  return sharp(data, { raw: { width: 8, height: 8 * pages, channels: 3, pageHeight: 8 } })
}

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const UNSUPPORTED_TYPE = 'This is not a JPEG, PNG, WebP or AVIF image.'
const hostileFiles = [
  { title: 'an SVG with a script', make: async () => SVG, status: 415, message: UNSUPPORTED_TYPE },
  {
    title: 'HTML named .jpg',
    make: async () => Buffer.from('<!doctype html><p>'),
    status: 415,
    message: UNSUPPORTED_TYPE,
  },
  { title: 'an empty file', make: async () => Buffer.alloc(0), status: 415, message: UNSUPPORTED_TYPE },
  {
    title: 'HTML followed by an image',
    make: async () => Buffer.concat([Buffer.from('<script>1</script>'), await image().jpeg().toBuffer()]),
    status: 415,
    message: UNSUPPORTED_TYPE,
  },
  {
    title: 'a GIF that is also a script',
    make: async () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)'),
    status: 415,
    message: UNSUPPORTED_TYPE,
  },
  {
    title: 'a truncated image',
    make: async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
      const whole = sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise } })
      return (await whole.jpeg().toBuffer()).subarray(0, -8_000)
    },
    status: 422,
    message: 'This image is damaged and cannot be read. Export it again.',
  },
  {
    title: 'a PNG of 50,000 by 50,000 pixels in a few KB',
    make: async () => createDecompressionBomb(50_000, 50_000),
    status: 413,
    message: 'This image has more than 60 megapixels.',
  },
  {
    title: 'a file of 26 MB',
    make: async () => Buffer.concat([await image().jpeg().toBuffer(), Buffer.alloc(26 * 2 ** 20)]),
    status: 413,
    message: 'This file is larger than 25 MB.',
  },
  {
    title: 'an animated WebP with 500 frames',
    make: () => createAnimation(500).webp().toBuffer(),
    status: 415,
    message: 'This image is animated. Upload a still image.',
  },
  {
    title: 'an animated GIF with 500 frames',
    make: () => createAnimation(500).gif().toBuffer(),
    status: 415,
    message: UNSUPPORTED_TYPE,
  },
  {
    title: 'a HEIC image',
    make: async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    status: 415,
    message: 'HEIC images are not supported. Export this one as JPEG and upload that.',
  },
]
test.each(hostileFiles)('$title is rejected and leaves nothing behind', async ({ make, status, message }) => {
  const bytes = await make()
  const [files, rows] = [listFiles(), await countRows()]
  const startedAt = performance.now()
  const response = await send([{ bytes, name: '../../evil.jpg' }])
  expect(await readMessage(response)).toBe(message)
  expect(response.status).toBe(status)
  expect(performance.now() - startedAt).toBeLessThan(20_000) // a stuck worker would be ended after 30 s
  expect(listFiles()).toEqual(files)
  expect(await countRows()).toBe(rows)
})

test('if a script is appended to an image, only the image is stored', async () => {
  const bytes = Buffer.concat([await image().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  const uploaded = contract.parse(await (await send([{ bytes }])).json())
  const stored = await fetch(store.url + uploaded.secure_url)
  expect(Buffer.from(await stored.bytes()).includes('<script')).toBe(false)
  expect(stored.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
})

test('paths in names and folders are treated as names', async () => {
  const folders = ['../../../etc', '..', '/', 'a/../../b', '%2e%2e%2f', 'x\0y', '\\..\\', 'a'.repeat(5_000), '日本', '']
  for (const folder of folders) {
    const bytes = await image().png().toBuffer()
    const uploaded = contract.parse(await (await send([{ bytes, name: '../../../x.png' }], { folder })).json())
    expect(uploaded.public_id).toMatch(/^[a-z0-9-]{1,80}\/[0-9a-f]{64}$/)
    expect(listFiles()).toContain(join(store.dataDir, 'media/originals', `${uploaded.public_id}.jpg`))
  }
})

test('sizes that are not on the list are not found and generate nothing', async () => {
  const uploaded = contract.parse(await (await send([{ bytes: await image(900, 900).png().toBuffer() }])).json())
  const before = listFiles()
  const others = Array.from({ length: 100 }, (_, n) => `w_${7 * n + 1}${n % 2 ? ',q_auto,f_auto' : ',h_9,c_fill'}`)
  const statuses = new Set<number>()
  for (const segment of [...others, 'e_blur', 'w_800,q_auto,f_auto,x'].filter((candidate) => !isGenerated(candidate))) {
    const { status, body } = await fetch(store.url + uploaded.secure_url.replace('/media/', `/media/${segment}/`))
    await body?.cancel()
    statuses.add(status)
  }
  expect([...statuses]).toEqual([404])
  expect(listFiles()).toEqual(before)
})

function isGenerated(segment: string): boolean {
  return /^w_(300|400|600|800|1200|1600|1920),q_auto,f_auto$/.test(segment)
}

describe('an upload without permission', () => {
  test('gets a 401 for strangers and a 403 for other sites, and is not stored', async () => {
    const [bytes, before] = [await image().png().toBuffer(), listFiles()]
    const stranger = await send([{ bytes }], { cookie: '' })
    expect([stranger.status, await readMessage(stranger)]).toEqual([401, 'Please log in first.'])
    expect(stranger.headers.get('cache-control')).toBe('no-store')
    expect((await send([{ bytes }], { cookie: `${session}x` })).status).toBe(401)
    expect((await send([{ bytes }], { origin: 'https://evil.example' })).status).toBe(403)
    expect((await fetch(`${store.url}/uploads`)).status).toBe(401)
    expect(listFiles()).toEqual(before)
  })

  test('gets a response and not a broken connection, even if a logged-out client sends 25 MB', async () => {
    const response = await send([{ bytes: Buffer.alloc(25 * 2 ** 20) }], { cookie: '' })
    expect(response.status).toBe(401)
  })

  test('gets a 403 for disabled staff', async () => {
    const { id, email } = await addStaff(database.db, 'Ben')
    await database.db.$client.query('update admin_users set is_active = false where id = $1', [id])
    const response = await send([{ bytes: await image().png().toBuffer() }], { cookie: await logIn(email) })
    expect(response.status).toBe(403)
    expect(await readMessage(response)).toBe('Access denied. You do not have admin privileges.')
  })
})

test('an invalid upload is rejected with a message', async () => {
  const request = (headers: Record<string, string>, body: string) =>
    fetch(`${store.url}/uploads`, { method: 'POST', headers: { Origin: store.url, Cookie: session, ...headers }, body })
  const form = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const json = await request({ 'Content-Type': 'application/json' }, '{}')
  expect([json.status, await readMessage(json)]).toEqual([415, 'Upload images as multipart/form-data.'])
  for (const body of [
    '--x\r\n',
    'nonsense',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nab',
  ]) {
    const broken = await request(form, body)
    expect([broken.status, await readMessage(broken)]).toEqual([400, 'This upload could not be read.'])
  }
  const none = await send([])
  expect([none.status, await readMessage(none)]).toEqual([400, 'This upload contains no image.'])
  const bytes = await image().png().toBuffer()
  const many = await send(Array.from({ length: 21 }, () => ({ bytes })))
  expect([many.status, await readMessage(many)]).toEqual([413, 'At most 20 images can be uploaded at once.'])
  const large = Buffer.alloc(24 * 2 ** 20)
  const heavy = await send(Array.from({ length: 5 }, () => ({ bytes: large }))).catch(() => null)
  if (heavy) expect(heavy.status).toBe(413) // the connection may close during the upload
  expect(listFiles().filter((path) => path.includes('/drafts/'))).toEqual([])
})

test('an aborted upload leaves nothing behind', async () => {
  const before = listFiles()
  const sent = httpRequest(`${store.url}/uploads`, {
    method: 'POST',
    headers: {
      Origin: store.url,
      Cookie: session,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': '9000000',
    },
  })
  const first = await image().png().toBuffer()
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
  sent.on('error', () => {})
  sent.write(Buffer.concat([Buffer.from(part), first, Buffer.from(`\r\n${part}half a second one`)]))
  await expect.poll(() => listFiles().length).toBe(before.length + 1) // the first image, as a draft
  sent.destroy()
  await expect.poll(() => listFiles()).toEqual(before)
})

test.runIf(isLong)('an image or file that is unused for a day is deleted, and all others remain', async () => {
  const shown = contract.parse(await (await send([{ bytes: await image().png().toBuffer() }])).json())
  const unused = contract.parse(await (await send([{ bytes: await image().png().toBuffer() }])).json())
  const recent = contract.parse(await (await send([{ bytes: await image().png().toBuffer() }])).json())
  await (await fetch(store.url + getSizedImageUrl(unused.secure_url, 300))).bytes()
  await database.db.$client.query(
    "update uploads set created_at = now() - interval '25 hours' where public_id = any($1)",
    [[shown.public_id, unused.public_id]],
  )
  await database.db.$client.query(
    `insert into collections (id, name, slug, hero_image, hero_image_width, hero_image_height)
     values (gen_random_uuid(), 'Kept', $1, $2, 64, 48)`,
    [`kept-${randomUUID()}`, shown.secure_url],
  )
  const left = join(store.dataDir, 'media/originals/left')
  const [orphan, newOrphan] = [join(left, `${'0a'.repeat(32)}.jpg`), join(left, `${'0b'.repeat(32)}.jpg`)]
  mkdirSync(left, { recursive: true })
  for (const file of [orphan, newOrphan]) writeFileSync(file, await image().jpeg().toBuffer())
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000)
  utimesSync(orphan, twoDaysAgo, twoDaysAgo)

  expect(await runImageCommand('sweep')).toMatch(/Removed: 1 upload, 1 unknown file\./)
  expect((await fetch(store.url + shown.secure_url)).status).toBe(200)
  expect((await fetch(store.url + recent.secure_url)).status).toBe(200)
  expect((await fetch(store.url + unused.secure_url)).status).toBe(404)
  expect(listFiles().filter((path) => path.includes(unused.public_id))).toEqual([]) // its sizes were deleted too
  expect(listFiles()).toContain(newOrphan)
  expect(listFiles()).not.toContain(orphan)

  rmSync(join(store.dataDir, 'media/originals', `${recent.public_id}.jpg`))
  const found = await runImageCommand('check').catch((error: { code: number; stdout: string }) => error)
  expect(found).toMatchObject({ code: 1, stdout: expect.stringContaining(`missing  ${recent.secure_url}\n`) })
  expect(found).toMatchObject({ stdout: expect.stringContaining(`unknown  /media/left/${'0b'.repeat(32)}.jpg\n`) })
})

/** Runs `npm run images -- …` on this store. Returns its output. */
async function runImageCommand(command: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/with-database.ts', 'scripts/images.ts', command],
    { env: createCommandEnv(store.dataDir) },
  )
  return stdout
}

/** Returns true if a small file system can be mounted for the test to fill. */
function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'lumina-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmdirSync(folder)
  }
}

test.skipIf(!canMount())('if the disk is full, an error appears, and no partial file is left', async () => {
  const [files, rows] = [listFiles(), await countRows()]
  const folder = join(store.dataDir, 'media/drafts')
  const smooth = await image(3_000, 3_000).png().toBuffer() // 30 KB, but its generated sizes need more space
  const large = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder])
  try {
    for (const bytes of [smooth, Buffer.concat([large, Buffer.alloc(100_000)])]) {
      const response = await send([{ bytes }])
      expect([response.status, await readMessage(response)]).toEqual([507, 'There is no space left for images.'])
      expect(readdirSync(folder)).toEqual([])
    }
  } finally {
    execFileSync('umount', [folder])
  }
  expect(listFiles()).toEqual(files)
  expect(await countRows()).toBe(rows)
  expect((await send([{ bytes: smooth }])).status).toBe(200)
})

test('a logo can be as large as its form says, but a larger logo is rejected with the reason', async () => {
  const sendLogo = async (bytes: Uint8Array) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(bytes)], 'logo.png'))
    const headers = { Origin: store.url, Cookie: session }
    const response = await fetch(`${store.url}/admin/brand/image`, { method: 'POST', headers, body: form })
    return { status: response.status, sent: await response.json() }
  }
  const create = { width: 900, height: 300, channels: 3, background: '#ffffff' } as const
  const noise = await sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .png()
    .toBuffer()
  expect(noise.length).toBeGreaterThan(512 * 1024) // more than other forms may send
  expect(await sendLogo(noise)).toMatchObject({ status: 200, sent: { logo: { width: 600, height: 200 } } })
  const tooLarge = { error: 'This file is larger than 2 MB. Export a smaller one.' }
  expect(await sendLogo(Buffer.concat([noise, Buffer.alloc(3_000_000)]))).toEqual({ status: 413, sent: tooLarge })
  expect(await sendLogo(Buffer.alloc(50_000_000))).toEqual({ status: 413, sent: tooLarge })
})

describe('a file to import', () => {
  const sendFile = (body: FormData | string, type?: string) =>
    fetch(`${store.url}/admin/import/file`, {
      method: 'POST',
      headers: { Origin: store.url, Cookie: session, ...(type && { 'Content-Type': type }) },
      body,
    })
  const toForm = (bytes: string | Uint8Array<ArrayBuffer>, field = 'file') => {
    const form = new FormData()
    form.append(field, new File([bytes], 'products.csv', { type: 'text/csv' }))
    return form
  }

  test('is checked by the store, and its errors can be downloaded', async () => {
    const response = await sendFile(toForm('Handle,Name,Price,Currency\nlinen,Linen dress,10,EUR\n'))
    expect(response.status).toBe(200)
    const { to } = z.strictObject({ to: z.string() }).parse(await response.json())
    const id = to.replace('/admin/import/', '')
    await expect
      .poll(async () => {
        const { rows } = await database.db.$client.query('select state from file_imports where id = $1', [id])
        return rows[0]
      })
      .toEqual({ state: 'checked' })
    const file = await fetch(`${store.url}/admin/import/${id}/rejected`, { headers: { Cookie: session } })
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(await file.text()).toBe(
      'Line,Error,name,price,handle,currency\r\n' +
        '2,"Price: The prices are in EUR, but the store uses NGN",Linen dress,10,linen,EUR\r\n',
    )
  })

  test.each([
    { title: 'a file that is too large', body: () => toForm(new Uint8Array(65 * 2 ** 20)), status: 413 },
    { title: 'a file in a different field', body: () => toForm('Handle\n', 'upload'), status: 400 },
    { title: 'an image', body: () => toForm(new Uint8Array([0xff, 0xd8, 0xff])), status: 422 },
    {
      title: 'a body that is not a form',
      body: () => 'file=x',
      type: 'application/x-www-form-urlencoded',
      status: 415,
    },
    { title: 'an incomplete form', body: () => '--x\r\n', type: 'multipart/form-data; boundary=x', status: 400 },
  ])('$title is rejected with $status and a message', async ({ body, type, status }) => {
    const response = await sendFile(body(), type)
    expect(response.status).toBe(status)
    expect(z.strictObject({ error: z.string().min(5) }).parse(await response.json())).toBeTruthy()
  })
})

test('uploads have a rate limit', async () => {
  const empty = { method: 'POST', headers: { Origin: store.url, Cookie: session }, body: new URLSearchParams() }
  for (let n = 0; n <= LIMIT; n++) {
    const response = await fetch(`${store.url}/uploads`, empty)
    if (response.status !== 429) continue
    expect(await readMessage(response)).toBe('Too many uploads from your connection. Please try again in a minute.')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    return
  }
  expect.unreachable('no request was rejected')
})

describe('photos of new products', () => {
  const path = '/uploads/products'
  const listDrafts = async () => {
    const { rows } = await database.db.$client.query<{ name: string }>(
      "select name from products where status = 'draft' order by name",
    )
    return rows.map(({ name }) => name)
  }

  test('without a category, photos are rejected with a reason, and the page links to the form for a new category', async () => {
    const rows = await database.db.delete(categories).returning()
    const photos = [{ bytes: await image().jpeg().toBuffer() }]
    const response = await send(photos, { path })
    expect([response.status, await readMessage(response)]).toEqual([
      409,
      expect.stringMatching(/^Add a category first/),
    ])
    expect((await send(photos, { path, accept: 'text/html' })).headers.get('location')).toBe('/admin/products/drafts')
    expect((await readPage(store.url, '/admin/products/drafts', session)).html).toContain(
      'href="/admin/categories/new"',
    )
    await database.db.insert(categories).values(rows)
  })

  test('an accepted photo becomes a draft, but a rejected photo does not', async () => {
    const bytes = await image().jpeg().toBuffer()
    const added = await send([{ bytes, name: 'linen_dress.jpg' }], { path })
    expect(added.status).toBe(200)
    const photo = contract.extend({ created: z.boolean() })
    expect(photo.parse(await added.json())).toMatchObject({
      public_id: expect.stringMatching(/^products\//),
      created: true,
    })
    const again = await send([{ bytes, name: 'linen_dress.jpg' }], { path })
    expect(photo.parse(await again.json()).created).toBe(false)
    const rejected = await send([{ bytes: Buffer.from('no image'), name: 'notes.jpg' }], { path })
    expect(rejected.status).toBe(415)
    expect(await readMessage(rejected)).toBe('This is not a JPEG, PNG, WebP or AVIF image.')
    expect(await listDrafts()).toEqual(['Linen dress'])
  })

  test('without JavaScript, a form adds the valid photos, and the next page says why the others were not added', async () => {
    const cape = { bytes: await image().jpeg().toBuffer(), name: 'cape.jpg' }
    await send([{ ...cape, name: 'Cape.jpg' }], { path })
    const photos = [
      cape,
      { bytes: await image().jpeg().toBuffer(), name: 'coat.jpg' },
      { bytes: Buffer.from('no image'), name: 'notes<b>.jpg' },
      { bytes: await image().png().toBuffer(), name: 'kaftan.png' },
    ]
    const response = await send(photos, { path, accept: 'text/html' })
    expect(response.status).toBe(303)
    const { text } = await readPage(store.url, response.headers.get('location') ?? '', session)
    expect(text).toMatch(/2 drafts created\.\s*1 photo is already on a product, so no draft was created for it\./)
    expect(text).toContain('notes<b>.jpg: This is not a JPEG, PNG, WebP or AVIF image.')
    expect(await listDrafts()).toEqual(['Cape', 'Coat', 'Kaftan', 'Linen dress'])
  })

  test.each([
    ['no file', () => [], 'No photos were selected.'],
    [
      'too many files',
      () => Array.from({ length: 21 }, () => ({ bytes: Buffer.from('x') })),
      'At most 20 photos can be added at once.',
    ],
    [
      'a large file',
      () => [{ bytes: Buffer.alloc(26 * 2 ** 20) }],
      'One of these photos is larger than 25 MB. Add the others without it.',
    ],
  ])('without JavaScript, the page says why photos were rejected: %s', async (_, photos, message) => {
    const { headers } = await send(photos(), { path, accept: 'text/html' })
    expect((await readPage(store.url, headers.get('location') ?? '', session)).text).toContain(message)
  })

  test('strangers cannot add photos', async () => {
    const photos = [{ bytes: await image().jpeg().toBuffer() }]
    expect((await send(photos, { path, cookie: '' })).status).toBe(401)
    expect(await listDrafts()).toHaveLength(4)
  })
})

describe('a clip', () => {
  const sendClip = (bytes: Uint8Array, options: UploadOptions = {}) =>
    send([{ bytes, name: 'film.mp4', type: 'video/mp4' }], { path: '/uploads/video', use: 'clip', ...options })

  test('is stored once, with its size, and served in ranges', async () => {
    const film = createMp4({ frame: 'silk' })
    const response = await sendClip(film)
    expect(response.status).toBe(200)
    const { url, ...rest } = z.looseObject({ url: z.string() }).parse(await response.json())
    expect(rest).toEqual({ bytes: film.length, type: 'mp4' })
    expect(url).toMatch(/^\/media\/clips\/[0-9a-f]{64}\.mp4$/)
    expect(await (await sendClip(film)).json()).toMatchObject({ url })
    const { rows } = await database.db.$client.query('select width, height, bytes from uploads where url = $1', [url])
    expect(rows).toEqual([{ width: 960, height: 1200, bytes: film.length }])

    const read = (headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
      fetch(`${store.url}${url}`, { method, headers })
    const whole = await read()
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(film.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(Buffer.from(await whole.bytes()).equals(film)).toBe(true)
    const part = await read({ Range: 'bytes=4-7', 'If-Range': whole.headers.get('etag') ?? '' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${film.length}`])
    expect(await part.text()).toBe('ftyp')
    expect(await (await read({ Range: 'bytes=-4' })).text()).toBe('silk')
    expect((await read({ Range: 'bytes=4-7', 'If-Range': '"other"' })).status).toBe(200)
    expect((await read({ Range: `bytes=${film.length}-` })).status).toBe(416)
    const head = await read({ Range: 'bytes=4-7' }, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(film.length)])
  })

  test.each([
    { name: 'with sound', film: createMp4({ hasSound: true }), status: 415, message: /has sound/ },
    { name: 'longer than ten seconds', film: createWebm({ seconds: 11 }), status: 415, message: /10 seconds/ },
    { name: 'with an unusual codec', film: createMp4({ codec: 'hvc1' }), status: 415, message: /H\.264/ },
    { name: 'that is incomplete', film: createMp4().subarray(0, -1), status: 415, message: /incomplete/ },
    { name: 'that is an image', film: Buffer.from('\xff\xd8\xff', 'latin1'), status: 415, message: /not an MP4/ },
    { name: 'larger than 8 MB', film: createMp4({ frame: 'x'.repeat(2 ** 23) }), status: 413, message: /8 MB/ },
  ])('$name is rejected, and nothing is stored', async ({ film, status, message }) => {
    const before = [listFiles(), await countRows()]
    const response = await sendClip(film)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ error: expect.stringMatching(message) })
    expect([listFiles(), await countRows()]).toEqual(before)
  })

  test('can be uploaded only by staff', async () => {
    expect((await sendClip(createMp4(), { cookie: '' })).status).toBe(401)
  })
})
