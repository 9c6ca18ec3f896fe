import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendImage } from '#app/platform/images/send-image.ts'

const JPEG = '\xff\xd8\xff\xe0'
const stored = { secure_url: '/media/a.jpg', public_id: 'a', width: 4, height: 5 }

let sentForms: FormData[] = []
let response = { status: 200, text: JSON.stringify(stored), retryAfter: '' }

/** Responds to every upload with `response`. */
class FakeUpload {
  upload = {}
  status = 0
  responseText = ''
  onload = () => {}
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return response.retryAfter
  }
  send(body: FormData) {
    sentForms.push(body)
    Object.assign(this, { status: response.status, responseText: response.text })
    this.onload()
  }
}

beforeEach(() => {
  sentForms = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
})
afterEach(() => vi.unstubAllGlobals())

const send = (content: Buffer | string) => {
  const file = new File([new Uint8Array(Buffer.from(content.toString('latin1'), 'latin1'))], 'a.jpg')
  return sendImage(file, 'products/Top', { signal: new AbortController().signal, onProgress: () => {} })
}

test.each([
  { file: 'an HTML page', content: '<!doctype html>', reason: 'This is not a JPEG, PNG, WebP or AVIF image.' },
  {
    file: 'an image from a phone',
    content: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    reason: 'HEIC images are not supported. Export this one as JPEG and upload that.',
  },
  { file: 'an empty file', content: '', reason: 'This file is empty.' },
  {
    file: 'a file larger than 25 MB',
    content: Buffer.alloc(25 * 2 ** 20 + 1, JPEG, 'latin1'),
    reason: 'This file is larger than 25 MB.',
  },
])('$file is rejected with a reason before it is sent', async ({ content, reason }) => {
  expect(await send(content)).toEqual({ ok: false, reason, canRetry: false })
  expect(sentForms).toEqual([])
})

test('an image is sent with its folder, and its URL and size are read', async () => {
  response = { status: 200, text: JSON.stringify(stored), retryAfter: '' }
  expect(await send(JPEG)).toEqual({ ok: true, file: { url: '/media/a.jpg', publicId: 'a', width: 4, height: 5 } })
  expect([...(sentForms[0]?.keys() ?? [])]).toEqual(['upload_preset', 'folder', 'file'])
  expect(sentForms[0]?.get('folder')).toBe('products/Top')
})

const damaged = 'This image is damaged and cannot be read. Export it again.'
test.each([
  { status: 422, text: JSON.stringify({ error: { message: damaged } }), is: { reason: damaged, canRetry: false } },
  { status: 413, text: '', is: { reason: 'Upload failed', canRetry: false } },
  { status: 503, text: 'away', is: { reason: 'Upload failed', canRetry: true } },
  { status: 200, text: '{}', is: { reason: 'Upload failed', canRetry: true } },
  { status: 429, text: '', retryAfter: '30', is: { reason: 'Upload failed', canRetry: true, waitMs: 30_000 } },
])('an upload fails if the response has the status $status and the body "$text"', async ({ is, ...rest }) => {
  response = { retryAfter: '', ...rest }
  expect(await send(JPEG)).toEqual({ ok: false, ...is })
})
