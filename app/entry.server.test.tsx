import { getEventListeners } from 'node:events'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import handleRequest from '#app/entry.server.tsx'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { createRouteHandlers } from '#server/route-handlers.ts'
import { createOnePageBuild } from '#tests/support/one-page-build.ts'

test('the signal of a request does not keep the rendered page in memory', async () => {
  const listenerCounts: number[] = []
  const build = createOnePageBuild({
    render: async (request, ...about) => {
      const listeners = () => listenerCounts.push(getEventListeners(request.signal, 'abort').length)
      listeners()
      const pending = handleRequest(request, ...about)
      listeners()
      const response = await pending
      listeners()
      return response
    },
  })
  const context = new RouterContextProvider()
  context.set(requestInfo, { id: 'a1b2', nonce: 'n', address: '127.0.0.1', isDatabaseDown: false })
  const response = await createRouteHandlers(build, 'production')('one')(new Request('http://localhost/one'), context)
  expect(response.status).toBe(200)
  const [before = 0] = listenerCounts
  expect(listenerCounts).toEqual([before, before + 1, before])
})
