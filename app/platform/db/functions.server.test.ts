import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { copySchemaFiles } from '#tests/support/schema-folder.ts'

// Tests changes to the functions and triggers in db/functions, in a store that already has them

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

/** Returns the transaction that last wrote each function and trigger. */
async function listWriters(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; writer: string }>(
    `select proname as name, xmin::text as writer from pg_proc where pronamespace = 'public'::regnamespace
     union all select tgrelid::regclass || '.' || tgname, xmin::text from pg_trigger where not tgisinternal`,
  )
  return Object.fromEntries(rows.map(({ name, writer }) => [name, writer]))
}

const getShownStock = async (client: Client) =>
  (await client.query<{ shown: number }>('select shown_stock(123) as shown')).rows[0]?.shown

/** Runs `work` while a file in the folder has different content. */
async function withText(file: string, change: (text: string) => string, work: () => Promise<void>): Promise<void> {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, change(before))
  await work()
  writeFileSync(path, before)
}

const EXACT_STOCK =
  'create or replace function shown_stock(stock integer) returns integer language sql immutable return stock;'

test('a start writes only the functions and triggers of changed files', async () => {
  const url = await createTestDatabase()
  const client = await connect(url)
  const before = await listWriters(client)
  await migrate(url, { folder })
  expect(await listWriters(client)).toEqual(before)

  const add = (text: string) => `${text}\n${EXACT_STOCK}`
  await withText('functions/page-changes.sql', add, () => migrate(url, { folder }))
  expect(await getShownStock(client)).toBe(123)
  const after = await listWriters(client)
  const writtenNames = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(
    writtenNames.filter((name) => !/page_changes|shown_stock|menu_targets|translation_changes/.test(name)),
  ).toEqual([])

  await migrate(url) // the previous version
  expect(await getShownStock(client)).toBe(120)
})

test('a start does not wait for readers such as a backup', async () => {
  const url = await createTestDatabase()
  const reader = await connect(url)
  await reader.query('begin; select from markets, store_settings, products')
  for (const topic of ['markets', 'prices', 'translations']) {
    await withText(
      `functions/${topic}.sql`,
      (text) => `${text}-- Changed.\n`,
      () => migrate(url, { folder }),
    )
  }
  await reader.query('commit')
})

test('a migration can change rows whose triggers are rewritten, and add a column that a function reads', async () => {
  const url = await createTestDatabase()
  const client = await connect(url)
  const path = join(folder, 'migrations/99990101000000_notes.sql')
  writeFileSync(
    path,
    "alter table markets add column note text not null default 'new'; update markets set name = 'World'",
  )
  const withNotes = `create or replace function market_notes() returns text language sql stable
    begin atomic select string_agg(note, ' ') from markets; end;`
  await withText(
    'functions/markets.sql',
    (text) => `${text}\n${withNotes}`,
    async () => {
      await migrate(url, { folder })
      expect((await client.query('select market_notes() as notes')).rows).toEqual([{ notes: 'new' }])
    },
  )

  appendFileSync(path, ' ')
  const failing = await createTestDatabase()
  await withText(
    'functions/markets.sql',
    (text) => `${text}\nselect 1 / 0;`,
    async () => {
      await expect(migrate(failing, { folder })).rejects.toThrow('The SQL of "markets" failed')
    },
  )
  const other = await connect(failing)
  expect(
    (await other.query("select from pg_attribute where attname = 'note' and attrelid = 'markets'::regclass")).rowCount,
  ).toBe(0)
  rmSync(path)
})

test('functions and triggers that a migration removes are created again', async () => {
  const url = await createTestDatabase()
  const client = await connect(url)
  const listTriggers = async () =>
    (await client.query("select tgname from pg_trigger where tgrelid = 'announcements'::regclass order by 1")).rows
  const before = await listTriggers()
  const path = join(folder, 'migrations/99990101000000_again.sql')
  writeFileSync(
    path,
    `create table copies (like announcements including all); insert into copies select * from announcements;
     drop table announcements; alter table copies rename to announcements; drop function is_demo_store cascade`,
  )
  await migrate(url, { folder })
  rmSync(path)
  expect(await listTriggers()).toEqual(before)
  expect((await client.query('select is_demo_store() as is_demo')).rows).toEqual([{ is_demo: true }])
})

test('a start that loses a deadlock with an order is retried', async () => {
  const url = await createTestDatabase()
  const [order, client] = [await connect(url), await connect(url)]
  await order.query("set deadlock_timeout = '1min'; begin; lock table reviews in share row exclusive mode")
  const add = (text: string) => `${text}\n${EXACT_STOCK}`
  await withText('functions/page-changes.sql', add, async () => {
    const starting = migrate(url, { folder })
    const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect.poll(async () => (await client.query(waits)).rowCount).toBe(1)
    await order.query('lock table products in share row exclusive mode') // a deadlock, which the start loses
    await order.query('rollback')
    await starting
  })
  expect(await getShownStock(client)).toBe(123)
})

test('functions that columns use are written before the migration that recomputes the columns', async () => {
  const url = await createTestDatabase()
  const client = await connect(url)
  await client.query("insert into search_words (word) values ('linen')")
  const path = join(folder, 'migrations/99990101000000_forms.sql')
  writeFileSync(path, 'update search_words set word = word')
  const withWholeWord = (text: string) =>
    text.replace('SELECT DISTINCT left("word", "letter") || substr("word", "letter" + 2)', 'SELECT DISTINCT "word"')
  await withText('functions/columns.sql', withWholeWord, () => migrate(url, { folder }))
  rmSync(path)
  const { rows } = await client.query(
    "select to_jsonb(s) - 'word' as stored from search_words as s where word = 'linen'",
  )
  expect(JSON.stringify(rows)).toContain('["linen"]')
})

test.each([
  [
    'a replaced function',
    'create or replace function shown_stock(stock integer) returns integer language sql return 7',
  ],
  ['a deleted trigger', 'drop trigger price_product on products'],
  ['a disabled trigger', 'alter table products disable trigger price_product'],
  ['a disabled constraint trigger', 'alter table markets disable trigger price_market'],
  ['a deleted function with its triggers', 'drop function record_page_changes_of_keys, page_changes_of_rows cascade'],
])('a start restores %s', async (_, change) => {
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

test('a function that cannot replace a manually changed function is reported in one line', async () => {
  const url = await createTestDatabase()
  const client = await connect(url)
  await client.query(
    'drop function shown_stock; create function shown_stock(stock integer) returns text language sql return stock::text',
  )
  await expect(migrate(url)).rejects.toThrow(
    /^The SQL of "page-changes" failed, and this start was rolled back \(42P13: cannot change return type of existing function\)\. The database is unchanged/,
  )
  await client.query('drop function shown_stock')
  await migrate(url)
  expect(await getShownStock(client)).toBe(120)
})
