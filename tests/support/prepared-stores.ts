import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { readSecret } from '#app/platform/secret.server.ts'
import { ensureCluster } from '#scripts/postgres/cluster.ts'
import { findHome } from '#scripts/postgres/home.ts'

/** The environment variable with the folder of the prepared stores. `npm test` sets it for all its parts. */
const FOLDER_VARIABLE = 'PREPARED_STORES'

/** The environment variable with the folder of resized images that all new stores share, if it is set. */
const IMAGE_SIZES_VARIABLE = 'SHARED_IMAGE_SIZES'

/**
 * Prepares the two stores that test stores are copied from, unless they are already in the folder that `npm test` sets
 * or in `fallback`: the demo store ('demo'), and the same store without products, orders and people ('empty'). Each has
 * a migrated database and images. The databases run without fsync.
 */
export function prepareStores(fallback: string): void {
  const folder = process.env[FOLDER_VARIABLE] ?? fallback
  delete process.env[FOLDER_VARIABLE]
  const [empty, demo] = [join(folder, 'empty'), join(folder, 'demo')]
  if (!existsSync(demo)) {
    const home = findHome(empty, console.error)
    ensureCluster(home, readSecret(empty, 'postgres-password'))
    if (!existsSync(join(empty, 'postgres'))) return // the cluster had to be created elsewhere, so each store prepares itself
    appendFileSync(join(home.cluster, 'postgresql.conf'), 'fsync = off\n')
    run(process.execPath, ['scripts/with-database.ts', 'scripts/unseed.ts'], empty)
    run('cp', ['-a', empty, demo])
    run(process.execPath, ['scripts/with-database.ts', 'scripts/seed.ts'], demo)
  }
  process.env[FOLDER_VARIABLE] = folder
}

/** Lets all stores copied after this call share a folder of resized images, which take 0.1 s each to create. */
export function shareImageSizes(folder: string): void {
  process.env[IMAGE_SIZES_VARIABLE] = folder
}

/** Copies a prepared store, if there is one, into the data folder of a new store. */
export function copyPreparedStore(dataDir: string, name: 'empty' | 'demo'): void {
  const [prepared, sizes] = [process.env[FOLDER_VARIABLE], process.env[IMAGE_SIZES_VARIABLE]]
  if (!prepared) return
  run('cp', ['-a', `${join(prepared, name)}/.`, dataDir])
  if (!sizes) return
  mkdirSync(join(dataDir, 'media'), { recursive: true })
  symlinkSync(sizes, join(dataDir, 'media/sizes')) // resized images are named after their content
}

function run(program: string, args: readonly string[], dataDir = ''): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
    },
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`)
}
