import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followReplica, readPosition } from '#app/platform/db/replica.server.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { until } from '#tests/support/until.ts'

// Behavior that needs no standby. replica.long.server.test.ts starts one.

let url: string
let primary: Client

beforeAll(async () => {
  url = await createTestDatabase()
  primary = new Client({ connectionString: url })
  await primary.connect()
})
afterAll(() => primary.end())

test('a primary is not used as a replica, and counts as behind until a position is required', async () => {
  const replica = followReplica(url)
  expect([replica.database(), replica.status().state]).toEqual([null, 'behind'])
  replica.requirePosition(await readPosition(primary))
  await until(() => replica.status().state === 'foreign')
  expect(replica.database()).toBeNull()
  await replica.stop()
})

test('a replica that does not accept connections is away', async () => {
  const replica = followReplica('postgres://nobody@127.0.0.1:1/none')
  replica.requirePosition(await readPosition(primary))
  await until(() => replica.status().state === 'away')
  expect(replica.database()).toBeNull()
  await replica.stop()
})

test('a replica that failed while the primary did not is suspended immediately', async () => {
  const replica = followReplica(url)
  replica.suspend(new Error('a page failed'))
  expect([replica.database(), replica.status().state]).toEqual([null, 'away'])
  await replica.stop()
})
