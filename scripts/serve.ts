import { createServer } from 'node:net'
import process from 'node:process'
import { type Env, readEnv } from '#app/platform/read-env.ts'
import { buildIfChanged } from '#scripts/build.ts'
import { printFailure, printLine } from '#scripts/log-line.ts'
import { ensureFolder } from '#scripts/postgres/home.ts'
import { keepPostgres, type PostgresHandle } from '#scripts/postgres/keep-postgres.ts'
import { keepWebProcesses, type WebProcesses } from '#scripts/web-processes.ts'
import { toListenError } from '#server/listen-error.ts'

// The supervisor. It owns PostgreSQL and the web processes, and restarts those that exit. On shutdown, the web
// processes stop first, so that requests finish while the database is available.

const isDevelopment = process.argv.includes('--dev')
let isStopping = false
let web: WebProcesses | null = null
let postgres: Promise<PostgresHandle> | null = null
let renewing = Promise.resolve()

async function serve(): Promise<void> {
  const env = readEnv(process.env)
  ensureFolder(env.DATA_DIR)
  await rejectTakenPort(env)
  if (!isDevelopment) await buildIfChanged(printLine)
  if (!env.DATABASE_URL && !isStopping) {
    postgres = keepPostgres(env.DATA_DIR, { say: printLine, onMoved: () => web?.restart() })
  }
  const database = await postgres
  if (isStopping) return
  web = keepWebProcesses({
    script: isDevelopment ? 'server/dev.ts' : 'build/server/main.js',
    count: isDevelopment ? 1 : env.WEB_CONCURRENCY,
    env: () => ({
      NODE_ENV: isDevelopment ? 'development' : 'production',
      DATABASE_URL: env.DATABASE_URL ?? database?.url() ?? '',
    }),
    onFailed: () => void stop(1),
  })
}

/** Rebuilds changed sources and replaces the web processes without downtime. */
async function renew(): Promise<void> {
  if (!web || isStopping) return
  try {
    if (!isDevelopment) await buildIfChanged(printLine)
    await web.replace()
  } catch (error) {
    printFailure(error) // the running processes continue
  }
}

/** Runs before anything is built or prepared: a taken port is the most common mistake and the quickest to report. */
async function rejectTakenPort(env: Env): Promise<void> {
  if (env.PORT === 0) return
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toListenError(error, env)))
    server.listen({ port: env.PORT, host: env.HOST }, resolve)
  })
  await new Promise((resolve) => server.close(resolve))
}

async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  await web?.stop()
  const database = await postgres?.catch(() => null)
  await database?.release()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => void stop(0))
process.on('SIGUSR2', () => {
  renewing = renewing.then(renew)
})

try {
  await serve()
} catch (error) {
  if (!isStopping) printFailure(error)
  await stop(1)
}
