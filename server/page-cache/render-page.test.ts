import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handleError } from '#app/entry.server.tsx'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { type Database, db } from '#app/platform/db/db.server.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { createPageRenderer } from '#server/page-cache/render-page.ts'
import { createOnePageBuild } from '#tests/support/one-page-build.ts'
import { until } from '#tests/support/until.ts'

const replicaDb = databaseOn(new Pool())
const connectionError = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const ONE = { url: new URL('http://localhost/one'), route: 'one', prefix: '', requestId: 'a1b2' }

/** Creates a store with one page. Each render waits until its function in `rendering` is called. */
function createStore() {
  const rendering: (() => void)[] = []
  const counts = { now: 0, max: 0, begun: 0 }
  async function render(): Promise<Response> {
    counts.begun++
    counts.max = Math.max(counts.max, ++counts.now)
    await new Promise<void>((resolve) => rendering.push(resolve))
    counts.now--
    return new Response('one')
  }
  const renderPage = createPageRenderer(createOnePageBuild({ render }), { secure: false, cdn: false, replica: null })
  const request = (index: number) => renderPage({ ...ONE, url: new URL(`http://localhost/one?page=${index}`) })
  return { request, rendering, counts }
}

test('at most eight pages render at a time, and all are served', async () => {
  const { request, rendering, counts } = createStore()
  const requested = Array.from({ length: 20 }, (_, index) => request(index))
  for (let ended = 0; ended < 20; ended++) {
    await until(() => rendering.length > 0)
    rendering.shift()?.()
  }
  expect((await Promise.all(requested)).map(({ kind }) => kind)).toEqual(Array(20).fill('other'))
  expect(counts).toEqual({ now: 0, max: 8, begun: 20 })
})

test('a page that waits too long in the queue is not rendered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { request, rendering, counts } = createStore()
  const requested = Array.from({ length: 9 }, (_, index) => request(index))
  await until(() => rendering.length === 8)
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await Promise.all(requested)).map(({ kind }) => kind)).toEqual(Array(9).fill('away'))
  for (const end of rendering) end()
  await until(() => counts.now === 0)
  await new Promise(setImmediate)
  expect(counts.begun).toBe(8)
})

test.each([
  { status: 200, body: 'without tags' },
  { status: 410, body: 'gone' },
  { status: 204, body: null },
  { status: 304, body: null },
])('a response with status $status that is not a page keeps its body ($body)', async ({ status, body }) => {
  const build = createOnePageBuild({ render: () => new Response(body, { status }) })
  const rendered = await createPageRenderer(build, { secure: false, cdn: false, replica: null })(ONE)
  if (rendered.kind !== 'other') throw new Error('Expected a response that is not cached')
  const { other } = rendered
  expect([other.status, await other.text()]).toEqual([status, body ?? ''])
  expect(other.headers.get('Cache-Control')).toBe('no-cache')
})

type RenderedPage = {
  readonly init?: ResponseInit
  readonly cdn?: boolean
  readonly prefix?: string
  readonly path?: string
}

/** Returns the status and headers of the page as it is cached; null if it is not cached. */
async function renderCachedHead({ init = {}, cdn = false, prefix = '', path = '/one' }: RenderedPage) {
  const html = { 'Content-Type': 'text/html', ...init.headers }
  const build = createOnePageBuild({
    path: path.slice(1).replace('.data', ''),
    loader: ({ context }) => {
      tagPage(context, 'settings')
      return null
    },
    render: () => new Response('<script>one()</script>', { ...init, headers: html }),
  })
  const url = new URL(`http://localhost${prefix && `/${prefix}`}${path}`)
  const rendered = await createPageRenderer(build, { secure: false, cdn, replica: null })({ ...ONE, url, prefix })
  if (rendered.kind !== 'page') return null
  const flat = rendered.page.unchangedHead.toPairs('hit', 'a1b2')
  const headers = new Headers(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : [])))
  return { status: rendered.page.status, headers }
}

