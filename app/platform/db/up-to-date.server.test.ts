import { afterAll, expect, test } from 'vitest'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { openPool } from '#app/platform/db/db.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { isUpToDate } from '#app/platform/db/up-to-date.server.ts'
import { createTestDatabase } from '#tests/support/database.ts'

const url = await createTestDatabase({ empty: true })
const pool = openPool(url)
afterAll(() => pool.end())

test('a database is up to date if it has every migration of this version; an empty database never is', async () => {
  const db = databaseOn(pool)
  expect(await isUpToDate(db)).toBe(false)
  await migrate(url)
  await pool.query("delete from schema_migrations where name like '%.later'")
  expect(await isUpToDate(db)).toBe(true)
  await pool.query("delete from schema_migrations where name = 'baseline'")
  expect(await isUpToDate(db)).toBe(false)
})
