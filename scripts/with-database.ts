import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { readEnv } from '#app/platform/read-env.ts'
import { ensureFolder } from '#scripts/postgres/home.ts'
import { keepPostgres } from '#scripts/postgres/keep-postgres.ts'
import { say, sayFailure } from '#scripts/tell.ts'

// Runs a script with the shop's database, brought up to date: the running one, or one started for the time being.
// Without a script it only brings it up to date.

const [script, ...args] = process.argv.slice(2)

async function run(): Promise<number> {
  const env = readEnv(process.env)
  ensureFolder(env.DATA_DIR)
  const postgres = env.DATABASE_URL ? null : await keepPostgres(env.DATA_DIR, { say })
  try {
    const url = env.DATABASE_URL ?? postgres?.url() ?? ''
    await migrate(env.DATABASE_DIRECT_URL ?? url)
    if (!script) return 0
    const child = spawn(process.execPath, [script, ...args], {
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: url },
    })
    const [code] = await once(child, 'exit')
    return typeof code === 'number' ? code : 1
  } finally {
    await postgres?.release()
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {}) // the script gets it too, and ends

try {
  process.exitCode = await run()
} catch (error) {
  sayFailure(error)
  process.exitCode = 1
}
