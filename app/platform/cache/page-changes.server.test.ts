import { connect, createServer, type Server, type Socket } from 'node:net'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  type FollowedPages,
  followPageChanges,
  type PageChanges,
  readChanges,
} from '#app/platform/cache/page-changes.server.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
let heard: string[]
let wasConnected: boolean | null = null
let following: PageChanges | null = null

beforeAll(async () => {
  database = await testDatabase()
})
afterEach(() => following?.stop())
afterAll(() => database.close())

/** A timeout long enough that a busy machine does not lose the connection. */
const GENEROUS = { responseMs: 20_000 }

/** Follows until it is connected for the first time; later changes are recorded. */
async function follow(url = database.url, timeouts: { responseMs?: number } = GENEROUS): Promise<PageChanges> {
  heard = []
  wasConnected = null
  const pages = {
    expire: (tags: readonly string[] | 'all') => heard.push(tags === 'all' ? 'all' : tags.toSorted().join(' ')),
    setConnected,
  }
  following = followPageChanges(url, pages, timeouts)
  await hears('all', 'connected')
  heard = []
  return following
}

/** Records only differences, because every poll reports the same state. */
function setConnected(isConnected: boolean): void {
  if (isConnected !== wasConnected) heard.push(isConnected ? 'connected' : 'disconnected')
  wasConnected = isConnected
}

async function hears(...events: readonly string[]): Promise<void> {
  await expect.poll(() => heard).toEqual(events)
}

const change = (...tags: readonly string[]) => `insert into page_changes (tags) values ('{${tags.join(',')}}')`

async function query(text: string): Promise<void> {
  await database.db.$client.query(text)
}

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'lumina pages' and datname = current_database()`

test('a committed change is received once, before caughtUp settles', async () => {
  const { caughtUp } = await follow()
  await query(change('settings', 'catalog'))
  await caughtUp()
  expect(heard).toEqual(['catalog settings'])
  await caughtUp()
  expect(heard).toHaveLength(1)
  await query(change('settings'))
  await query(change('all'))
  await caughtUp()
  expect(heard.at(-1)).toBe('all')
})

test('a change arrives immediately with its notification, and otherwise by polling', async () => {
  await follow()
  await query(change('settings'))
  await hears('settings')
  await query("insert into store_settings (key, value, category) values ('store_name', '1', 'general')")
  await hears('settings', 'settings')
})

test('the connection is confirmed repeatedly', async () => {
  const said = vi.fn<(isConnected: boolean) => void>()
  following = followPageChanges(database.url, { expire: () => {}, setConnected: said })
  await expect.poll(() => said.mock.calls.filter(([isConnected]) => isConnected).length).toBeGreaterThan(3)
})

test('a transaction that began earlier and commits later is received, and concurrent transactions only once', async () => {
  const { caughtUp } = await follow()
  const [early, taken] = [
    new Client({ connectionString: database.url }),
    new Client({ connectionString: database.url }),
  ]
  await Promise.all([early.connect(), taken.connect()])
  for (const client of [early, taken]) {
    await client.query('begin')
    await client.query(change('collections'))
  }
  await query(change('settings'))
  await caughtUp()
  await query(change('catalog'))
  await caughtUp()
  expect(heard).toEqual(['settings', 'catalog'])
  await early.query('commit')
  await taken.query('rollback')
  await caughtUp()
  expect(heard).toEqual(['settings', 'catalog', 'collections'])
  await Promise.all([early.end(), taken.end()])
})

test('changes from another server’s dump are ignored', async () => {
  const { caughtUp } = await follow()
  await query("insert into page_changes (tags, transaction) values ('{collections}', '900000000')")
  await query(change('catalog'))
  await caughtUp()
  await caughtUp()
  expect(heard).toEqual(['catalog'])
  await query("delete from page_changes where transaction = '900000000'")
})

test('a snapshot from another server means that everything changed', async () => {
  const read = await readChanges(database.db.$client, '900000000:900000000:')
  expect(read).toEqual({ snapshot: expect.stringMatching(/^\d+:\d+:/), tags: ['all'] })
})

test('a lost connection is reported immediately, and everything expires when the connection returns, so no change is missed', async () => {
  const { caughtUp } = await follow()
  await query(CUT)
  await query(change('settings'))
  await caughtUp() // until then there is no connection, or a new one, which first expires everything
  await expect.poll(() => heard.at(-1)).toBe('connected')
  expect(heard.slice(0, 2)).toEqual(['disconnected', 'all'])
  expect(heard.slice(-2)).toEqual(['all', 'connected'])
  heard = []
  await query(change('catalog'))
  await caughtUp()
  expect(heard).toEqual(['catalog'])
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
  const place = expect.stringMatching(/^[0-9A-F]+\/[0-9A-F]+$/)
  await expect.poll(() => reported).toEqual([place, 'old'])
  const before = await database.db.$client.query('select pg_current_wal_insert_lsn()::text as lsn')
  await query(change('settings'))
  await caughtUp()
  expect(reported.slice(2)).toEqual([place, 'old'])
  const isLater = 'select $1::pg_lsn > $2::pg_lsn as later'
  expect((await database.db.$client.query(isLater, [reported[2], before.rows[0]?.lsn])).rows).toEqual([{ later: true }])
  await caughtUp()
  expect(reported).toHaveLength(4)
  await query(CUT)
  await expect.poll(() => reported.slice(4, 6)).toEqual(['nothing', 'old'])
})

test('a connection that no longer responds counts as lost', async () => {
  const wire = await frozenWire(database.url)
  try {
    const { caughtUp } = await follow(wire.url, {})
    wire.freeze()
    await caughtUp()
    expect(heard).toEqual(['disconnected', 'all'])
    wire.thaw()
    await expect.poll(() => heard.slice(-2)).toEqual(['all', 'connected'])
  } finally {
    await following?.stop()
    wire.close()
  }
})

test('without a database, the feed is never connected', async () => {
  heard = []
  wasConnected = null
  following = followPageChanges('postgres://nobody@127.0.0.1:1/none', {
    expire: (tags) => heard.push(String(tags)),
    setConnected,
  })
  await expect.poll(() => heard).toContain('disconnected')
  expect(heard).not.toContain('connected')
})

/** Starts a proxy to the database that forwards nothing while it is frozen. */
async function frozenWire(
  url: string,
): Promise<{ url: string; freeze: () => void; thaw: () => void; close: () => void }> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server: Server = createServer((socket) => {
    const onward = connect(Number(port), hostname)
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
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
