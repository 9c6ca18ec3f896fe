import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { readEnv } from '#app/platform/read-env.ts'
import { printLine } from '#scripts/log-line.ts'
import { ensureFolder } from '#scripts/postgres/home.ts'
import { keepPostgres } from '#scripts/postgres/keep-postgres.ts'

type Options = {
  /** Migrates the database first. */
  readonly migratesFirst: boolean
}

/**
 * Runs a script with the store's database: the running one, or one started temporarily. Returns its exit code. Without
 * a script, the database is only migrated. A stop signal is passed on to the script, or keeps it from starting; either
 * way, the database is stopped cleanly.
 * @throws StartError if there is no database.
 */
export async function withDatabase(
  script: string | undefined,
  args: readonly string[],
  { migratesFirst }: Options,
): Promise<number> {
  let child: ChildProcess | undefined
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isStopping = true
      child?.kill(signal)
    })
  }
  const env = readEnv(process.env)
  ensureFolder(env.DATA_DIR)
  const postgres = env.DATABASE_URL ? null : await keepPostgres(env.DATA_DIR, { say: printLine })
  try {
    const url = env.DATABASE_URL ?? postgres?.url() ?? ''
    if (migratesFirst) await migrate(env.DATABASE_DIRECT_URL ?? url)
    if (isStopping) return 1
    if (!script) return 0
    child = spawn(process.execPath, [script, ...args], {
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: url },
    })
    const [code] = await once(child, 'exit')
    return typeof code === 'number' ? code : 1
  } finally {
    await postgres?.release()
  }
}
