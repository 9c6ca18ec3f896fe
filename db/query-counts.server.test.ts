import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addLargeCollections } from '#tests/support/grow-store.ts'
import { listFailures } from '#tests/support/list-failures.ts'
import { fillLists, openRecordingDatabase, READS, translateLists, warm } from '#tests/support/list-reads.ts'

// No list runs a query for each of its rows. The store has more than one page of rows for each list.
// query-plans.long.server.test.ts tests the query plans of the lists in a large store.

const SIZES = { products: 110, customers: 60, orders: 60, days: 540 }

let store: TestDatabase
let recorded: ReturnType<typeof openRecordingDatabase>

beforeAll(async () => {
  store = await openTestDatabase()
  await fillLists(store, SIZES)
  await addLargeCollections(store.db.$client)
  await translateLists(store.url)
  recorded = openRecordingDatabase(store.url)
  await warm(recorded.db)
})
afterAll(async () => {
  await recorded?.close()
  await store?.close()
})

test('every list runs at most its declared number of queries', async () => {
  const { db, sent } = recorded
  const check = async ({ queries, read }: (typeof READS)[number]) => {
    sent.length = 0
    await read(db)
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.length).toBeLessThanOrEqual(queries)
  }
  expect(await listFailures(READS, ({ name }) => name, check, { concurrency: 1 })).toEqual([])
})
