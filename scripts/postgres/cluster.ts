import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { getErrorCode, StartError } from '#app/lib/errors.ts'
import { findFreePort } from '#scripts/free-port.ts'
import { isAlive } from '#scripts/is-alive.mjs'
import { createPrivateFolder, type Home } from '#scripts/postgres/home.ts'
import { LOG_SETTINGS } from '#scripts/postgres/log-settings.ts'

const ENCODING = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
/** Locales that define the letters for similarity search. The first one that the system has is used. */
const LETTER_LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C']
const TIMEOUT_MS = 30_000
/** Messages of temporary failures: a killed server's processes are still exiting, or a concurrent start was faster. */
const TRANSIENT = /lock file|shared memory|already in use|could not create any TCP|could not bind/
const MAX_LOG_BYTES = 10_000_000

/** A running PostgreSQL server: its process id, and its port on 127.0.0.1. */
export type Server = { readonly pid: number; readonly port: number }

/**
 * The environment of PostgreSQL's programs. It does not inherit from this process, which may have secrets and an
 * unsuitable locale.
 */
const BARE_ENV = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Returns the URL of a database on a store's own server. */
export function buildDatabaseUrl({ port }: Pick<Server, 'port'>, password: string, database = 'lumina'): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
}

/**
 * Creates the cluster if it is missing: first under a different name, so that an interrupted start leaves no partial
 * cluster. If two starts are concurrent, the second cluster is discarded.
 */
