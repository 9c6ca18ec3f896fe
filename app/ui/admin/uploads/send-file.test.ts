import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { sendFile } from '#app/ui/admin/uploads/send-file.ts'

afterEach(() => vi.unstubAllGlobals())

const responseSchema = z.object({ to: z.string() })
const files = ['a', 'b'].map((name) => new File([name], `${name}.md`))

test('files are sent as one form with additional fields, and the response is returned', async () => {
  const fetchMock = vi.fn(async (_to: string, _init: RequestInit) => Response.json({ to: '/admin/import/1' }))
  vi.stubGlobal('fetch', fetchMock)
  expect(await sendFile('/admin/import/file', files, responseSchema, { kind: 'pages' })).toEqual({
    to: '/admin/import/1',
  })
  const [to, { method, body } = {}] = fetchMock.mock.calls[0] ?? []
  expect([to, method]).toEqual(['/admin/import/file', 'POST'])
  expect(body instanceof FormData && [...body.keys()]).toEqual(['file', 'file', 'kind'])
})

test.each([
  {
    what: 'a rejected file',
    response: () => Response.json({ error: 'This file is empty.' }),
    error: 'This file is empty.',
  },
  {
    what: 'a logged-out user',
    response: () => Response.json({ error: { message: 'Please log in first.' } }, { status: 401 }),
    error: 'Please log in first.',
  },
  { what: 'an error page', response: () => new Response('<html>'), error: /could not be uploaded/ },
  { what: 'an unexpected response', response: () => Response.json({}), error: /could not be uploaded/ },
  {
    what: 'no network',
    response: () => Promise.reject(new TypeError('Failed to fetch')),
    error: /could not be uploaded/,
  },
])('$what leads to an error message', async ({ response, error }) => {
  vi.stubGlobal('fetch', async () => response())
  const result = await sendFile('/admin/import/file', new File(['a'], 'a.csv'), responseSchema)
  expect('error' in result && result.error).toMatch(error)
})
