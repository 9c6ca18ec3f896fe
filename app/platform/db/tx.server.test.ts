import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { awaitPipelined } from '#app/platform/db/pipelined.ts'
import { getSqlState } from '#app/platform/db/sql-state.ts'
import { withLongTx, withTx } from '#app/platform/db/tx.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startLostCommitProxy } from '#tests/support/lost-commit-proxy.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
  await store.db.execute(sql`create table stock (id int primary key, units int not null)`)
  await store.db.execute(sql`insert into stock values (1, 0), (2, 0)`)
  await store.db.execute(sql`create function fail_with(state text) returns void language plpgsql
    as $$ begin raise exception 'lost' using errcode = state; end $$`)
})
afterAll(() => store.close())

async function getUnits(id = 1) {
  const { rows } = await store.db.execute<{ units: number }>(sql`select units from stock where id = ${id}`)
  return rows[0]?.units
}

test('work that continues after a failed query does not count as committed', async () => {
  const outcome = withTx(store.db, async (tx) => {
    const body = { from: { name: 'Shop', address: 'shop@example.com' }, text: 'Hello', html: '<p>Hello</p>' }
    await queueMail(tx, { event: 'hello', recipient: 'ada@example.com', subject: 'Hello', body })
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
    return 'done'
  })
  await expect(outcome).rejects.toThrow('rolled back')
  expect(await store.db.$count(mailOutbox)).toBe(0)
})

test.each([
  { state: '40001', name: 'a failed serialization' },
  { state: '40P01', name: 'a deadlock' },
  { state: '55P03', name: 'a lock timeout' },
])('work that fails because of $name is retried and takes effect once', async ({ state }) => {
  const before = (await getUnits()) ?? 0
  let attempts = 0
  await withTx(store.db, async (tx) => {
    attempts++
    await tx.execute(sql`update stock set units = units + 1 where id = 1`)
    if (attempts < 3) await tx.execute(sql`select fail_with(${state})`)
  })
  expect([attempts, await getUnits()]).toEqual([3, before + 1])
})

test.each([
  { state: '40001', attempts: 4 },
  { state: '23505', attempts: 1 },
])('work that always fails with $state is tried $attempts times and changes nothing', async ({ state, attempts }) => {
  const before = await getUnits()
  let attemptCount = 0
  const failed = withTx(store.db, async (tx) => {
    attemptCount++
    await tx.execute(sql`update stock set units = units + 1 where id = 1`)
    await tx.execute(sql`select fail_with(${state})`)
  })
  expect(getSqlState(await failed.catch((error: unknown) => error))).toBe(state)
  expect([attemptCount, await getUnits()]).toEqual([attempts, before])
})

test.each([
  { isRepeatable: true, attempts: 4 },
  { isRepeatable: false, attempts: 1 },
])(
  'long work that loses a conflict is tried $attempts times (repeatable: $isRepeatable)',
  async ({ isRepeatable, attempts }) => {
    const before = await getUnits()
    let attemptCount = 0
    const now = vi.spyOn(Date, 'now').mockImplementation(() => 60_000 * attemptCount) // each attempt takes a minute
    onTestFinished(() => now.mockRestore())
    const work = async (tx: typeof store.db) => {
      attemptCount++
      await tx.execute(sql`update stock set units = units + 1 where id = 1`)
      await tx.execute(sql`select fail_with('40P01')`)
    }
    const failed = withLongTx(store.db, work, { isRepeatable })
    expect(getSqlState(await failed.catch((error: unknown) => error))).toBe('40P01')
    expect([attemptCount, await getUnits()]).toEqual([attempts, before])
  },
)

