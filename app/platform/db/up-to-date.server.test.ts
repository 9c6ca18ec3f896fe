import { afterAll, expect, test } from 'vitest'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { openPool } from '#app/platform/db/db.server.ts'
import { migrate, readMigrations } from '#app/platform/db/migrate.server.ts'
import { isUpToDate } from '#app/platform/db/up-to-date.server.ts'
import { createTestDatabase } from '#tests/support/database.ts'

const url = await createTestDatabase({ empty: true })
const pool = openPool(url)
afterAll(() => pool.end())

test('a database is up to date once it has every change of this version, and not without a store', async () => {
  const db = databaseOn(pool)
  expect(await isUpToDate(db)).toBe(false)
  const earlier = readMigrations().flatMap(({ name, later }) => (later ? [] : name)) // those may be missing
  await migrate(url, { only: new Set(earlier.slice(0, -1)) })
  expect(await isUpToDate(db)).toBe(false)
  await migrate(url)
  expect(await isUpToDate(db)).toBe(true)
})
