import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres15, type Postgres15, query } from '#tests/support/debian/postgres-15.ts'
import { requirePackages } from '#tests/support/debian/programs.ts'
import { createTemporaryFolder, launch, startStore } from '#tests/support/store.ts'
import { until } from '#tests/support/until.ts'

// Tests a DATABASE_URL to Debian's PostgreSQL 15 instead of the store's own.

requirePackages(['postgresql-15'])

describe('on PostgreSQL 15', () => {
  const folder = createTemporaryFolder()
  let postgres: Postgres15
  let url: string

  beforeAll(async () => {
    postgres = await openPostgres15(folder)
    url = postgres.url
  })
  afterAll(async () => {
    await postgres?.stop('immediate')
    rmSync(folder, { recursive: true, force: true })
  })

  test('the store starts with the demo data and leaves the database running', async () => {
    const store = await startStore({ env: { DATABASE_URL: url } })
    expect((await fetch(store.url)).status).toBe(200)
    expect(existsSync(join(store.dataDir, 'postgres'))).toBe(false)
    expect(await query(url, 'select count(*)::int > 0 as stocked from products')).toEqual([{ stocked: true }])
    expect((await store.stop()).code).toBe(0)
    expect(await query(url, 'select 1 as alive')).toEqual([{ alive: 1 }])
  })

  test('during an outage, pages show an error, and the store recovers automatically', async () => {
    const store = await startStore({ env: { DATABASE_URL: url } })
    await postgres.stop('immediate')
    const page = await fetch(store.url, { headers: { accept: 'text/html' } })
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
    const html = await page.text()
    expect(html).toContain('We will be right back')
    expect(html).not.toMatch(/ at |ECONN|Error:/)
    expect((await fetch(`${store.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${store.url}/healthz`)).status).toBe(200)
    await postgres.start()
    await until(async () => (await fetch(store.url)).status === 200)
    await expect.poll(async () => (await fetch(`${store.url}/readyz`)).status).toBe(200)
    await store.stop()
  })

  test('without its data folder, such as on an unmounted disk, the store keeps selling and reports that it is not ready', async () => {
    const store = await startStore({ env: { DATABASE_URL: url } })
    const ready = async () => (await fetch(`${store.url}/readyz`)).text()
    const movedFolder = `${store.dataDir}-away`
    renameSync(store.dataDir, movedFolder)
    await expect.poll(ready).toBe('disk\n')
    expect((await fetch(store.url)).status).toBe(200)
    renameSync(movedFolder, store.dataDir)
    await expect.poll(ready).toBe('ok\n')
    await store.stop()
  })

  test.each([
    [
      'a password that is wrong',
      () => url.replace('password-of-15', 'another-password'),
      /cannot be used: it rejects the password\./,
    ],
    [
      'a database that does not exist',
      () => url.replace(/shop$/, 'none'),
      /cannot be used: it has no database with that name\./,
    ],
    [
      'a database newer than the code',
      () => url,
      /^The database is newer than this version of Lumina: .*9999_tomorrow/,
    ],
  ])('%s stops the start with a one-line error', async (_, address, message) => {
    await query(url, "insert into schema_migrations (name, hash) values ('9999_tomorrow', 'x') on conflict do nothing")
    const before = await query(url, 'select count(*) from schema_migrations')
    const store = launch({ dataDir: join(folder, 'data'), env: { DATABASE_URL: address() } })
    expect((await store.ended).code).toBe(1)
    expect(store.output()).toMatch(message)
    expect(store.output().trim().split('\n')).toHaveLength(1)
    expect(store.output()).not.toContain('another-password')
    expect(await query(url, 'select count(*) from schema_migrations')).toEqual(before)
  })
})
