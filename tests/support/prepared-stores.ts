import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { readSecret } from '#app/platform/secret.server.ts'
import { ensureCluster } from '#scripts/postgres/cluster.ts'
import { findHome } from '#scripts/postgres/home.ts'

/** Where the prepared stores are, for the processes that tests run in. `npm test` names a folder that its parts share. */
const VARIABLE = 'PREPARED_STORES'

/**
 * Prepares what the stores of tests begin with, once for all of them and in the folder that `npm test` names, otherwise in
 * the one given: a database with its tables, with and without the demo store, and its images. It may forget: what is tested
 * is our code, not its disk.
 */
export function prepareStores(fallback: string): void {
  const folder = process.env[VARIABLE] ?? fallback
  delete process.env[VARIABLE]
  const [empty, demo] = [join(folder, 'empty'), join(folder, 'demo')]
  if (!existsSync(demo)) {
    const home = findHome(empty, console.error)
    ensureCluster(home, readSecret(empty, 'postgres-password'))
    if (!existsSync(join(empty, 'postgres'))) return // it had to be elsewhere, so each store prepares itself
    appendFileSync(join(home.cluster, 'postgresql.conf'), 'fsync = off\n')
    run(process.execPath, ['scripts/with-database.ts'], empty)
    run('cp', ['-a', empty, demo])
    run(process.execPath, ['scripts/with-database.ts', 'scripts/seed.ts'], demo)
  }
  process.env[VARIABLE] = folder
}

/** Fills the empty data folder of a new store with a prepared one, where stores were prepared. */
export function copyPreparedStore(dataDir: string, name: 'empty' | 'demo'): void {
  const prepared = process.env[VARIABLE]
  if (prepared) run('cp', ['-a', `${join(prepared, name)}/.`, dataDir])
}

function run(program: string, args: readonly string[], dataDir = ''): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', DATA_DIR: dataDir },
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`)
}
