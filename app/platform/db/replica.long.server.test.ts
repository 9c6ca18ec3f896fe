import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { followPageChanges } from '#app/platform/cache/page-changes.server.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import { openPool } from '#app/platform/db/db.server.ts'
import { followReplica, type LogPosition, type Replica, readPosition } from '#app/platform/db/replica.server.ts'
import { keepPostgres, type PostgresHandle } from '#scripts/postgres/keep-postgres.ts'
import { type Standby, startStandby } from '#tests/support/standby.ts'
import { createTemporaryFolder } from '#tests/support/store.ts'
import { until } from '#tests/support/until.ts'
import { openGate, toGateUrl } from '#tools/faults/gate.ts'

// A separate PostgreSQL with a standby, whose replay the tests pause and resume.

const dataDir = createTemporaryFolder()
let primary: PostgresHandle
let standby: Standby
let database: Client
let replica: Replica

beforeAll(async () => {
  primary = await keepPostgres(dataDir, { say: () => {}, settings: ['fsync=off'] })
  database = await connect(primary.url())
  await database.query('create table numbers (number int)')
  standby = await startStandby(dataDir)
})
afterAll(async () => {
  await database?.end()
  await standby?.stop()
  await primary?.release()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  replica = followReplica(standby.url())
})
afterEach(() => replica.stop())

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  client.on('error', () => {}) // the standby is killed
  await client.connect()
  return client
}

async function queryStandby(statement: string): Promise<unknown[]> {
  const client = await connect(standby.url())
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function pauseReplay(): Promise<void> {
  await queryStandby('select pg_wal_replay_pause()')
  const isPaused = async () =>
    (await queryStandby("select where pg_get_wal_replay_pause_state() = 'paused'")).length === 1
  await until(isPaused)
}

let lastNumber = 0
/** Writes a number higher than all previous ones. Returns the WAL position after it. */
async function write(): Promise<LogPosition> {
  await database.query('insert into numbers values ($1)', [++lastNumber])
  return await readPosition(database)
}

/** Returns the newest number in the replica, or null while it is not used. */
async function readNewest(): Promise<number | null> {
  const currentDatabase = replica.database()
  if (!currentDatabase) return null
  const { rows } = await currentDatabase.execute<{ newest: number }>('select max(number) as newest from numbers')
  return rows[0]?.newest ?? null
}

const isUsed = () => replica.database() !== null

test('a replica is used when it has reached the required position, and not before a position is set', async () => {
  expect(isUsed()).toBe(false)
  replica.requirePosition(await write())
  expect(isUsed()).toBe(false)
  await until(isUsed)
  expect(await readNewest()).toBe(lastNumber)
  expect(replica.status()).toMatchObject({ state: 'used', lagMs: 0 })
  replica.requirePosition(null)
  expect(isUsed()).toBe(false)
  expect(replica.status().state).toBe('behind')
})

test('a lagging replica is not used until it has caught up, and reports its lag', async () => {
  replica.requirePosition(await write())
  await until(isUsed)
  await pauseReplay()
  replica.requirePosition(await write())
  await until(() => replica.status().lagMs > 300)
  expect(isUsed()).toBe(false)
  expect(replica.status().state).toBe('behind')
  await queryStandby('select pg_wal_replay_resume()')
  await until(isUsed)
  expect(await readNewest()).toBe(lastNumber)
})

test('a killed replica is not used until it is back', async () => {
  replica.requirePosition(await write())
  await until(isUsed)
  standby.kill()
  await until(() => replica.status().state === 'away')
  expect(isUsed()).toBe(false)
  replica.requirePosition(await write())
  await standby.start()
  await until(isUsed)
  expect(await readNewest()).toBe(lastNumber)
})

test('a replica that failed while the primary did not is suspended, whatever checks report in the meantime', async () => {
  for (let isTooLate = true; isTooLate; ) {
    replica.requirePosition(await write())
    await until(isUsed)
    const suspendedAt = performance.now()
    replica.suspend(new Error('a page failed'))
    replica.requirePosition(await write())
    await pauseReplay() // takes longer than a check of the replica
    await queryStandby('select pg_wal_replay_resume()')
    const observedStates = [isUsed(), replica.status().state]
    isTooLate = performance.now() - suspendedAt > 4_000 // on a busy machine; the suspension ends after 5 s
    if (!isTooLate) expect(observedStates).toEqual([false, 'away'])
  }
})

test('only the first of several servers at an address is used, because its position does not apply to the other servers', async () => {
  const [first, second] = [standby.url(), primary.url()].map((url) => Number(new URL(url).port))
  let target = first ?? 0
  const gate = await openGate(() => target)
  const balanced = followReplica(toGateUrl(standby.url(), gate))
  try {
    balanced.requirePosition(await write())
    await until(() => balanced.database() !== null)
    target = second ?? 0
    const currentDatabase = balanced.database()
    const requested = await Promise.allSettled([
      currentDatabase?.execute('select pg_sleep(0.1)'),
      currentDatabase?.execute('select 1'),
    ])
    expect(requested).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { cause: { name: 'ServerChangedError' } } },
    ])
  } finally {
    await balanced.stop()
    await gate.close()
  }
})

test('the primary and a different database are not replicas', async () => {
  const position = await write()
  const [primaryAsReplica, otherDatabase] = [followReplica(primary.url()), followReplica(standby.url('postgres'))]
  for (const each of [replica, primaryAsReplica, otherDatabase]) each.requirePosition(position)
  await until(
    () => isUsed() && primaryAsReplica.status().state === 'foreign' && otherDatabase.status().state === 'foreign',
  )
  await Promise.all([primaryAsReplica.stop(), otherDatabase.stop()])
})

test('a replica on a different timeline is not used: it might be a former primary with different changes', async () => {
  const position = await write()
  replica.requirePosition({ ...position, timeline: position.timeline + 1 })
  await until(() => replica.status().lagMs > 300)
  expect(isUsed()).toBe(false)
  replica.requirePosition(position)
  await until(isUsed)
})

test('neither queries nor the change feed use connections to a standby', async () => {
  const pool = openPool(standby.url())
  const error = await pool.query('select 1').catch((caught: unknown) => caught)
  expect([isDatabaseAway(error), pool.totalCount]).toEqual([true, 0])
  await pool.end()
  const reportedStates: boolean[] = []
  const setConnected = (isConnected: boolean) => reportedStates.push(isConnected)
  const feed = followPageChanges(standby.url(), { expire: () => {}, setConnected })
  await until(() => reportedStates.length > 2)
  await feed.stop()
  expect(reportedStates).not.toContain(true)
})

test('a promoted replica is no longer used', async () => {
  const promoted = await startStandby(dataDir, 'promoted')
  const followed = followReplica(promoted.url())
  try {
    followed.requirePosition(await write())
    await until(() => followed.database() !== null)
    const client = await connect(promoted.url())
    await client.query('select pg_promote()')
    await client.end()
    await until(() => followed.status().state === 'foreign')
    expect(followed.database()).toBeNull()
  } finally {
    await followed.stop()
    await promoted.stop()
  }
})
