import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { getErrorCode, StartError } from '#app/lib/errors.ts'
import { findInstalledPrograms } from '#scripts/postgres/programs.ts'

const SYSTEM_FOLDER = '/var/lib/lumina'

/** The user that runs PostgreSQL, which refuses to run as root. An empty object means the current user. */
type User = { readonly uid?: number; readonly gid?: number }

/** The location and user of a store's PostgreSQL. `programs` contains bin, lib and share. */
export type Home = { readonly cluster: string; readonly programs: string; readonly user: User }

/**
 * Finds the location of a data folder's database. The database is in that folder, unless we are root and the user
 * `postgres` cannot enter it. Then it is in a system folder, whose path is passed to `say` and stored in a file in the
 * data folder.
 * @throws StartError if the data folder is not writable.
 */
export function findHome(dataDir: string, say: (line: string) => void): Home {
  ensureFolder(dataDir)
  const inside = join(dataDir, 'postgres')
  const installed = findInstalledPrograms()
  if (process.getuid?.() !== 0) {
    if (existsSync(inside) && process.getuid && statSync(inside).uid !== process.getuid()) {
      throw new StartError(
        `The database in ${inside} belongs to another user. Start the store as that user or as root.`,
      )
    }
    return { cluster: inside, programs: installed, user: {} }
  }
  const user = existsSync(inside) ? getOwner(inside) : ensureSystemUser()
  const cluster = findClusterFolder(dataDir, inside, user, say)
  return { cluster, programs: ensureRunnablePrograms(installed, user), user }
}

/**
 * Creates the data folder if it is missing.
 * @throws StartError if it cannot be created or written to.
 */
export function ensureFolder(dataDir: string): void {
  try {
    createFolder(dataDir)
    const probe = join(dataDir, `.probe-${randomBytes(6).toString('hex')}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} is not a writable folder (${getErrorCode(error)}).`)
  }
}

/** Creates a folder and its parents. mkdir's `recursive` option hangs where the system does not permit folders. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return
  createFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error // a concurrent start may have created it
  }
}

function findClusterFolder(dataDir: string, inside: string, user: User, say: (line: string) => void): string {
  const locationFile = join(dataDir, 'postgres-is-in')
  if (existsSync(locationFile)) return readFileSync(locationFile, 'utf8').trim()
  if (canRun('/bin/sh', ['-c', 'cd "$0"', dataDir], user)) return inside
  if (existsSync(inside)) {
    throw new StartError(`The user that owns ${inside} cannot access ${dataDir}. Grant it access, or move the store.`)
  }
  // Because of the random part, a data folder that was deleted and created again does not get the old database.
  const name = `${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}-${randomBytes(4).toString('hex')}`
  const cluster = join(SYSTEM_FOLDER, name, 'postgres')
  ensureOpenFolder(SYSTEM_FOLDER)
  ensureOpenFolder(dirname(cluster))
  writeFileSync(locationFile, `${cluster}\n`, { flush: true })
  say(`The user "postgres" cannot access ${dataDir}, so the database is in ${cluster}`)
  return cluster
}

/** Returns a folder with programs that the user can run: the installed folder, or a copy in the system folder. */
function ensureRunnablePrograms(installed: string, user: User): string {
  if (canRun(join(installed, 'bin/postgres'), ['--version'], user)) return installed
  const { version } = readVersion(installed)
  const copy = join(SYSTEM_FOLDER, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  ensureOpenFolder(SYSTEM_FOLDER)
  cpSync(installed, draft, { recursive: true, verbatimSymlinks: true })
  spawnSync('chmod', ['-R', 'a+rX', draft])
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(copy)) throw error // a concurrent start may have created it
  }
  return copy
}

function readVersion(installed: string): { version: string } {
  const { version }: { version: string } = JSON.parse(readFileSync(join(installed, '../package.json'), 'utf8'))
  return { version }
}

function canRun(program: string, args: readonly string[], user: User): boolean {
  return spawnSync(program, args, { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

function getOwner(folder: string): User {
  const { uid, gid } = statSync(folder)
  return uid === 0 ? ensureSystemUser() : { uid, gid }
}

function ensureSystemUser(): User {
  const existing = lookUp('postgres')
  if (existing) return existing
  const isCreated =
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
      .status === 0
  const user = isCreated ? lookUp('postgres') : null
  if (user) return user
  throw new StartError(
    'PostgreSQL does not run as root, and the user "postgres" could not be created. Start the store as another user.',
  )
}

function lookUp(name: string): User | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const response = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return response.status === 0 ? Number.parseInt(response.stdout, 10) : null
  })
  return typeof uid === 'number' && typeof gid === 'number' ? { uid, gid } : null
}

/** Creates a folder that every user can enter, regardless of our umask. */
function ensureOpenFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}

/** Creates a folder that only the given user can enter. */
export function createPrivateFolder(folder: string, { uid, gid }: User): void {
  mkdirSync(folder, { mode: 0o700 })
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}
