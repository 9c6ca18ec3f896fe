import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDrafts } from '#app/platform/images/drafts.server.ts'
import { withUpload } from '#app/platform/images/read-upload.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumina-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const FORM = [
  '--edge',
  'Content-Disposition: form-data; name="folder"',
  '',
  'products/Amara',
  '--edge',
  'Content-Disposition: form-data; name="file"; filename="a.jpg"',
  'Content-Type: image/jpeg',
  '',
  'bytes\r\n--edg\r\nof an image',
  '--edge--',
  '',
].join('\r\n')

function createRequest(chunks: readonly string[]): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(Buffer.from(chunk))
      controller.close()
    },
  })
  const headers = { 'Content-Type': 'multipart/form-data; boundary=edge' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return new Request('http://shop.test/uploads', init)
}

test('a form is read completely, wherever its chunks end', async () => {
  const drafts = openDrafts(folder)
  const cuts = Array.from({ length: FORM.length }, (_, index) => [FORM.slice(0, index), FORM.slice(index)])
  for (const chunks of [[FORM], [...FORM], ...cuts]) {
    const read = await withUpload(createRequest(chunks), drafts, async (upload) => {
      if (!upload.ok) return upload.message
      return `${upload.form.get('folder')}: ${await readFile(upload.paths[0] ?? '', 'utf8')}`
    })
    expect(read, `cut after ${chunks[0]?.length}`).toBe('products/Amara: bytes\r\n--edg\r\nof an image')
  }
  expect(await readdir(folder)).toEqual([])
})

test('an incomplete form is rejected', async () => {
  const truncated = FORM.slice(0, -8)
  const read = await withUpload(createRequest([truncated]), openDrafts(folder), async (upload) => upload)
  expect(read).toEqual({ ok: false, rejection: 'unreadable', status: 400, message: 'This upload could not be read.' })
})
