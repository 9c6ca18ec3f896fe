import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handleError } from '#app/entry.server.tsx'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { type Database, db } from '#app/platform/db/db.server.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { pageRenderer } from '#server/page-cache/render-page.ts'
import { onePageBuild } from '#tests/support/one-page-build.ts'
import { until } from '#tests/support/until.ts'

const copy = databaseOn(new Pool())
const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A store of one page that is made when it is told to, with how many are being made. */
function shop() {
  const making: (() => void)[] = []
  const counts = { now: 0, most: 0, begun: 0 }
  async function make(): Promise<Response> {
    counts.begun++
    counts.most = Math.max(counts.most, ++counts.now)
    await new Promise<void>((resolve) => making.push(resolve))
    counts.now--
    return new Response('one')
  }
  const renderPage = pageRenderer(onePageBuild({ render: make }), { secure: false, cdn: false, replica: null })
  const ask = (index: number) =>
    renderPage({ url: new URL(`http://localhost/one?page=${index}`), route: 'one', requestId: 'a1b2' })
  return { ask, making, counts }
}

test('of many pages that are wanted at once, eight are made at a time, and all come', async () => {
  const { ask, making, counts } = shop()
  const asked = Array.from({ length: 20 }, (_, index) => ask(index))
  for (let ended = 0; ended < 20; ended++) {
    await until(() => making.length > 0)
    making.shift()?.()
  }
  expect((await Promise.all(asked)).map(({ made }) => made)).toEqual(Array(20).fill('other'))
  expect(counts).toEqual({ now: 0, most: 8, begun: 20 })
})

test('a page whose turn comes too late is not made any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { ask, making, counts } = shop()
  const asked = Array.from({ length: 9 }, (_, index) => ask(index))
  await until(() => making.length === 8)
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await Promise.all(asked)).map(({ made }) => made)).toEqual(Array(9).fill('away'))
  for (const end of making) end()
  await until(() => counts.now === 0)
  await new Promise(setImmediate)
  expect(counts.begun).toBe(8)
})

/** Makes the page of a store that has a replica where `given`; `load` answers what the page shows of a database. */
async function make(given: Database | null, load: (database: Database) => Promise<string>) {
  const asked: Database[] = []
  const build = onePageBuild({
    loader: ({ context }) => {
      const database = context.get(pageDatabase)
      asked.push(database)
      tagPage(context, 'settings')
      return load(database)
    },
    render: (_request, status) => new Response('one', { status }),
    handleError,
  })
  const leave = vi.fn<(error: unknown) => void>()
  const renderPage = pageRenderer(build, { secure: false, cdn: false, replica: { database: () => given, leave } })
  const { made } = await renderPage({ url: new URL('http://localhost/one'), route: 'one', requestId: 'a1b2' })
  return { made, asked, left: leave.mock.calls.map(([error]) => error) }
}

test('a page is read from the replica where it is given out, else from the database itself', async () => {
  const load = async () => 'here'
  expect(await make(copy, load)).toEqual({ made: 'page', asked: [copy], left: [] })
  expect(await make(null, load)).toEqual({ made: 'page', asked: [db], left: [] })
})

test('one that fails on the replica is read from the database itself at once, and only the replica hears of it', async () => {
  const made = make(copy, async (database) => {
    if (database === copy) throw away
    return 'here'
  })
  expect(await made).toEqual({ made: 'page', asked: [copy, db], left: [away] })
  expect(log.error).not.toHaveBeenCalled()
})

test('a replica that does not answer holds a page up for two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const load = vi.fn((database: Database) =>
    database === copy ? new Promise<string>(() => {}) : Promise.resolve('here'),
  )
  const made = make(copy, load)
  await until(() => load.mock.calls.length === 1)
  await vi.advanceTimersByTimeAsync(2_000)
  const late = expect.objectContaining({ name: 'TimeoutError' })
  expect(await made).toEqual({ made: 'page', asked: [copy, db], left: [late] })
})

test.each([
  { what: 'no database answers', error: away, made: 'away' },
  { what: 'the page itself is wrong', error: new TypeError('a bug'), made: 'other' },
])('where $what, that is no fault of the replica, and is logged once', async ({ error, made }) => {
  const load = () => Promise.reject(error)
  expect(await make(copy, load)).toEqual({ made, asked: [copy, db], left: [] })
  expect(log.error).toHaveBeenCalledOnce()
})
