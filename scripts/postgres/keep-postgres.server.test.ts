import { appendFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { afterAll, expect, test } from 'vitest'
import { keepPostgres, type PostgresHandle } from '#scripts/postgres/keep-postgres.ts'
import { createTemporaryFolder } from '#tests/support/store.ts'
import { until } from '#tests/support/until.ts'

/** Creating a cluster is slow, so tests share one unless they need a new one or damage it. */
const dataDir = createTemporaryFolder()
const folders = [dataDir]
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function newFolder(): string {
  const folder = createTemporaryFolder()
  folders.push(folder)
  return folder
}

const startPostgres = (folder = dataDir, say: (line: string) => void = () => {}) =>
  keepPostgres(folder, { say, settings: ['fsync=off'] })
const isRunning = (folder = dataDir) => existsSync(join(folder, 'postgres/postmaster.pid'))

async function queryValue(postgres: PostgresHandle, query: string, database = 'lumina'): Promise<unknown> {
  const client = new Client({ connectionString: postgres.url().replace(/\w+$/, database) })
  await client.connect()
  const { rows } = await client.query<{ value: unknown }>(query)
  await client.end()
  return rows[0]?.value
}

test('the cluster uses UTF-8, Unicode letters and checksums', async () => {
  const postgres = await startPostgres()
  expect(await queryValue(postgres, "select current_setting('server_encoding') as value")).toBe('UTF8')
  expect(await queryValue(postgres, "select current_setting('data_checksums') as value")).toBe('on')
  expect(await queryValue(postgres, "select lower('ÉÀ') as value")).toBe('éà')
  const names = `select string_agg(name, ' ' order by name collate "und-x-icu") as value from unnest(array['Zoe', 'Élan', 'ada']) as name`
  expect(await queryValue(postgres, names)).toBe('ada Élan Zoe')
  await postgres.release()
})

test('concurrent starts share one server, and the last release stops it', async () => {
  const folder = newFolder()
  const all = await Promise.all([startPostgres(folder), startPostgres(folder), startPostgres(folder)])
  expect(new Set(all.map(({ url }) => url())).size).toBe(1)
  const [first, second, third] = all
  await first?.release()
  await second?.release()
  expect(third && (await queryValue(third, 'select 1 as value'))).toBe(1)
  await third?.release()
  expect(isRunning(folder)).toBe(false)
})

test('concurrent releases stop the server', async () => {
  const all = await Promise.all([startPostgres(), startPostgres(), startPostgres()])
  await Promise.all(all.map(({ release }) => release()))
  expect(isRunning()).toBe(false)
})

test('data survives a restart', async () => {
  const before = await startPostgres()
  await queryValue(before, 'create table stored as select 42 as value')
  await before.release()
  const after = await startPostgres()
  expect(await queryValue(after, 'select value from stored')).toBe(42)
  await after.release()
})

test('a wrong password is rejected, and nothing is left running', async () => {
  await (await startPostgres()).release()
  const [secrets, away] = [join(dataDir, 'secrets'), join(dataDir, 'away')]
  renameSync(secrets, away)
  await expect(startPostgres()).rejects.toThrow('The stored password does not match the database')
  expect(isRunning()).toBe(false)
  rmSync(secrets, { recursive: true })
  renameSync(away, secrets)
})

test('a release during a restart waits for the restart and leaves nothing running', async () => {
  const messages: string[] = []
  const postgres = await startPostgres(dataDir, (line) => messages.push(line))
  process.kill(Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL')
  await until(() => messages.includes('The database stopped and is being restarted.'))
  await postgres.release()
  expect(isRunning()).toBe(false)
})

test('a start that fails to create its database does not keep the server running', async () => {
  const folder = newFolder()
  const first = await startPostgres(folder)
  await queryValue(first, 'drop database lumina', 'postgres')
  await queryValue(first, 'alter database template1 rename to gone', 'postgres')
  await expect(startPostgres(folder)).rejects.toThrow('template1')
  await first.release()
  expect(isRunning(folder)).toBe(false)
})

/**
 * By default or with `VERBOSE_SETTINGS`, PostgreSQL would log each of these statements. Each contains a unique value,
 * as if from a submitted form: `planted-` and the statement's name.
 */
const PLANTED_STATEMENTS: Readonly<Record<string, readonly [text: string, ...values: string[]]>> = {
  duplicate: ['insert into people (email) values ($1)', 'Planted-Duplicate@example.com'],
  literal: [`insert into people (email) values ('planted-literal'), ('planted-literal')`],
  json: ['select $1::json', '{"email": planted-json}'],
  uuid: ['select $1::uuid', 'planted-uuid'],
  number: ['select $1::int', 'planted-number'],
  time: ['select $1::timestamptz', 'planted-time'],
  check: ['insert into people (email, age) values ($1, -1)', 'planted-check'],
  raised: [
    `do $$ begin raise exception 'planted-raised' using detail = 'planted-raised', hint = 'planted-raised'; end $$`,
  ],
  warning: [`do $$ begin raise warning 'planted-warning'; end $$`],
  dynamic: [`do $$ begin execute 'select ''planted-dynamic''::int'; end $$`],
  syntax: ['select planted-syntax ? frm'],
  late: [`set statement_timeout = 1; select pg_sleep(5), 'planted-late'`],
  sorted: [
    `set work_mem = '64kB'; select count(*) from (select n || 'planted-sorted' from generate_series(1, 20000) n order by 1 limit 19000)`,
  ],
}

/** Settings that an operator may have left on after debugging. */
const VERBOSE_SETTINGS = `log_statement = 'all'
log_duration = on
log_min_duration_statement = 0
log_min_messages = 'info'
log_min_error_statement = 'info'
log_error_verbosity = 'verbose'
log_parameter_max_length = -1
log_parameter_max_length_on_error = -1
log_temp_files = 0
log_lock_waits = on
deadlock_timeout = '10ms'
`

test('the log contains server events and no personal data, even in an existing cluster', async () => {
  await (await startPostgres()).release()
  appendFileSync(join(dataDir, 'postgres/postgresql.conf'), VERBOSE_SETTINGS)
  const postgres = await startPostgres()
  const connect = async () => {
    const client = new Client({ connectionString: postgres.url() })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const client = await connect()
  await client.query(
    `create table people (email text, age int check (age > 0)); create unique index on people (lower(email));
     insert into people (email) values ('planted-duplicate@example.com')`,
  )
  for (const [text, ...values] of Object.values(PLANTED_STATEMENTS)) {
    await client.query(text, values.length > 0 ? values : undefined).catch(() => {})
    await client.query('reset all')
  }
  const copying = client.query(copyFrom('copy people (email) from stdin'))
  await pipeline(['planted-copy@example.com\tplanted-copy\n'], copying).catch(() => {})

  // One connection waits for a lock and is killed, as by the system when memory runs out.
  await client.query('begin; lock table people')
  const other = await connect()
  const pid: { pid: number }[] = (await other.query('select pg_backend_pid() as pid')).rows
  const waiting = other.query(`insert into people (email) values ('planted-waiting')`).catch(() => {})
  await until(
    async () => (await queryValue(postgres, 'select count(*)::int as value from pg_locks where not granted')) === 1,
  )
  process.kill(pid[0]?.pid ?? 0, 'SIGKILL')
  await waiting
  await until(() =>
    readFileSync(`${join(dataDir, 'postgres')}.log`, 'utf8').includes('all server processes terminated'),
  )
  await Promise.all([client.end(), other.end()])
  await until(() =>
    queryValue(postgres, 'select 1 as value').then(
      () => true,
      () => false,
    ),
  )
  await postgres.release()

  const log = readFileSync(`${join(dataDir, 'postgres')}.log`, 'utf8')
  expect(log.toLowerCase().match(/planted-?\w*/g) ?? []).toEqual([])
  expect(log).toContain('was terminated by signal 9')
  expect(log).toContain('database system is ready to accept connections')
})
