import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildLaterIndexes } from '#app/platform/db/later-indexes.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { readSchemaFiles } from '#app/platform/db/schema-files.server.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { copySchemaFiles } from '#tests/support/schema-folder.ts'

const folder = copySchemaFiles()
const LATER = '9999_search_subscribers.later'
writeFileSync(
  join(folder, `migrations/${LATER}.sql`),
  `CREATE INDEX "subscribers_by_time" ON "newsletter_subscribers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_by_domain" ON "newsletter_subscribers" USING btree (split_part("email", '@', 2));
`,
)

const clients: Client[] = []
async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  clients.push(client)
  return client
}

/** The database URL of a store that an earlier version has populated. */
let url = ''
let store: Client
beforeEach(async () => {
  url = await createTestDatabase()
  store = await connect(url)
})
afterAll(async () => {
  for (const client of clients) await client.end()
  rmSync(folder, { recursive: true })
})

const subscribe = (client: Client, email: string) =>
  client.query('insert into newsletter_subscribers (id, email) values (gen_random_uuid(), $1)', [email])

/** Returns for each index, by name, whether it is complete. */
async function listIndexes(): Promise<Record<string, boolean>> {
  const { rows } = await store.query<{ name: string; valid: boolean }>(
    `select indexrelid::regclass::text as name, indisvalid as valid from pg_index
     where indexrelid::regclass::text like 'subscribers_by_%'`,
  )
  return Object.fromEntries(rows.map(({ name, valid }) => [name, valid]))
}

const isApplied = async () =>
  (await store.query('select from schema_migrations where name = $1', [LATER])).rowCount === 1

const countBuilds = async () =>
  (await store.query("select from pg_stat_activity where datname = current_database() and query like 'CREATE INDEX%'"))
    .rowCount

const BOTH = { subscribers_by_time: true, subscribers_by_domain: true }

test('a new database has the indexes immediately', async () => {
  url = await createTestDatabase({ empty: true })
  store = await connect(url)
  await migrate(url, { folder })
  expect(await listIndexes()).toEqual(BOTH)
  expect(await isApplied()).toBe(true)
  expect(await buildLaterIndexes(url, { folder })).toEqual([])
})

test('in a populated store, the indexes are built after the start, while shoppers write', async () => {
  await migrate(url, { folder })
  expect(await listIndexes()).toEqual({})
  const shopper = await connect(url)
  await shopper.query('begin')
  await subscribe(shopper, 'ada@early.example')
  const building = buildLaterIndexes(url, { folder })
  await expect.poll(countBuilds).toBe(1)
  await subscribe(store, 'ada@late.example') // this does not wait
  expect(await isApplied()).toBe(false)
  await shopper.query('commit')
  expect(await building).toEqual([LATER])
  expect(await listIndexes()).toEqual(BOTH)
  expect(await isApplied()).toBe(true)
  expect(await buildLaterIndexes(url, { folder })).toEqual([])
})

test('an index that the database rejected is built again once the stored values allow it', async () => {
  await subscribe(store, 'ada@same.example')
  await subscribe(store, 'bea@same.example')
  await expect(buildLaterIndexes(url, { folder })).rejects.toThrow('could not create unique index')
  expect(await listIndexes()).toEqual({ subscribers_by_time: true, subscribers_by_domain: false })
  expect(await isApplied()).toBe(false)
  await store.query("delete from newsletter_subscribers where email like 'bea@%'")
  expect(await buildLaterIndexes(url, { folder })).toEqual([LATER])
  expect(await listIndexes()).toEqual(BOTH)
})

test('only one of several processes builds the indexes, and the store can stop in the meantime', async () => {
  const shopper = await connect(url)
  await shopper.query('begin')
  await subscribe(shopper, 'ada@open.example')
  const stopping = new AbortController()
  const building = buildLaterIndexes(url, { folder, stopping: stopping.signal })
  await expect.poll(countBuilds).toBe(1)
  expect(await buildLaterIndexes(url, { folder })).toEqual([])
  stopping.abort()
  expect(await building).toEqual([])
  await shopper.query('commit')
  await expect.poll(() => buildLaterIndexes(url, { folder }), { timeout: 10_000 }).toEqual([LATER])
  expect(await listIndexes()).toEqual(BOTH)
})

test('a file with a later index must contain nothing else', () => {
  const other = join(folder, 'migrations/9999_shelves.later.sql')
  writeFileSync(other, 'create table shelves (id int)')
  expect(() => readSchemaFiles(folder)).toThrow('9999_shelves.later.sql may only create indexes')
  rmSync(other)
})
