import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { currentRequest } from '#app/platform/http/current-request.server.ts'
import { handleRoute } from '#server/handle-route.ts'
import { createOnePageBuild } from '#tests/support/one-page-build.ts'

/** A store with one page, which queries the database twice. */
const build = createOnePageBuild({
  loader() {
    const request = currentRequest()
    if (request) {
      request.queries += 2
      request.databaseMs += 3.25
    }
    return null
  },
  render: () => new Response('one'),
})

async function send(mode: 'development' | 'production'): Promise<Response> {
  const req = new IncomingMessage(new Socket())
  req.method = 'GET'
  req.push(null)
  const info = { id: 'a1b2', nonce: '', address: '127.0.0.1', isDatabaseDown: false }
  const context = new RouterContextProvider()
  const local = { prefix: '', pathname: '/one' }
  const requestContext = { req, res: new ServerResponse(req), info, context, wantsPage: false, route: 'one', ...local }
  return await handleRoute(build, mode)(requestContext, new URL('http://localhost/one'))
}

test('a response has a Server-Timing header only in development', async () => {
  const [development, production] = [await send('development'), await send('production')]
  expect(await development.text()).toBe('one')
  expect(development.headers.get('Server-Timing')).toMatch(
    /^db;desc="2 queries";dur=3\.\d, render;dur=0\.0, total;dur=\d+\.\d$/,
  )
  expect(await production.text()).toBe('one')
  expect(production.headers.has('Server-Timing')).toBe(false)
})
