import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { copySchemaFiles } from '#tests/support/schema-folder.ts'

// The functions and triggers of db/functions, in a store that has them.

const folder = copySchemaFiles()
const clients: Client[] = []
afterAll(async () => {
  for (const client of clients) await client.end()
  rmSync(folder, { recursive: true })
})

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  clients.push(client)
  return client
}

/** The transaction that last wrote each function and trigger. */
async function writers(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; writer: string }>(
    `select proname as name, xmin::text as writer from pg_proc where pronamespace = 'public'::regnamespace
     union all select tgrelid::regclass || '.' || tgname, xmin::text from pg_trigger where not tgisinternal`,
  )
  return Object.fromEntries(rows.map(({ name, writer }) => [name, writer]))
}

const shownStock = async (client: Client) =>
  (await client.query<{ shown: number }>('select shown_stock(123) as shown')).rows[0]?.shown

test('a start without changes writes none of them, and a changed file is applied alone', async () => {
  const url = await createTestDatabase()
  const client = await connect(url)
  const before = await writers(client)
  await migrate(url, { folder })
  expect(await writers(client)).toEqual(before)

  const exact = `create or replace function shown_stock(stock integer) returns integer language sql immutable return stock;`
  appendFileSync(join(folder, 'functions/page-changes.sql'), exact)
  await migrate(url, { folder })
  expect(await shownStock(client)).toBe(123)
  const after = await writers(client)
  expect(after.effective_prices).toBe(before.effective_prices)
  expect(after['products.price_product']).toBe(before['products.price_product'])

  await migrate(url) // the version before
  expect(await shownStock(client)).toBe(120)
})

test.each([
  ['a function', 'create or replace function shown_stock(stock integer) returns integer language sql return 7'],
  ['a removed trigger', 'drop trigger price_product on products'],
  ['a disabled trigger', 'alter table products disable trigger price_product'],
  ['a removed function with its triggers', 'drop function note_page_changes_of_keys, page_changes_of_rows cascade'],
])('a change by hand of %s is undone by the next start', async (_, change) => {
  const url = await createTestDatabase()
  const client = await connect(url)
  const read = async () =>
    (
      await client.query(
        `select pg_get_functiondef(oid) as text from pg_proc where proname in ('shown_stock', 'page_changes_of_rows')
         union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal order by 1`,
      )
    ).rows
  const before = await read()
  await client.query(change)
  expect(await read()).not.toEqual(before)
  await migrate(url)
  expect(await read()).toEqual(before)
})

test('a function that cannot replace the one that was changed by hand is reported in one line', async () => {
  const url = await createTestDatabase()
  const client = await connect(url)
  await client.query(
    'drop function shown_stock; create function shown_stock(stock integer) returns text language sql return stock::text',
  )
  await expect(migrate(url)).rejects.toThrow(
    /^The file of functions "page-changes" failed, and this start was rolled back \(42P13: cannot change return type of existing function\)\. The database is unchanged/,
  )
  await client.query('drop function shown_stock')
  await migrate(url)
  expect(await shownStock(client)).toBe(120)
})