export function ensureCluster({ cluster, programs, user }: Home, password: string): void {
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  for (const name of readdirSync(dirname(cluster))) {
    const creatorPid = /^postgres\.draft-(\d+)$/.exec(name)?.[1]
    if (creatorPid && !isAlive(Number(creatorPid)))
      rmSync(join(dirname(cluster), name), { recursive: true, force: true })
  }
  const draft = join(dirname(cluster), `postgres.draft-${process.pid}`)
  rmSync(draft, { recursive: true, force: true })
  try {
    createPrivateFolder(draft, user)
    const data = join(draft, 'data')
    initialize(data, join(draft, 'password'), { programs, user }, password)
    renameSync(data, cluster)
  } catch (error) {
    // A concurrent start may have created it
    if (!['ENOTEMPTY', 'EEXIST'].includes(getErrorCode(error) ?? '')) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function initialize(
  data: string,
  passwordFile: string,
  { programs, user }: Omit<Home, 'cluster'>,
  password: string,
): void {
  createPrivateFolder(data, user)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordFile, user.uid, user.gid)
  const options = ['-D', data, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--data-checksums']
  let reason = ''
  for (const locale of LETTER_LOCALES) {
    const { status, stderr, error } = spawnSync(
      join(programs, 'bin/initdb'),
      [...options, ...ENCODING, `--lc-ctype=${locale}`],
      { ...user, cwd: '/', env: BARE_ENV, encoding: 'utf8' },
    )
    if (status === 0) return
    reason = error?.message ?? findLastLine(stderr)
    if (!stderr?.includes('invalid locale')) break
  }
  throw new StartError(`The database could not be created in ${data}: ${reason}`)
}

/**
 * Attaches to the cluster's running server or starts one; waits for a server that is stopping. The server outlives this
 * process and does not receive Ctrl-C: requests finish before it is stopped. `port` is the preferred port, 0 for any.
 * @throws StartError with PostgreSQL's own reason if it does not start.
 */
export async function startServer(
  home: Home,
  password: string,
  port = 0,
  settings: readonly string[] = [],
): Promise<Server> {
  const deadline = Date.now() + TIMEOUT_MS
  let preferredPort = port
  for (;;) {
    const running = await findServer(home, password)
    if (running) return running
    const outcome = await tryStart(home, password, preferredPort || (await findFreePort()), settings, deadline)
    if (typeof outcome !== 'string') return outcome
    if (!TRANSIENT.test(outcome) || Date.now() > deadline) throw new StartError(`PostgreSQL did not start: ${outcome}`)
    if (/could not/.test(outcome)) preferredPort = 0 // the port was taken
    await pause(150)
  }
}

/** Returns the running server of this cluster, or null. */
async function findServer(home: Home, password: string): Promise<Server | null> {
  const pidFile = join(home.cluster, 'postmaster.pid')
  let lines: string[]
  try {
    lines = readFileSync(pidFile, 'utf8').split('\n')
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null
    throw error
  }
  const [pid = 0, port = 0] = [Number(lines[0]), Number(lines[3])]
  if (port > 0 && isAlive(pid) && (await isResponding({ port }, password))) return { pid, port }
  // A killed server left the file behind, and its process id was reused. PostgreSQL does not start until the file is
  // removed.
  if (isAlive(pid) && !isInUse(home.cluster, pid)) rmSync(pidFile, { force: true })
  return null
}

/** Starts PostgreSQL. Returns the server once it accepts connections, or its last message if it exits. */
async function tryStart(
  home: Home,
  password: string,
  port: number,
  settings: readonly string[],
  deadline: number,
): Promise<Server | string> {
  const { cluster, programs, user } = home
  const logFile = `${cluster}.log`
  if (existsSync(logFile) && statSync(logFile).size > MAX_LOG_BYTES) renameSync(logFile, `${logFile}.1`)
  const log = openSync(logFile, 'a', 0o600)
  const logStart = statSync(logFile).size
  const options = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    // The default of 4 is for hard disks, and makes PostgreSQL scan whole tables instead of using an index
    'random_page_cost=1.1',
    ...LOG_SETTINGS,
    ...settings,
  ]
  let child: ChildProcess
  try {
    child = spawn(join(programs, 'bin/postgres'), ['-D', cluster, ...options.flatMap((option) => ['-c', option])], {
      ...user,
      cwd: '/',
      env: BARE_ENV,
      detached: true,
      stdio: ['ignore', log, log],
    })
  } finally {
    closeSync(log)
  }
  let failure: string | undefined
  child.on('error', (error) => {
    failure = error.message
  })
  child.unref()
  try {
    while (failure === undefined && child.exitCode === null && child.signalCode === null) {
      if (child.pid && (await isResponding({ port }, password))) return { pid: child.pid, port }
      if (Date.now() > deadline) throw new StartError(`PostgreSQL does not accept connections. See its log: ${logFile}`)
      await pause(20)
    }
  } catch (error) {
    if (child.pid) await stopServer(home, { pid: child.pid })
    throw error
  }
  // Concurrent starts write to the same log: only our server's messages count.
  const fatalPattern = new RegExp(`\\[${child.pid}\\] FATAL: +(.*)`)
  return failure ?? findLastLine(readFileSync(logFile).subarray(logStart).toString(), fatalPattern)
}

/** Stops a server without data loss, closing its connections, and waits until it has stopped. */
export async function stopServer({ cluster }: Home, { pid }: Pick<Server, 'pid'>): Promise<void> {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    return // already gone
  }
  while (isAlive(pid) && existsSync(join(cluster, 'postmaster.pid'))) await pause(10)
}

async function isResponding(server: Pick<Server, 'port'>, password: string): Promise<boolean> {
  const client = new Client({
    connectionString: buildDatabaseUrl(server, password, 'postgres'),
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    if (getErrorCode(error) !== '28P01') return false
    throw new StartError(
      'The stored password does not match the database: the secrets in the data folder belong to another database.',
    )
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Returns true if a PostgreSQL server, or a leftover process of a killed server, still uses the cluster's folder. A
 * process id alone is not enough: it may be reused after a reboot, and in a container a dead process can keep its id.
 */
function isInUse(cluster: string, pid: number): boolean {
  const folder = realpathSync(cluster)
  if (existsSync('/proc/self/cwd')) {
    return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && readWorkingFolder(entry) === folder)
  }
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.includes('postgres')
}

function readWorkingFolder(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null // the process has exited or belongs to another user
  }
}

function findLastLine(output: string, pattern = /(.+)/): string {
  const lines = output.split('\n').flatMap((line) => pattern.exec(line)?.[1] ?? [])
  return lines.at(-1) ?? 'no reason was given.'
}
