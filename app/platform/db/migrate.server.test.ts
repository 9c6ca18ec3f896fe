import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { readSchemaFiles } from '#app/platform/db/schema-files.server.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { copySchemaFiles } from '#tests/support/schema-folder.ts'

const folder = copySchemaFiles()
const names = readSchemaFiles()
  .migrations.map(({ name }) => name)
  .sort()

afterAll(() => rmSync(folder, { recursive: true }))

async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** Runs `work` while the folder has one more migration. */
async function withFile(name: string, sql: string, work: () => Promise<void>): Promise<void> {
  const file = join(folder, 'migrations', name)
  writeFileSync(file, sql)
  await work()
  rmSync(file)
}

const listApplied = (url: string) =>
  query(url, "select name from schema_migrations where name not like 'functions%' order by name")

test('an empty database gets every migration once, however many processes start at the same time', async () => {
  const url = await createTestDatabase({ empty: true })
  let running = 0
  let maxConcurrent = 0
  const afterwards = async () => {
    maxConcurrent = Math.max(maxConcurrent, ++running)
    await query(url, 'select pg_sleep(0.1)')
    running--
  }
  await Promise.all([1, 2, 3].map(() => migrate(url, { afterMigration: afterwards })))
  expect(await listApplied(url)).toEqual(names.map((name) => ({ name })))
  expect(maxConcurrent).toBe(1) // the steps after the migrations never run concurrently
  expect(await query(url, 'select name, done_at from setup_steps')).toEqual([{ name: 'demo-shop', done_at: null }])
})

test('a start’s lock belongs to a transaction, so that no pooler passes it on and no VACUUM waits for it', async () => {
  const url = await createTestDatabase()
  const holders = `select distinct a.state, a.backend_xmin from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and a.datname = current_database()`
  await migrate(url, {
    afterMigration: async () =>
      expect(await query(url, holders)).toEqual([{ state: 'idle in transaction', backend_xmin: null }]),
  })
  expect(await query(url, holders)).toEqual([])
})

test('a start switches JIT off for the database', async () => {
  const url = await createTestDatabase({ empty: true })
  await query(url, `alter database "${new URL(url).pathname.slice(1)}" set jit = on`)
  expect(await query(url, 'show jit')).toEqual([{ jit: 'on' }])
  await migrate(url)
  expect(await query(url, 'show jit')).toEqual([{ jit: 'off' }])
})

test('a database with an unknown migration is rejected', async () => {
  const url = await createTestDatabase()
  await query(url, "insert into schema_migrations (name, hash) values ('9999_from_tomorrow', 'x')")
  await expect(migrate(url)).rejects.toThrow(/^The database is newer than this version of Lumina: .*9999_from_tomorrow/)
})

test('a migration that was changed after it was applied is rejected', async () => {
  const url = await createTestDatabase()
  await query(url, `update schema_migrations set hash = 'other' where name = 'baseline'`)
  await expect(migrate(url)).rejects.toThrow('The migration "baseline" was changed after it was applied')
})

test('a failed migration rolls back all of the start’s migrations, and succeeds once it is fixed', async () => {
  const url = await createTestDatabase()
  const failing = 'create table shelves (id int); insert into shelves values (1 / 0)'
  await withFile('9997_rooms.sql', 'create table rooms (id int)', async () => {
    await withFile('9998_shelves.sql', failing, async () => {
      await expect(migrate(url, { folder })).rejects.toThrow(
        'The SQL of "9998_shelves" failed, and this start was rolled back (22012: division by zero). The database is unchanged: the previous version still runs with it.',
      )
    })
    expect(await query(url, "select to_regclass('shelves') as shelves, to_regclass('rooms') as rooms")).toEqual([
      { shelves: null, rooms: null },
    ])
    await migrate(url) // the previous version can still start
    await withFile('9998_shelves.sql', 'create table shelves (id int)', () => migrate(url, { folder }))
  })
  expect(await listApplied(url)).toHaveLength(names.length + 2)
})

test('a missing migration is applied even if it is older than the newest applied one', async () => {
  const url = await createTestDatabase()
  await withFile('20200101000000_before.sql', 'create table earlier (id int)', () => migrate(url, { folder }))
  expect(await query(url, "select to_regclass('earlier')::text as earlier")).toEqual([{ earlier: 'earlier' }])
})

test('another application’s database is rejected', async () => {
  const url = await createTestDatabase({ empty: true })
  await query(url, 'create table wordpress_posts (id int)')
  await expect(migrate(url)).rejects.toThrow('contains other tables')
})

test('a database with a different encoding is rejected', async () => {
  const url = await createTestDatabase({ empty: true })
  const ascii = new URL(url)
  ascii.pathname += '_ascii'
  await query(
    url,
    `create database ${ascii.pathname.slice(1)} template template0 encoding 'SQL_ASCII' locale 'C' locale_provider 'libc'`,
  )
  await expect(migrate(ascii.href)).rejects.toThrow('The database has the encoding SQL_ASCII')
})

const wrongUrls = [
  { why: 'nothing is listening', part: 'port', value: '1', says: 'nothing is listening there. Check DATABASE_URL.' },
  { why: 'the password is wrong', part: 'password', value: 'wrong', says: 'it rejects the password.' },
  { why: 'there is no such database', part: 'pathname', value: '/none', says: 'it has no database with that name.' },
] as const
test.each(wrongUrls)('one line reports that $why, without the password', async ({ part, value, says }) => {
  const url = new URL(await createTestDatabase())
  url[part] = value
  const message = await migrate(url.href).catch((error: Error) => error.message)
  expect(message).toContain(`cannot be used: ${says}`)
  expect(message).not.toContain(url.password)
})
