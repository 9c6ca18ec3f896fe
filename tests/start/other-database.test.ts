import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch, startShop, temporaryFolder } from '#tests/support/shop.ts'
import { until } from '#tests/support/until.ts'

// DATABASE_URL: a PostgreSQL 15 as Debian installs it, instead of the shop's own.

const PROGRAMS = '/usr/lib/postgresql/15/bin'
const isInstalled = existsSync(join(PROGRAMS, 'postgres'))
if (!isInstalled)
  console.warn(`skipped: there is no PostgreSQL 15 in ${PROGRAMS} (Debian: apt-get install postgresql-15)`)

describe.skipIf(!isInstalled)('on PostgreSQL 15', () => {
  const folder = temporaryFolder()
  const cluster = join(folder, 'cluster')
  const user = process.getuid?.() === 0 ? userPostgres() : null
  let port: number
  let url: string

  function userPostgres(): { uid: number; gid: number } {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
    )
    return { uid: uid ?? 0, gid: gid ?? 0 }
  }

  async function startCluster(): Promise<void> {
    spawn(join(PROGRAMS, 'postgres'), ['-D', cluster, '-p', String(port), '-k', '', '-h', '127.0.0.1'], {
      ...user,
      stdio: 'ignore',
    })
    await until(async () => {
      const client = new Client({ connectionString: url.replace(/shop$/, 'postgres') })
      client.on('error', () => {})
      const answered = await client.connect().then(
        () => true,
        () => false,
      )
      await client.end().catch(() => {})
      return answered
    })
  }

  function stopCluster(): void {
    spawnSync(join(PROGRAMS, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'immediate', '-w'], user ?? {})
  }

  async function query(text: string, database = 'shop'): Promise<unknown[]> {
    const client = new Client({ connectionString: url.replace(/shop$/, database) })
    await client.connect()
    const { rows } = await client.query(text)
    await client.end()
    return rows
  }

  beforeAll(async () => {
    mkdirSync(cluster)
    if (user) chownSync(cluster, user.uid, user.gid)
    const passwordFile = join(folder, 'password')
    writeFileSync(passwordFile, 'password-of-15')
    const made = spawnSync(
      join(PROGRAMS, 'initdb'),
      [
        '-D',
        cluster,
        '-U',
        'shop',
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale=C.UTF-8',
        '-N',
      ],
      { ...(user ?? {}), encoding: 'utf8' },
    )
    expect(made.stderr).toBe('')
    port = await new Promise((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const address = server.address()
        server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
      })
    })
    url = `postgres://shop:password-of-15@127.0.0.1:${port}/shop`
    await startCluster()
    await query('create database shop', 'postgres')
  })
  afterAll(() => {
    stopCluster()
    rmSync(folder, { recursive: true, force: true })
  })

  test('the shop opens on it, with the demo shop, and leaves it running', async () => {
    const shop = await startShop({ env: { DATABASE_URL: url } })
    expect((await fetch(shop.url)).status).toBe(200)
    expect(existsSync(join(shop.dataDir, 'postgres'))).toBe(false)
    expect(await query('select count(*)::int > 0 as stocked from products')).toEqual([{ stocked: true }])
    expect((await shop.stop()).code).toBe(0)
    expect(await query('select 1 as alive')).toEqual([{ alive: 1 }])
  })

  test('while it is away pages say so, and the shop recovers by itself', async () => {
    const shop = await startShop({ env: { DATABASE_URL: url } })
    stopCluster()
    const page = await fetch(shop.url, { headers: { accept: 'text/html' } })
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
    const html = await page.text()
    expect(html).toContain('We will be right back')
    expect(html).not.toMatch(/ at |ECONN|Error:/)
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
    await startCluster()
    await until(async () => (await fetch(shop.url)).status === 200)
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
    await shop.stop()
  })

  test.each([
    [
      'a password that is wrong',
      () => url.replace('password-of-15', 'another-password'),
      /cannot be used: it refuses the password\./,
    ],
    [
      'a database that is not there',
      () => url.replace(/shop$/, 'none'),
      /cannot be used: it has no database of that name\./,
    ],
    [
      'a database newer than the code',
      () => url,
      /^The database is newer than this version of Lumina: .*9999_tomorrow/,
    ],
  ])('%s stops the start with one line', async (_, address, says) => {
    await query("insert into schema_migrations (name, hash) values ('9999_tomorrow', 'x') on conflict do nothing")
    const before = await query('select count(*) from schema_migrations')
    const shop = launch({ dataDir: join(folder, 'data'), env: { DATABASE_URL: address() } })
    expect((await shop.ended).code).toBe(1)
    expect(shop.output()).toMatch(says)
    expect(shop.output().trim().split('\n')).toHaveLength(1)
    expect(shop.output()).not.toContain('another-password')
    expect(await query('select count(*) from schema_migrations')).toEqual(before)
  })
})
