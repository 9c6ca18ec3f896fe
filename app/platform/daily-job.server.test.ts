import { afterAll, beforeAll, expect, test } from 'vitest'
import { runIfDue } from '#app/platform/daily-job.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const MONDAY = new Date('2026-11-30T10:00:00Z')
const LATER_ON_MONDAY = new Date('2026-11-30T23:59:00Z')
const TUESDAY = new Date('2026-12-01T00:00:00Z')

test('a daily job runs once a day in one of the processes, and again if it failed', async () => {
  const { db } = database
  const runs: string[] = []
  const runAt = (now: Date, run = async () => void runs.push(now.toISOString())) =>
    runIfDue(db, { name: 'example', run }, now)
  const fail = () => Promise.reject(new Error('failed'))
  await expect(runAt(MONDAY, fail)).rejects.toThrow('failed')
  await Promise.all([runAt(MONDAY), runAt(MONDAY)])
  await runAt(LATER_ON_MONDAY)
  await runAt(TUESDAY)
  expect(runs).toEqual([MONDAY.toISOString(), TUESDAY.toISOString()])
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
