import { spawnSync } from 'node:child_process'
import { chownSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { Client } from 'pg'
import { readSecret } from '#app/platform/secret.server.ts'
import { buildDatabaseUrl, startServer, stopServer } from '#scripts/postgres/cluster.ts'
import { findHome, type Home } from '#scripts/postgres/home.ts'
import { readPostmaster } from '#tests/support/store-database.ts'

/** A streaming replica of the store's PostgreSQL. */
export type Standby = {
  /** Returns the URL of one of the replica's databases, by default the store's. */
  readonly url: (database?: string) => string
  /** Ends the replica as a crash would. */
  readonly kill: () => void
  /** Starts the replica again on the same port. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Copies the running PostgreSQL of a data folder and starts the copy as its standby. Works like pg_basebackup, which is
 * not among the store's programs. The standby has no replication slot, so it can be stopped only briefly. If there are
 * several standbys, each needs a name.
 */
export async function startStandby(dataDir: string, name = 'standby'): Promise<Standby> {
  const primary = findHome(dataDir, () => {})
  const password = readSecret(dataDir, 'postgres-password')
  const { port } = readPostmaster({ dataDir })
  const home: Home = { ...primary, cluster: `${primary.cluster}-${name}` }
  await copyCluster(primary, home.cluster, buildDatabaseUrl({ port }, password, 'postgres'))
  const settings = [`primary_conninfo=host=127.0.0.1 port=${port} user=postgres password=${password}`, 'fsync=off']
  let server = await startServer(home, password, 0, settings)
  return {
    url: (database) => buildDatabaseUrl(server, password, database),
    kill: () => process.kill(server.pid, 'SIGKILL'),
    start: async () => {
      server = await startServer(home, password, server.port, settings)
    },
    stop: () => stopServer(home, server),
  }
}

/** @throws Error if PostgreSQL rejects the connection or the copy fails. */
async function copyCluster({ cluster, user }: Home, to: string, url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("select pg_backup_start('standby', true)")
    const { stderr } = spawnSync('cp', ['-a', cluster, to], { env: { ...process.env, LC_ALL: 'C' }, encoding: 'utf8' })
    // Files that are missing because PostgreSQL deleted them during the copy are no failure: replaying the WAL would
    // delete them, too.
    const failures = stderr.split('\n').filter((line) => line && !line.endsWith('No such file or directory'))
    if (failures.length > 0) throw new Error(`the database could not be copied: ${failures[0]}`)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    for (const [name, text] of [
      ['backup_label', rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(join(to, name), text)
      if (user.uid !== undefined && user.gid !== undefined) chownSync(join(to, name), user.uid, user.gid)
    }
  } finally {
    await client.end()
  }
  // WAL and replication slots belong to the primary, and this server is not running yet.
  for (const folder of ['pg_wal', 'pg_replslot']) {
    for (const name of readdirSync(join(to, folder))) rmSync(join(to, folder, name), { recursive: true })
  }
  rmSync(join(to, 'postmaster.pid'))
}
