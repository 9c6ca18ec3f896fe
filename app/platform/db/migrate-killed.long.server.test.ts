import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { addSampleRows } from '#tests/support/sample-rows.ts'
import { copySchemaFiles } from '#tests/support/schema-folder.ts'

const folder = copySchemaFiles()
afterAll(() => rmSync(folder, { recursive: true }))

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

test('a migration that is interrupted by kill -9 leaves the store unchanged, and the next start applies it', async () => {
  const url = await createTestDatabase()
  await addSampleRows(url)
  const file = join(folder, 'migrations/9998_slow.sql')
  writeFileSync(file, `alter table orders drop column status; create table shelves (id int); select pg_sleep(60);`)
  const script = `import { migrate } from '#app/platform/db/migrate.server.ts'
    await migrate('${url}', { folder: '${folder}' })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  const client = await connect(url)
  const listSleeping = () =>
    client.query("select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'")
  while ((await listSleeping()).rowCount === 0 && child.exitCode === null) await pause(20)
  child.kill('SIGKILL')
  await once(child, 'exit')
  // PostgreSQL notices a lost client only when a statement ends, and then does nothing more
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
  )
  while ((await listSleeping()).rowCount) await pause(20)
  expect((await client.query('select status from orders order by order_number')).rows).toEqual([
    { status: 'processing' },
    { status: 'cancelled' },
  ])
  writeFileSync(file, 'create table shelves (id int)')
  await migrate(url, { folder })
  expect((await client.query('select from shelves')).rowCount).toBe(0)
  await client.end()
})
