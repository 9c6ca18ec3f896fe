import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '#app/platform/log.server.ts'
import { createHandle } from '#server/handle.ts'
import { onePageBuild } from '#tests/support/one-page-build.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
  vi.restoreAllMocks()
})

/** Serves a store of one page, whose HTML breaks off in the midst of being made, and asks for that page. */
async function requestBrokenPage(init: RequestInit): Promise<Response> {
  const broken = () => new ReadableStream({ pull: (controller) => controller.error(new Error('out of ink')) })
  const build = onePageBuild({
    render: () => new Response(broken(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    handleError: () => {}, // that no form is taken there
  })
  server = createServer(createHandle({ build, findFile: null })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('It does not listen')
  return await fetch(`http://127.0.0.1:${address.port}/one`, init)
}

test.each([
  { what: 'is read', init: {} },
  { what: 'is sent a form', init: { method: 'POST', body: new URLSearchParams({ a: '1' }) } },
])('a page that breaks when it $what is logged and answered with an apology', async ({ init }) => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const answer = await requestBrokenPage({ ...init, headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' } })
  expect(answer.status).toBe(500)
  const number = answer.headers.get('X-Request-Id')
  expect(await answer.text()).toContain(`Reference: ${number}`)
  expect(logged).toHaveBeenCalledWith({ request: number, err: expect.any(Error) }, 'a request failed')
})
