import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '#scripts/free-port.ts'
import { type Postgres15, query } from '#tests/support/debian/postgres-15.ts'
import { createDebianFolder, PROGRAMS } from '#tests/support/debian/programs.ts'
import { replaceEach } from '#tests/support/debian/replace-each.ts'
import { createService } from '#tests/support/debian/service.ts'

export type Pgbouncer = {
  /** The database's URL through pgbouncer. */
  readonly url: string
  readonly logFile: string
  readonly start: () => Promise<void>
  /** Like `systemctl stop pgbouncer`: running queries finish. */
  readonly stop: () => Promise<void>
}

/** Starts pgbouncer with the configuration in `deploy/`, on a free port. The caller stops it. */
export async function openPgbouncer(
  folder: string,
  { port: databasePort, url, password }: Postgres15,
): Promise<Pgbouncer> {
  const home = createDebianFolder(join(folder, 'pgbouncer'))
  const port = await findFreePort()
  const file = (name: string) => join(home, name)
  const [settings, users, logFile] = [file('pgbouncer.ini'), file('userlist.txt'), file('pgbouncer.log')]
  writeFileSync(users, `"shop" "${password}"\n`)
  writeFileSync(
    settings,
    replaceEach(readFileSync('deploy/pgbouncer.ini', 'utf8'), [
      ['lumina = host=127.0.0.1 port=5432', `shop = host=127.0.0.1 port=${databasePort}`],
      ['listen_port = 6432', `listen_port = ${port}`],
      ['/etc/pgbouncer/userlist.txt', users],
      ['/var/log/postgresql/pgbouncer.log', logFile],
      ['/var/run/postgresql/pgbouncer.pid', file('pgbouncer.pid')],
    ]),
  )
  const pgbouncerUrl = new URL(url)
  pgbouncerUrl.port = String(port)
  const service = createService({
    program: PROGRAMS.pgbouncer,
    args: [settings],
    logFile: join(folder, 'pgbouncer.out'),
    isReady: () =>
      query(pgbouncerUrl.href, 'select').then(
        () => true,
        () => false,
      ),
  })
  await service.start()
  return { url: pgbouncerUrl.href, logFile, start: service.start, stop: () => service.stop('SIGINT') }
}
