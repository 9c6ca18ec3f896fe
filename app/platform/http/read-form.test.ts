import { expect, test } from 'vitest'
import { readForm } from '#app/platform/http/read-form.ts'

function createRequest(type: string | null, body: string | null): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers: type ? { 'Content-Type': type } : {} })
}

test('a URL-encoded form and a multipart form are read', async () => {
  const parts = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'
  for (const request of [
    createRequest('application/x-www-form-urlencoded', 'a=1'),
    createRequest('multipart/form-data; boundary=x', parts),
  ]) {
    expect(Array.from(await readForm(request))).toEqual([['a', '1']])
  }
})

test.each([
  { body: 'a missing body', request: createRequest(null, null) },
  { body: 'JSON', request: createRequest('application/json', '{}') },
  { body: 'a multipart body without a boundary', request: createRequest('multipart/form-data', 'a') },
  { body: 'an empty boundary', request: createRequest('multipart/form-data; boundary=', 'a') },
  { body: 'a body without parts', request: createRequest('multipart/form-data; boundary=x', 'a=1') },
])('$body is rejected as a client error', async ({ request }) => {
  await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } })
})
