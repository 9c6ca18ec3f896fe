import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { migrate, readMigrations } from '#app/platform/db/migrate.server.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { copyMigrations } from '#tests/support/migrations-folder.ts'
import { addSampleRows } from '#tests/support/sample-rows.ts'

// Migrations of filled stores that never change again, and one that is killed.

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

const names = readMigrations().map(({ name }) => name)

const earlier = new Map<string, Promise<string>>()

/** The URL of an empty store from before a migration, the same for all cases: to make one takes most of their time. */
function storeBefore(migration: string): Promise<string> {
  const known = earlier.get(migration) ?? migrateBefore(migration)
  earlier.set(migration, known)
  return known
}

async function migrateBefore(migration: string): Promise<string> {
  const url = await createTestDatabase({ empty: true })
  const at = names.findIndex((name) => name.endsWith(migration))
  await migrate(url, { only: new Set(names.slice(0, at)) })
  return url
}

test.each([
  [true, null],
  [false, ['', '']],
])('texts of the demo store that become settings are empty unless it is shown (%s)', async (isDemo, texts) => {
  const url = await createTestDatabase({ copyOf: await storeBefore('_about_texts') })
  const client = await connect(url)
  await client.query("insert into store_settings (key, value, category) values ('demo_content', $1, 'general')", [
    String(isDemo),
  ])
  await migrate(url)
  const { rows } = await client.query(
    "select json_agg(value) as texts from store_settings where key in ('about_values', 'about_end')",
  )
  expect(rows).toEqual([{ texts }])
  await client.end()
})

test.each([
  { isDemo: 'true', typed: null, inbox: null },
  { isDemo: 'false', typed: null, inbox: true },
  { isDemo: 'false', typed: 'false', inbox: false },
])('a store of one’s own receives messages unless it chose not to: $isDemo, $typed', async (given) => {
  const url = await createTestDatabase({ copyOf: await storeBefore('_mail_servers') })
  const client = await connect(url)
  const insert = (key: string, value: string) =>
    client.query("insert into store_settings (key, value, category) values ($1, $2, 'general')", [key, value])
  await insert('demo_content', given.isDemo)
  if (given.typed) await insert('contact_inbox', given.typed)
  await migrate(url)
  const { rows } = await client.query("select value from store_settings where key = 'contact_inbox'")
  expect(rows[0]?.value ?? null).toBe(given.inbox)
  const mails = await client.query("select value from store_settings where key = 'email_new_order'")
  expect(mails.rows[0]?.value ?? null).toBe(given.isDemo === 'true' ? null : true)
  await client.end()
})

describe('a migration that is cut off', () => {
  const folder = copyMigrations()
  afterAll(() => rmSync(folder, { recursive: true }))

  test('by kill -9 leaves the store as it was, and the next start does it', async () => {
    const url = await createTestDatabase()
    await addSampleRows(url)
    const file = join(folder, '9998_slow.sql')
    writeFileSync(file, `alter table orders drop column status; create table shelves (id int); select pg_sleep(60);`)
    const script = `import { migrate } from '#app/platform/db/migrate.server.ts'
      await migrate('${url}', { folder: '${folder}' })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
    const client = await connect(url)
    const sleeping = () =>
      client.query("select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'")
    while ((await sleeping()).rowCount === 0 && child.exitCode === null) await pause(20)
    child.kill('SIGKILL')
    await once(child, 'exit')
    // PostgreSQL notices a lost client only when a statement ends, which then does nothing more.
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
    )
    while ((await sleeping()).rowCount) await pause(20)
    expect((await client.query('select status from orders order by order_number')).rows).toEqual([
      { status: 'processing' },
      { status: 'cancelled' },
    ])
    writeFileSync(file, 'create table shelves (id int)')
    await migrate(url, { folder })
    expect((await client.query('select from shelves')).rowCount).toBe(0)
    await client.end()
  })
})
