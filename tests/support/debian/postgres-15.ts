import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { findFreePort } from '#scripts/free-port.ts'
import { createDebianFolder, getDebianUser, PROGRAMS } from '#tests/support/debian/programs.ts'
import { createService, type Service } from '#tests/support/debian/service.ts'

const PASSWORD = 'password-of-15'

/** Debian's PostgreSQL 15 with a user and an empty database `shop`. */
export type Postgres15 = Pick<Service, 'start'> & {
  readonly port: number
  readonly url: string
  readonly password: string
  /** Like `systemctl stop postgresql`; `immediate` is like a power failure. */
  readonly stop: (mode?: 'fast' | 'immediate') => Promise<void>
}

/** Creates a cluster in an existing folder and starts it. The caller stops it. */
export async function openPostgres15(folder: string): Promise<Postgres15> {
  const cluster = createDebianFolder(join(folder, 'postgresql-15'))
  const passwordFile = join(folder, 'password-of-15')
  writeFileSync(passwordFile, PASSWORD, { mode: 0o644 })
  const authOptions = ['-U', 'shop', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const result = spawnSync(
    join(dirname(PROGRAMS['postgresql-15']), 'initdb'),
    ['-D', cluster, ...authOptions, '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    { ...getDebianUser(), encoding: 'utf8' },
  )
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr}`)
  const port = await findFreePort()
  const url = `postgres://shop:${PASSWORD}@127.0.0.1:${port}/shop`
  const adminUrl = url.replace(/shop$/, 'postgres')
  const service = createService({
    program: PROGRAMS['postgresql-15'],
    args: ['-D', cluster, '-p', String(port), '-k', '', '-h', '127.0.0.1'],
    logFile: join(folder, 'postgresql-15.log'),
    isReady: () =>
      query(adminUrl, 'select').then(
        () => true,
        () => false,
      ),
  })
  await service.start()
  await query(adminUrl, 'create database shop')
  return {
    port,
    url,
    password: PASSWORD,
    start: service.start,
    stop: (mode = 'fast') => service.stop(mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
  }
}

/** Runs one statement over its own connection. */
export async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
