import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { withTx } from '#app/platform/db/tx.server.ts'
import { env } from '#app/platform/env.server.ts'
import { inRequest } from '#app/platform/http/current-request.server.ts'
import { log } from '#app/platform/log.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/long.ts'
import { until } from '#tests/support/until.ts'

const getSecond = () => Math.trunc(performance.now() / 1_000)
const untilNextSecond = () => {
  const now = getSecond()
  return until(() => getSecond() > now)
}

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => store.close())

test('a slow query is logged with its text and request, but without its values', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  const request = { id: 'a1b2', queries: 0, databaseMs: 0, renderMs: 0 }
  const many = Array.from({ length: 400 }, () => sql`now()`)
  await inRequest(request, async () => {
    await store.db.execute(sql`select ${'ada@example.com'}::text, pg_sleep(${0.3}), ${sql.join(many, sql`, `)}`)
    await withTx(store.db, (tx) => tx.execute(sql`select ${1}::int`))
  })
  const [slow] = warn.mock.calls
  expect(slow).toEqual([
    {
      event: 'slow-query',
      ms: expect.any(Number),
      request: 'a1b2',
      query: expect.stringMatching(/^select \$1::text, pg_sleep\(\$2\)/),
    },
  ])
  expect(JSON.stringify(slow).length).toBeLessThan(1_200)
  expect(JSON.stringify(warn.mock.calls)).not.toContain('ada@')
  // On a busy machine, other queries can be slow too. Fast queries must not be logged.
  for (const [line] of warn.mock.calls) expect(Object(line).ms).toBeGreaterThanOrEqual(env.SLOW_QUERY_MS)
  expect(request.queries).toBe(4) // the slow query, and begin, select, commit
  expect(request.databaseMs).toBeGreaterThan(290)
})

test.runIf(isLong)(
  'only some of many concurrent slow queries are logged, and a failing query still fails',
  async () => {
    onTestFinished(untilNextSecond) // the number of logged queries is limited per second
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
    const began = getSecond()
    await Promise.all(Array.from({ length: 16 }, () => store.db.execute(sql`select pg_sleep(0.3)`)))
    const seconds = getSecond() - began + 1
    expect(warn.mock.calls.length).toBeGreaterThan(0)
    expect(warn.mock.calls.length).toBeLessThanOrEqual(5 * seconds) // at most five per second
    await expect(store.db.execute(sql`select 1 / 0`)).rejects.toThrow()
  },
)
