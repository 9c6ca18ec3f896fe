import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runIfDue } from '#app/platform/daily-job.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a daily job runs once a day in one of the processes, and again if it failed', async () => {
  const { db } = database
  let runs = 0
  const runOnce = () => runIfDue(db, { name: 'example', run: async () => void runs++ })
  await expect(runIfDue(db, { name: 'example', run: () => Promise.reject(new Error('failed')) })).rejects.toThrow(
    'failed',
  )
  await Promise.all([runOnce(), runOnce()])
  await runOnce()
  expect(runs).toBe(1)
  await db.execute(sql`update daily_jobs set last_day = last_day - 1`)
  await runOnce()
  await runOnce()
  expect(runs).toBe(2)
})

test('the clock of a process does not make a daily job run again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    let runs = 0
    for (const time of ['2026-11-30T23:59:00Z', '2026-12-01T00:01:00Z', '2026-11-30T23:59:00Z']) {
      vi.setSystemTime(time)
      await runIfDue(database.db, { name: 'clocks', run: async () => void runs++ })
    }
    expect(runs).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test('a second process does not wait for a running job', async () => {
  const { db } = database
  const runs: number[] = []
  const nested = { name: 'nested', run: async () => void runs.push(2) }
  await runIfDue(db, {
    name: 'nested',
    run: async () => {
      runs.push(1)
      await runIfDue(db, nested)
    },
  })
  expect(runs).toEqual([1])
})