test('a page has its inline scripts in the content security policy, and can be found by search engines', async () => {
  const { headers = new Headers() } = (await renderCachedHead({})) ?? {}
  expect(headers.get('Content-Security-Policy')).toMatch(/script-src[^;]*'sha256-/)
  expect(headers.get('X-Robots-Tag')).toBeNull()
})

test.each([
  { what: 'a page that was not found', rendered: { init: { status: 404 } } },
  { what: 'the data of a page', rendered: { path: '/one.data' } },
  { what: 'an order page', rendered: { path: '/order/one' } },
  { what: 'an order page in a different locale', rendered: { path: '/order/one', prefix: 'de' } },
])('$what is hidden from search engines', async ({ rendered }) => {
  expect((await renderCachedHead(rendered))?.headers.get('X-Robots-Tag')).toBe('noindex')
})

test.each([
  { what: 'with status 200', rendered: { cdn: true }, mayStore: true },
  { what: 'with status 404', rendered: { cdn: true, init: { status: 404 } }, mayStore: false },
  {
    what: 'with its own Cache-Control',
    rendered: { cdn: true, init: { headers: { 'Cache-Control': 'no-store' } } },
    mayStore: false,
  },
  { what: 'of a store without a CDN', rendered: { cdn: false }, mayStore: false },
])('a CDN may store a page $what: $mayStore', async ({ rendered, mayStore }) => {
  const head = await renderCachedHead(rendered)
  expect(head?.headers.has('CDN-Cache-Control')).toBe(mayStore)
  const cacheControl = rendered.init?.headers?.['Cache-Control'] ?? 'no-cache'
  if (!mayStore) expect(head?.headers.get('Cache-Control')).toBe(cacheControl)
})

test.each([{ status: 410 }, { headers: { 'Set-Cookie': 'a=b' } }])('a response with %j is not cached', async (init) => {
  expect(await renderCachedHead({ init })).toBeNull()
})

/**
 * Renders the page of a store, which has a replica if `replicaDatabase` is not null. `load` returns the page's data
 * from a database.
 */
async function renderWith(replicaDatabase: Database | null, load: (database: Database) => Promise<string>) {
  const databases: Database[] = []
  const build = createOnePageBuild({
    loader: ({ context }) => {
      const database = context.get(pageDatabase)
      databases.push(database)
      tagPage(context, 'settings')
      return load(database)
    },
    render: (_request, status) => new Response('one', { status }),
    handleError,
  })
  const suspend = vi.fn<(error: unknown) => void>()
  const renderPage = createPageRenderer(build, {
    secure: false,
    cdn: false,
    replica: { database: () => replicaDatabase, suspend },
  })
  const { kind } = await renderPage(ONE)
  return { kind, databases, suspensions: suspend.mock.calls.map(([error]) => error) }
}

test('a page is read from an available replica, otherwise from the primary', async () => {
  const load = async () => 'here'
  expect(await renderWith(replicaDb, load)).toEqual({ kind: 'page', databases: [replicaDb], suspensions: [] })
  expect(await renderWith(null, load)).toEqual({ kind: 'page', databases: [db], suspensions: [] })
})

test('a page that fails on the replica is rendered on the primary, and the failure suspends the replica without being logged', async () => {
  const rendered = renderWith(replicaDb, async (database) => {
    if (database === replicaDb) throw connectionError
    return 'here'
  })
  expect(await rendered).toEqual({ kind: 'page', databases: [replicaDb, db], suspensions: [connectionError] })
  expect(log.error).not.toHaveBeenCalled()
})

test('a replica that does not respond delays a page by two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const load = vi.fn((database: Database) =>
    database === replicaDb ? new Promise<string>(() => {}) : Promise.resolve('here'),
  )
  const rendered = renderWith(replicaDb, load)
  await until(() => load.mock.calls.length === 1)
  await vi.advanceTimersByTimeAsync(2_000)
  const timeoutError = expect.objectContaining({ name: 'TimeoutError' })
  expect(await rendered).toEqual({ kind: 'page', databases: [replicaDb, db], suspensions: [timeoutError] })
})

test.each([
  { what: 'no database responds', error: connectionError, kind: 'away' },
  { what: 'the page itself fails', error: new TypeError('a bug'), kind: 'other' },
])('if $what, the replica is not suspended, and the error is logged once', async ({ error, kind }) => {
  const load = () => Promise.reject(error)
  expect(await renderWith(replicaDb, load)).toEqual({ kind, databases: [replicaDb, db], suspensions: [] })
  expect(log.error).toHaveBeenCalledOnce()
})
