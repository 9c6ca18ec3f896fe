import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { CachedPage } from '#app/platform/cache/cached-page.ts'
import { createPageCache } from '#app/platform/cache/page-cache.ts'
import type { PageCopies } from '#app/platform/cache/page-copies.server.ts'
import { createCachedPages } from '#server/page-cache/cached-pages.ts'
import type { RenderPage } from '#server/page-cache/render-page.ts'
import { createRequestContext } from '#server/request-context.ts'
import { until } from '#tests/support/until.ts'

const closing: (() => void)[] = []
const failures: unknown[] = []
afterEach(() => {
  expect(failures.splice(0)).toEqual([])
  for (const close of closing.splice(0)) close()
})

function createPage(text: string, { status = 200, versions = {} } = {}): CachedPage {
  const body = new TextEncoder().encode(text)
  return new CachedPage({ status, head: [], caching: [], body, tags: new Set(['catalog']), route: 'one', versions })
}

/** Starts a server of pages under /one. For a response that is not a page, it sends only the status. */
async function openServer(renderPage: RenderPage, copies: Pick<PageCopies, 'load'> | null = null) {
  const pages = createPageCache<CachedPage, Response>({ maxBytes: 1_000_000 })
  pages.setConnected(true)
  const cached = createCachedPages({
    pages,
    copies: copies && { expire: () => {}, setConnected: () => {}, maintain: async () => {}, ...copies },
    renderPage,
    getCacheKey: ({ pathname }) => (pathname.startsWith('/one') ? pathname : null),
  })
  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    res.setHeader('X-Known', 'yes')
    if (cached.sendKnown(req, res)) return
    res.setHeader('X-Known', 'no')
    const url = new URL(req.url ?? '', `http://${req.headers.host}`)
    const requestContext = createRequestContext(req, res)
    const found = await cached.findPage({ ...requestContext, route: 'one', pathname: url.pathname }, url)
    if (found && found !== 'away' && 'page' in found) cached.sendPage(req, res, found, requestContext.info.id)
    else res.writeHead(found instanceof Response ? found.status : found === 'away' ? 503 : 404).end()
  }
  const server = createServer((req, res) => {
    serve(req, res).catch((error: unknown) => {
      failures.push(error)
      res.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  async function send(path: string, { method = 'GET', ...headers }: Record<string, string> = {}) {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, method, headers, agent: false }, resolve).on('error', reject).end()
    })
    const body = await buffer(response)
    const { 'x-known': known, 'x-cache': cache, etag } = response.headers
    return { status: response.statusCode, known, cache, etag, body, text: body.toString() }
  }
  return { pages, cached, send }
}

test('the cache key of a host and URL is remembered until URLs may lead to different pages', async () => {
  const { cached, pages, send } = await openServer(async ({ url }) => ({ kind: 'page', page: createPage(url.href) }))
  const first = await send('/one?planted', { Host: 'store.example' })
  expect(first).toMatchObject({ status: 200, cache: 'miss', known: 'no', text: 'http://store.example/one' })
  expect(await send('/one?planted', { Host: 'store.example' })).toMatchObject({ cache: 'hit', known: 'yes' })
  expect(await send('/one', { Host: 'store.example' })).toMatchObject({ cache: 'hit', known: 'no' })
  expect(await send('/one?planted', { Host: 'store.example' })).toMatchObject({ cache: 'hit', known: 'yes' })
  expect(await send('/one', { Host: 'other.example' })).toMatchObject({ text: 'http://other.example/one', known: 'no' })
  const form = { method: 'POST', Host: 'other.example' }
  expect(await send('/one', form)).toMatchObject({ known: 'no' })
  cached.forgetKnown()
  expect(await send('/one', { Host: 'other.example' })).toMatchObject({ cache: 'hit', known: 'no' })
  pages.expire('all')
  expect(await send('/one', { Host: 'other.example' })).toMatchObject({ cache: 'miss', known: 'no' })
})

