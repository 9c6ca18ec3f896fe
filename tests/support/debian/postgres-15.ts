import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '#scripts/free-port.ts'
import { createDebianFolder, debianUser, PROGRAMS } from '#tests/support/debian/programs.ts'
import { createService, type Service } from '#tests/support/debian/service.ts'

const PASSWORD = 'password-of-15'

/** A PostgreSQL 15 as Debian installs it, with a user and an empty database `shop`. */
export type Postgres15 = Pick<Service, 'start'> & {
  readonly port: number
  /** The address of its database. */
  readonly url: string
  readonly password: string
  /** As `systemctl stop postgresql` does; `immediate` as a machine that loses its power. */
  readonly stop: (how?: 'fast' | 'immediate') => Promise<void>
}

/** Makes one in a folder that is there, and starts it. Stop it in the end. */
export async function openPostgres15(folder: string): Promise<Postgres15> {
  const cluster = createDebianFolder(join(folder, 'postgresql-15'))
  const passwordFile = join(folder, 'password-of-15')
  writeFileSync(passwordFile, PASSWORD, { mode: 0o644 })
  const rights = ['-U', 'shop', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const result = spawnSync(
    join(dirname(PROGRAMS['postgresql-15']), 'initdb'),
    ['-D', cluster, ...rights, '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    { ...debianUser(), encoding: 'utf8' },
  )
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr}`)
  const port = await freePort()
  const url = `postgres://shop:${PASSWORD}@127.0.0.1:${port}/shop`
  const administration = url.replace(/shop$/, 'postgres')
  const service = createService({
    program: PROGRAMS['postgresql-15'],
    args: ['-D', cluster, '-p', String(port), '-k', '', '-h', '127.0.0.1'],
    logFile: join(folder, 'postgresql-15.log'),
    isReady: () =>
      query(administration, 'select').then(
        () => true,
        () => false,
      ),
  })
  await service.start()
  await query(administration, 'create database shop')
  return {
    port,
    url,
    password: PASSWORD,
    start: service.start,
    stop: (how = 'fast') => service.stop(how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
  }
}

/** One statement over a connection of its own. */
export async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {}) // the query fails by itself
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
