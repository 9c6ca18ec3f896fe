import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { closeSetupStep, doSetupStep } from '#app/platform/db/setup-steps.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.db.execute(sql`update setup_steps set done_at = null`))
afterAll(() => database.close())

const work = vi.fn(async () => {})
beforeEach(() => work.mockClear())

test('a step runs once', async () => {
  await doSetupStep(database.db, 'demo-shop', work)
  await doSetupStep(database.db, 'demo-shop', work)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a failed step runs again the next time', async () => {
  work.mockRejectedValueOnce(new Error('killed'))
  await expect(doSetupStep(database.db, 'demo-shop', work)).rejects.toThrow('killed')
  await doSetupStep(database.db, 'demo-shop', work)
  expect(work).toHaveBeenCalledTimes(2)
})

test('a closed step does not run', async () => {
  await closeSetupStep(database.db, 'demo-shop')
  await doSetupStep(database.db, 'demo-shop', work)
  expect(work).not.toHaveBeenCalled()
})
