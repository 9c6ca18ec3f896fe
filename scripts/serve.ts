import { createServer } from 'node:net'
import process from 'node:process'
import { type Env, readEnv } from '#app/platform/read-env.ts'
import { buildIfChanged } from '#scripts/build.ts'
import { say, sayFailure } from '#scripts/log-line.ts'
import { ensureFolder } from '#scripts/postgres/home.ts'
import { keepPostgres, type PostgresHandle } from '#scripts/postgres/keep-postgres.ts'
import { keepWebProcesses, type WebProcesses } from '#scripts/web-processes.ts'
import { listenError } from '#server/listen-error.ts'

// The supervisor. It owns PostgreSQL and the web processes, and restarts those that exit. On shutdown, the web processes
// stop first, so that requests finish while the database is available.

const development = process.argv.includes('--dev')
let stopping = false
let web: WebProcesses | null = null
let postgres: Promise<PostgresHandle> | null = null
let renewing = Promise.resolve()

async function serve(): Promise<void> {
  const env = readEnv(process.env)
  ensureFolder(env.DATA_DIR)
  await rejectTakenPort(env)
  if (!development) await buildIfChanged(say)
  if (!env.DATABASE_URL && !stopping) {
    postgres = keepPostgres(env.DATA_DIR, { say, moved: () => web?.restart() })
  }
  const database = await postgres
  if (stopping) return
  web = keepWebProcesses({
    script: development ? 'server/dev.ts' : 'build/server/main.js',
    count: development ? 1 : env.WEB_CONCURRENCY,
    env: () => ({
      NODE_ENV: development ? 'development' : 'production',
      DATABASE_URL: env.DATABASE_URL ?? database?.url() ?? '',
    }),
    failed: () => void stop(1),
  })
}

/** Rebuilds changed sources and replaces the web processes without downtime. */
async function renew(): Promise<void> {
  if (!web || stopping) return
  try {
    if (!development) await buildIfChanged(say)
    await web.replace()
  } catch (error) {
    sayFailure(error) // the running processes continue
  }
}

/** Runs before anything is built or prepared: a taken port is the most common mistake and the quickest to report. */
async function rejectTakenPort(env: Env): Promise<void> {
  if (env.PORT === 0) return
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, env)))
    server.listen({ port: env.PORT, host: env.HOST }, resolve)
  })
  await new Promise((resolve) => server.close(resolve))
}

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
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
  if (!stopping) sayFailure(error)
  await stop(1)
}
