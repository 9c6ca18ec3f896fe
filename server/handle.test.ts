import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '#app/platform/log.server.ts'
import { createHandle } from '#server/handle.ts'
import { createOnePageBuild } from '#tests/support/one-page-build.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
  vi.restoreAllMocks()
})

/** Requests the only page of a store. The page's HTML stream fails midway. */
async function requestBrokenPage(init: RequestInit): Promise<Response> {
  const broken = () => new ReadableStream({ pull: (controller) => controller.error(new Error('out of ink')) })
  const build = createOnePageBuild({
    render: () => new Response(broken(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    handleError: () => {}, // called for document requests, but not for form posts
  })
  server = createServer(createHandle({ build, findFile: null })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server is not listening')
  return await fetch(`http://127.0.0.1:${address.port}/one`, init)
}

test.each([
  { what: 'is requested', init: {} },
  { what: 'receives a form', init: { method: 'POST', body: new URLSearchParams({ a: '1' }) } },
])('if a page fails when it $what, the error is logged and an error page is sent', async ({ init }) => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const response = await requestBrokenPage({
    ...init,
    headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' },
  })
  expect(response.status).toBe(500)
  const requestId = response.headers.get('X-Request-Id')
  expect(await response.text()).toContain(`Reference: ${requestId}`)
  expect(logged).toHaveBeenCalledWith({ request: requestId, err: expect.any(Error) }, 'a request failed')
})
