import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { type Env, readEnv } from '#app/platform/read-env.ts'
import { buildIfChanged } from '#scripts/build.ts'
import { ensureFolder } from '#scripts/postgres/home.ts'
import { type KeptPostgres, keepPostgres } from '#scripts/postgres/keep-postgres.ts'
import { say, sayFailure } from '#scripts/tell.ts'
import { listenError } from '#server/listen-error.ts'

// The supervisor. It owns PostgreSQL and, as its child, the web process, and starts again whichever dies. When it stops,
// the web process goes first: requests are finished while there still is a database.

const STOP_MS = 12_000
const STEADY_MS = 60_000
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [200, 5_000]

const development = process.argv.includes('--dev')
let stopping = false
let web: ChildProcess | null = null
let postgres: Promise<KeptPostgres> | null = null

async function serve(): Promise<void> {
  const env = readEnv(process.env)
  ensureFolder(env.DATA_DIR)
  await refuseTakenPort(env)
  if (!development) await buildIfChanged(say)
  if (!env.DATABASE_URL && !stopping) {
    postgres = keepPostgres(env.DATA_DIR, { say, moved: () => web?.kill('SIGTERM') })
  }
  const database = await postgres
  await keepWeb(() => env.DATABASE_URL ?? database?.url() ?? '')
}

/** Before anything is built or prepared: it is the commonest mistake, and the quickest to say. */
async function refuseTakenPort(env: Env): Promise<void> {
  if (env.PORT === 0) return
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, env)))
    server.listen({ port: env.PORT, host: env.HOST }, resolve)
  })
  await new Promise((resolve) => server.close(resolve))
}

/** Runs the web process again and again. One that never was ready has said why: then there is nothing to repeat. */
async function keepWeb(databaseUrl: () => string): Promise<void> {
  let wasReady = false
  let wait = FIRST_WAIT_MS
  while (!stopping) {
    const startedAt = Date.now()
    web = spawn(process.execPath, [development ? 'server/dev.ts' : 'build/server/main.js'], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: development ? 'development' : 'production',
        DATABASE_URL: databaseUrl(),
      },
    })
    web.once('message', () => {
      wasReady = true
    })
    const [code, signal] = await once(web, 'exit')
    web = null
    if (stopping) return
    if (!wasReady) return stop(1)
    if (Date.now() - startedAt > STEADY_MS) wait = FIRST_WAIT_MS
    say(`The web process ended (${signal ?? code}) and is started again.`)
    await pause(wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  if (web?.exitCode === null && web.signalCode === null) {
    const child = web
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await gone
    clearTimeout(timer)
  }
  const database = await postgres?.catch(() => null)
  await database?.release()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => void stop(0))

try {
  await serve()
} catch (error) {
  if (!stopping) sayFailure(error)
  await stop(1)
}
