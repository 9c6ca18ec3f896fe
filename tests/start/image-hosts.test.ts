import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { type FakeHost, startFakeCloudinary, startFakeS3 } from '#tests/support/image-hosts.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { type StoreProcess, startStore, waitForOutput } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Tests the built store with images stored elsewhere. Two small local servers act as the hosts.

const cloud = {
  cloudName: 'lumina',
  preset: 'unsigned',
  mediaUrl: 'https://res.cloudinary.com',
  key: { id: 'test-id', secret: 'test-secret' },
}

let s3: FakeHost
let cloudinary: FakeHost

beforeAll(async () => {
  s3 = await startFakeS3('images')
  cloudinary = await startFakeCloudinary(cloud)
})
afterAll(() => Promise.all([s3.close(), cloudinary.close()]))

const stores = [
  {
    store: 's3',
    host: () => s3,
    env: () => ({
      S3_BUCKET: 'images',
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: s3.url,
      S3_ACCESS_KEY_ID: 'test-key',
      S3_SECRET_ACCESS_KEY: 'test-secret',
    }),
    address: /^\/media\/products-amara\/[0-9a-f]{64}\.jpg$/,
    images: "img-src 'self' data: blob:;",
  },
  {
    store: 'cloudinary',
    host: () => cloudinary,
    env: () => ({
      CLOUDINARY_CLOUD_NAME: 'lumina',
      CLOUDINARY_UPLOAD_PRESET: 'unsigned',
      CLOUDINARY_API_URL: cloudinary.url,
    }),
    address: /^https:\/\/res\.cloudinary\.com\/lumina\/image\/upload\/v1700000000\/products-amara\/[0-9a-f-]{36}\.jpg$/,
    images: "img-src 'self' data: blob: https://res.cloudinary.com;",
  },
] as const

describe.each(stores)('a store with IMAGE_STORE=$store', ({ store, host, env, address, images }) => {
  let server: StoreProcess
  let cookie: string

  beforeAll(async () => {
    server = await startStore({ env: { DEMO_DATA: 'off', IMAGE_STORE: store, ...env() } })
    const { db, close } = openStoreDatabase(server)
    cookie = (await openStaffSession(db, server)).cookie
    await close()
  })
  afterAll(() => server?.stop())

  async function upload(background: string): Promise<{ status: number; body: unknown; url: string }> {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], 'dress.png', { type: 'image/png' }))
    form.append('upload_preset', 'somebody-else')
    form.append('folder', 'products/Amara')
    const headers = { Origin: server.url, Cookie: cookie }
    const response = await fetch(`${server.url}/uploads`, { method: 'POST', headers, body: form })
    const body: unknown = await response.json()
    const url = typeof body === 'object' && body && 'secure_url' in body ? String(body.secure_url) : ''
    return { status: response.status, body, url }
  }

  test('stores an upload on the host, and serves uploaded images and those of the theme', async () => {
    const { status, body, url } = await upload('#a02040')
    expect(status).toBe(200)
    expect(body).toEqual({ secure_url: url, public_id: expect.any(String), width: 900, height: 600 })
    expect(url).toMatch(address)
    expect([...host().files.keys()].some((name) => name.includes('products-amara/'))).toBe(true)

    const home = await fetch(server.url)
    expect(home.headers.get('content-security-policy')).toContain(images)
    const [theme = ''] = /\/media\/w_[^/]+\/site\/[0-9a-f]+\.jpg/.exec(await home.text()) ?? []
    const shown = [theme, ...(url.startsWith('/') ? [url, getSizedImageUrl(url, 'thumbnail')] : [])]
    for (const path of shown) {
      const image = await fetch(server.url + path)
      expect(image.headers.get('content-type'), path).toBe('image/jpeg')
      expect((await sharp(await image.bytes()).metadata()).format).toBe('jpeg')
    }
  })

  test('reports the host’s rejection and recovers', async () => {
    host().failWith = 400
    onTestFinished(() => {
      host().failWith = null
    })
    expect(await upload('#20a040')).toMatchObject({ status: 502, body: { error: { message: 'Upload failed' } } })
    await waitForOutput(server, /"event":"upload-failed"/)
    expect(server.output()).not.toContain('test-secret')
    host().failWith = null
    expect((await upload('#20a040')).status).toBe(200)
  })
})
