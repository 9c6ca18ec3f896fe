import { Client } from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { openPool } from '#app/platform/db/db.server.ts'
import { buildLaterIndexes } from '#app/platform/db/later-indexes.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { readSchemaFiles } from '#app/platform/db/schema-files.server.ts'
import { isUpToDate } from '#app/platform/db/up-to-date.server.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { createNumberedDatabase } from '#tests/support/numbered-migrations.ts'
import { addSampleRows } from '#tests/support/sample-rows.ts'

// These databases are populated stores from the last version that had numbered migration files

let url = ''
beforeEach(async () => {
  url = await createNumberedDatabase()
  await addSampleRows(url)
})

async function query(text: string, databaseUrl = url): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** Returns the rows of all tables except those that list applied migrations. */
async function readContents(databaseUrl = url): Promise<unknown> {
  return query(
    `select relname as name, query_to_xml(format('select * from %I as t order by t::text', relname), true, true, '')::text
     from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like 'schema_%'
     order by 1`,
    databaseUrl,
  )
}

const { baseline: BASELINE, migrations } = readSchemaFiles()
const APPLIED = migrations.flatMap(({ name, later }) => (later ? [] : [name])).toSorted()
const NEW_MIGRATIONS = `select name from schema_migrations where name !~ '^([0-9]{4}_|functions)' order by name`

test('two processes that start together migrate a store to the baseline and later migrations without losing a row', async () => {
  const other = await createTestDatabase({ sourceUrl: url })
  await query(
    `truncate schema_migrations; insert into schema_migrations (name, hash) values ('baseline', '${BASELINE.hash}')`,
    other,
  )
  await migrate(other)
  await query('drop function record_passport cascade')
  await query("drop index orders_language; delete from schema_migrations where name = '0113_order_texts.later'")
  const pool = openPool(url)
  expect(await isUpToDate(databaseOn(pool))).toBe(false)
  await Promise.all([migrate(url), migrate(url)])
  expect(await isUpToDate(databaseOn(pool))).toBe(true)
  expect(await readContents()).toEqual(await readContents(other))
  expect(await query(NEW_MIGRATIONS)).toEqual(APPLIED.map((name) => ({ name })))
  expect(await query("select tgname as name from pg_trigger where tgname = 'passport_stays'")).toHaveLength(1)
  expect(await listBrokenInvariants(databaseOn(pool))).toEqual([])
  await pool.end()

  expect(await buildLaterIndexes(url)).toEqual([
    '20261129150001_large_tables.later',
    '20261130120001_products_manufacturer.later',
    '20261201115835_products_top_seller.later',
  ])
  expect(await query("select indisvalid from pg_index where indexrelid = 'orders_language'::regclass")).toEqual([
    { indisvalid: true },
  ])
})

test('the records of numbered migrations are kept, so that processes of the previous version remain ready', async () => {
  const listNames = async () => query("select name from schema_migrations where name < '0114' order by name")
  const before = await listNames()
  await migrate(url)
  expect(await listNames()).toEqual(before)
})

test.each([
  ['an older version', "delete from schema_migrations where name > '0112'"],
  ['a migration that was changed', "update schema_migrations set hash = 'other' where name = '0044_equal_prices'"],
  ['a migration that is missing', "delete from schema_migrations where name = '0044_equal_prices'"],
])('a store with %s is left unchanged, and one line reports it', async (_, change) => {
  await query(change)
  const before = await query('select * from schema_migrations order by name')
  await expect(migrate(url)).rejects.toThrow(
    /^The database was not updated to the last 0\.1 release\. Start the store once with that release/,
  )
  expect(await query('select * from schema_migrations order by name')).toEqual(before)
})

test('a store of a fork that continued the numbering is left unchanged', async () => {
  await query("insert into schema_migrations (name, hash) values ('0114_shelves', 'x')")
  const before = await query('select * from schema_migrations order by name')
  await expect(migrate(url)).rejects.toThrow('it contains the unknown migration "0114_shelves"')
  expect(await query('select * from schema_migrations order by name')).toEqual(before)
})
