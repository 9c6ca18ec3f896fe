import { connect, createServer, type Server, type Socket } from 'node:net'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  type FollowedPages,
  followPageChanges,
  type PageChanges,
  readChanges,
} from '#app/platform/cache/page-changes.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase
let receivedEvents: string[]
let wasConnected: boolean | null = null
let following: PageChanges | null = null

beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(() => following?.stop())
afterAll(() => database.close())

/** A timeout long enough that a busy machine does not lose the connection. */
const GENEROUS = { responseMs: 20_000 }

/** Starts the change feed, waits until it is connected, and records all later events. */
async function follow(url = database.url, timeouts: { responseMs?: number } = GENEROUS): Promise<PageChanges> {
  receivedEvents = []
  wasConnected = null
  const pages = {
    expire: (tags: readonly string[] | 'all') =>
      receivedEvents.push(tags === 'all' ? 'all' : tags.toSorted().join(' ')),
    setConnected,
  }
  following = followPageChanges(url, pages, timeouts)
  await expectEvents('all', 'connected')
  receivedEvents = []
  return following
}

/** Records only differences, because every poll reports the same state. */
function setConnected(isConnected: boolean): void {
  if (isConnected !== wasConnected) receivedEvents.push(isConnected ? 'connected' : 'disconnected')
  wasConnected = isConnected
}

async function expectEvents(...events: readonly string[]): Promise<void> {
  await expect.poll(() => receivedEvents).toEqual(events)
}

const toInsertQuery = (...tags: readonly string[]) => `insert into page_changes (tags) values ('{${tags.join(',')}}')`

async function query(text: string): Promise<void> {
  await database.db.$client.query(text)
}

const CUT_CONNECTION = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'lumina pages' and datname = current_database()`

test('a committed change is received once, before caughtUp settles', async () => {
  const { caughtUp } = await follow()
  await query(toInsertQuery('settings', 'catalog'))
  await caughtUp()
  expect(receivedEvents).toEqual(['catalog settings'])
  await caughtUp()
  expect(receivedEvents).toHaveLength(1)
  await query(toInsertQuery('settings'))
  await query(toInsertQuery('all'))
  await caughtUp()
  expect(receivedEvents.at(-1)).toBe('all')
})

test('a change arrives even without a notification', async () => {
  await follow()
  await query(toInsertQuery('settings'))
  await expectEvents('settings')
  await query("insert into store_settings (key, value, category) values ('store_name', '1', 'general')")
  await expectEvents('settings', 'settings')
})

test('the connection is confirmed repeatedly', async () => {
  const setConnectedMock = vi.fn<(isConnected: boolean) => void>()
  following = followPageChanges(database.url, { expire: () => {}, setConnected: setConnectedMock })
  await expect.poll(() => setConnectedMock.mock.calls.filter(([isConnected]) => isConnected).length).toBeGreaterThan(3)
})

test('a transaction that began earlier and commits later is received, and concurrent transactions only once', async () => {
  const { caughtUp } = await follow()
  const [early, rolledBack] = [
    new Client({ connectionString: database.url }),
    new Client({ connectionString: database.url }),
  ]
  await Promise.all([early.connect(), rolledBack.connect()])
  for (const client of [early, rolledBack]) {
    await client.query('begin')
    await client.query(toInsertQuery('collections'))
  }
  await query(toInsertQuery('settings'))
  await caughtUp()
  await query(toInsertQuery('catalog'))
  await caughtUp()
  expect(receivedEvents).toEqual(['settings', 'catalog'])
  await early.query('commit')
  await rolledBack.query('rollback')
  await caughtUp()
  expect(receivedEvents).toEqual(['settings', 'catalog', 'collections'])
  await Promise.all([early.end(), rolledBack.end()])
})

test('changes from another server’s dump are ignored', async () => {
  const { caughtUp } = await follow()
  await query("insert into page_changes (tags, transaction) values ('{collections}', '900000000')")
  await query(toInsertQuery('catalog'))
  await caughtUp()
  await caughtUp()
  expect(receivedEvents).toEqual(['catalog'])
  await query("delete from page_changes where transaction = '900000000'")
})

test('a snapshot from another server means that everything changed', async () => {
  const read = await readChanges(database.db.$client, '900000000:900000000:')
  expect(read).toEqual({ snapshot: expect.stringMatching(/^\d+:\d+:/), tags: ['all'] })
})

test('a lost connection is reported immediately, and everything expires when the connection returns, so no change is missed', async () => {
  const { caughtUp } = await follow()
  await query(CUT_CONNECTION)
  await query(toInsertQuery('settings'))
  await caughtUp() // until then there is no connection, or a new one, which first expires everything
  await expect.poll(() => receivedEvents.at(-1)).toBe('connected')
  expect(receivedEvents.slice(0, 2)).toEqual(['disconnected', 'all'])
  expect(receivedEvents.slice(-2)).toEqual(['all', 'connected'])
  receivedEvents = []
  await query(toInsertQuery('catalog'))
  await caughtUp()
  expect(receivedEvents).toEqual(['catalog'])
})

test('a replica gets the required position before pages expire, and no position while the connection is lost', async () => {
  const reported: string[] = []
  const pages: FollowedPages = {
    expire: () => reported.push('old'),
    setConnected: () => {},
    requirePosition: (position) => reported.push(position?.lsn ?? 'nothing'),
  }
  following = followPageChanges(database.url, pages, GENEROUS)
  const { caughtUp } = following
  const walPosition = expect.stringMatching(/^[0-9A-F]+\/[0-9A-F]+$/)
  await expect.poll(() => reported).toEqual([walPosition, 'old'])
  const before = await database.db.$client.query('select pg_current_wal_insert_lsn()::text as lsn')
  await query(toInsertQuery('settings'))
  await caughtUp()
  expect(reported.slice(2)).toEqual([walPosition, 'old'])
  const isLater = 'select $1::pg_lsn > $2::pg_lsn as later'
  expect((await database.db.$client.query(isLater, [reported[2], before.rows[0]?.lsn])).rows).toEqual([{ later: true }])
  await caughtUp()
  expect(reported).toHaveLength(4)
  await query(CUT_CONNECTION)
  await expect.poll(() => reported.slice(4, 6)).toEqual(['nothing', 'old'])
})

test('a connection that no longer responds counts as lost', async () => {
  const proxy = await createFreezableProxy(database.url)
  try {
    const { caughtUp } = await follow(proxy.url, {})
    proxy.freeze()
    await caughtUp()
    expect(receivedEvents).toEqual(['disconnected', 'all'])
    proxy.thaw()
    await expect.poll(() => receivedEvents.slice(-2)).toEqual(['all', 'connected'])
  } finally {
    await following?.stop()
    proxy.close()
  }
})

test('without a database, the feed is never connected', async () => {
  receivedEvents = []
  wasConnected = null
  following = followPageChanges('postgres://nobody@127.0.0.1:1/none', {
    expire: (tags) => receivedEvents.push(String(tags)),
    setConnected,
  })
  await expect.poll(() => receivedEvents).toContain('disconnected')
  expect(receivedEvents).not.toContain('connected')
})

/** Starts a proxy to the database that forwards nothing while it is frozen. */
async function createFreezableProxy(
  url: string,
): Promise<{ url: string; freeze: () => void; thaw: () => void; close: () => void }> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server: Server = createServer((socket) => {
    const upstream = connect(Number(port), hostname)
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => isFrozen || to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  const address = server.address()
  through.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: through.href,
    freeze: () => {
      isFrozen = true
    },
    thaw: () => {
      isFrozen = false
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
