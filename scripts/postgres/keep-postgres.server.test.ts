import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type KeptPostgres, keepPostgres } from '#scripts/postgres/keep-postgres.ts'
import { temporaryFolder } from '#tests/support/shop.ts'
import { until } from '#tests/support/until.ts'

let dataDir: string
beforeEach(() => {
  dataDir = temporaryFolder()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const keep = (say: (line: string) => void = () => {}) => keepPostgres(dataDir, { say, settings: ['fsync=off'] })
const isRunning = () => existsSync(join(dataDir, 'postgres/postmaster.pid'))

async function ask(kept: KeptPostgres, question: string, database = 'lumina'): Promise<unknown> {
  const client = new Client({ connectionString: kept.url().replace(/\w+$/, database) })
  await client.connect()
  const { rows } = await client.query<{ answer: unknown }>(question)
  await client.end()
  return rows[0]?.answer
}

test('the cluster keeps texts as UTF-8, knows letters, and checks its pages', async () => {
  const kept = await keep()
  expect(await ask(kept, "select current_setting('server_encoding') as answer")).toBe('UTF8')
  expect(await ask(kept, "select current_setting('data_checksums') as answer")).toBe('on')
  expect(await ask(kept, "select lower('ÉÀ') as answer")).toBe('éà')
  const names = `select string_agg(name, ' ' order by name collate "und-x-icu") as answer from unnest(array['Zoe', 'Élan', 'ada']) as name`
  expect(await ask(kept, names)).toBe('ada Élan Zoe')
  await kept.release()
})

test('whoever starts at the same time shares one server, and the last to leave stops it', async () => {
  const all = await Promise.all([keep(), keep(), keep()])
  expect(new Set(all.map(({ url }) => url())).size).toBe(1)
  const [first, second, third] = all
  await first?.release()
  await second?.release()
  expect(third && (await ask(third, 'select 1 as answer'))).toBe(1)
  await third?.release()
  expect(isRunning()).toBe(false)
})

test('when all leave at the same time, it is stopped', async () => {
  const all = await Promise.all([keep(), keep(), keep()])
  await Promise.all(all.map(({ release }) => release()))
  expect(isRunning()).toBe(false)
})

test('what was written is there when it is started again', async () => {
  const before = await keep()
  await ask(before, 'create table kept as select 42 as answer')
  await before.release()
  const after = await keep()
  expect(await ask(after, 'select answer from kept')).toBe(42)
  await after.release()
})

test('a password that is not the database’s is refused, and nothing is left running', async () => {
  await (await keep()).release()
  rmSync(join(dataDir, 'secrets'), { recursive: true })
  await expect(keep()).rejects.toThrow('The kept password does not open the database')
  expect(isRunning()).toBe(false)
})

test('who leaves while it is started again waits for it, and leaves nothing running', async () => {
  const said: string[] = []
  const kept = await keep((line) => said.push(line))
  process.kill(Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL')
  await until(() => said.includes('The database went away and is started again.'))
  await kept.release()
  expect(isRunning()).toBe(false)
})

test('a start that could not make its database does not keep the server from stopping', async () => {
  const first = await keep()
  await ask(first, 'drop database lumina', 'postgres')
  await ask(first, 'alter database template1 rename to gone', 'postgres')
  await expect(keep()).rejects.toThrow('template1')
  await first.release()
  expect(isRunning()).toBe(false)
})