test('if statements are sent together, the first error counts, and no statement is sent after the rollback', async () => {
  const before = await getUnits()
  const states: unknown[] = []
  const failed = withTx(store.db, async (tx) => {
    const updateTwice = async () => {
      for (let time = 0; time < 2; time++) {
        const update = tx.execute(sql`update stock set units = units + 1 where id = 1`)
        states.push(getSqlState(await update.catch((error: unknown) => error)))
      }
    }
    await awaitPipelined([tx.execute(sql`select fail_with('23514')`).execute(), updateTwice()])
  })
  expect(getSqlState(await failed.catch((error: unknown) => error))).toBe('23514')
  expect([states, await getUnits()]).toEqual([['25P02', '25P02'], before])
})

test('two deadlocked transactions both complete', async () => {
  const before = [await getUnits(1), await getUnits(2)]
  let lockedCount = 0
  let resolveHeld: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    resolveHeld = resolve
  })
  const transactions = [
    [1, 2],
    [2, 1],
  ].map(([first, second]) =>
    withTx(store.db, async (tx) => {
      await tx.execute(sql`update stock set units = units + 1 where id = ${first}`)
      if (++lockedCount === 2) resolveHeld()
      await held
      await tx.execute(sql`update stock set units = units + 1 where id = ${second}`)
    }),
  )
  await Promise.all(transactions)
  expect([await getUnits(1), await getUnits(2)]).toEqual(before.map((count) => (count ?? 0) + 2))
  expect(lockedCount).toBeGreaterThan(2) // one had to retry, or both on a busy machine
})

test('a commit whose response is lost neither counts as done nor is retried', async () => {
  const before = (await getUnits()) ?? 0
  const proxy = await startLostCommitProxy(store.url)
  const pool = new Pool({ connectionString: proxy.url, max: 1 })
  let attempts = 0
  try {
    const lost = withTx(databaseOn(pool), async (tx) => {
      attempts++
      await tx.execute(sql`update stock set units = units + 1 where id = 1`)
    })
    const error = await lost.catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Error)
    expect([getSqlState(error), attempts]).toEqual([null, 1])
    expect(await getUnits()).toBe(before + 1) // only a query shows the outcome
  } finally {
    await pool.end()
    proxy.close()
  }
})

test('no time limit cancels a commit, because a cancelled commit succeeds without the standby that it waits for', async () => {
  await store.db.execute(sql`create table limits (time_limit text)`)
  await store.db.execute(sql`create function record_limit() returns trigger language plpgsql
    as $$ begin insert into limits values (current_setting('statement_timeout')); return null; end $$`)
  await store.db.execute(sql`create constraint trigger at_commit after update on stock deferrable initially deferred
    for each row when (new.id = 2) execute function record_limit()`)
  await withTx(store.db, (tx) => tx.execute(sql`update stock set units = units where id = 2`))
  expect((await store.db.execute(sql`select * from limits`)).rows).toEqual([{ time_limit: '0' }])
  await store.db.execute(sql`drop trigger at_commit on stock`)
})

test('a connection whose server became a standby is not used again', async () => {
  const pool = new Pool({ connectionString: store.url, max: 1 })
  const failed = withTx(databaseOn(pool), (tx) => tx.execute(sql`select fail_with('25006')`))
  expect(getSqlState(await failed.catch((error: unknown) => error))).toBe('25006')
  expect(pool.totalCount).toBe(0)
  await pool.end()
})

test('a connection that is lost while the pool hands it over does not end the process', async () => {
  const pool = store.db.$client
  if (!(pool instanceof Pool)) throw new Error('A test store must have a pool')
  const client = await pool.connect()
  const lost = new Error('Connection terminated unexpectedly')
  expect(() => client.emit('error', lost)).not.toThrow()
  client.release(lost)
  expect(await getUnits()).toBeTypeOf('number')
})

test('JIT is off, even if the connection was opened before the database’s setting changed', async () => {
  const pool = new Pool({ connectionString: store.url, options: '-c jit=on' })
  expect((await pool.query('show jit')).rows).toEqual([{ jit: 'on' }])
  const { rows } = await withTx(databaseOn(pool), (tx) => tx.execute(sql`show jit`))
  expect(rows).toEqual([{ jit: 'off' }])
  await pool.end()
})