test('URLs without a page and very long URLs are not remembered', async () => {
  const { send } = await openServer(async ({ url }) => ({
    kind: 'page',
    page: createPage('one', { status: url.pathname === '/one' ? 200 : 404 }),
  }))
  const host = 'a.example'
  const withLength = (length: number) => `/one?${'x'.repeat(length - host.length - '/one?'.length)}`
  for (const [path, known] of [
    ['/one-missing', 'no'],
    [withLength(500), 'yes'],
    [withLength(501), 'no'],
  ] as const) {
    await send(path, { Host: host })
    expect(await send(path, { Host: host })).toMatchObject({ cache: 'hit', known })
  }
})

test('a client that has the page gets a 304, and a HEAD request gets no body', async () => {
  const { send } = await openServer(async ({ url }) => ({
    kind: 'page',
    page: createPage('one', { status: url.pathname === '/one' ? 200 : 404 }),
  }))
  const { etag = '' } = await send('/one')
  const known = { 'If-None-Match': etag }
  expect(await send('/one', known)).toMatchObject({ status: 304, etag, cache: 'hit', text: '' })
  expect(await send('/one', { 'If-None-Match': 'W/"other"' })).toMatchObject({ status: 200, text: 'one' })
  expect(await send('/one-missing', known)).toMatchObject({ status: 404, etag, text: 'one' })
  expect(await send('/one', { method: 'HEAD' })).toMatchObject({ status: 200, etag, text: '' })
})

test('a compressed page that is requested again becomes smaller in the background', async () => {
  const text = Array.from({ length: 500 }, (_, index) => `<li>Dress ${(index * 7_919) % 1_000} of linen</li>`).join('')
  const page = createPage(text)
  const { pages, send } = await openServer(async () => ({ kind: 'page', page }))
  const compressed = { 'Accept-Encoding': 'br' }
  const first = await send('/one', compressed)
  expect(brotliDecompressSync(first.body).toString()).toBe(text)
  expect(page.findEncoded('br')?.isSmallest).toBe(false)
  const { bytes } = pages.statistics()
  expect((await send('/one', compressed)).body).toEqual(first.body)
  await until(() => page.findEncoded('br')?.isSmallest === true)
  await until(() => pages.statistics().bytes < bytes)
  const again = await send('/one', compressed)
  expect(again.body.length).toBeLessThan(first.body.length)
  expect(brotliDecompressSync(again.body).toString()).toBe(text)
})

test('a parameter value that the page declares as a version gets its own page, but any other value does not', async () => {
  const rendered: string[] = []
  const { send } = await openServer(async ({ url: { pathname, search } }) => {
    rendered.push(pathname + search)
    return { kind: 'page', page: createPage(`one${search}`, { versions: { size: ['M'] } }) }
  })
  expect(await send('/one?size=M')).toMatchObject({ text: 'one?size=M' })
  expect(await send('/one?size=M')).toMatchObject({ text: 'one?size=M', cache: 'hit', known: 'yes' })
  expect(await send('/one?size=XS')).toMatchObject({ text: 'one' })
  expect(await send('/one.data?size=M')).toMatchObject({ text: 'one' })
  expect(rendered).toEqual(['/one', '/one?size=M', '/one.data'])
})

test('a response that is not a page is sent unchanged, and uncacheable URLs are not handled', async () => {
  const { send } = await openServer(async () => ({ kind: 'other', other: new Response(null, { status: 302 }) }))
  expect(await send('/one')).toMatchObject({ status: 302 })
  expect(await send('/two')).toMatchObject({ status: 404 })
})

test('without the database, a copy of the page is served if there is one', async () => {
  const load = async (key: string) => (key.endsWith('/one') ? { page: createPage('copy'), ageMs: 60_000 } : null)
  const { pages, send } = await openServer(async () => ({ kind: 'away' }), { load })
  expect(await send('/one')).toMatchObject({ status: 503 }) // no copy is served while the cache still learns of changes
  pages.setConnected(false)
  expect(await send('/one')).toMatchObject({ status: 200, cache: 'stale', text: 'copy' })
  expect(await send('/one-more')).toMatchObject({ status: 503 })
})
