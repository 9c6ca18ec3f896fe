import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { StartError } from '#app/lib/start-error.ts'
import { buildIfChanged } from '#scripts/build.ts'
import { keepPostgres } from '#scripts/postgres/keep-postgres.ts'
import { say, sayFailure } from '#scripts/tell.ts'
import { temporaryFolder } from '#tests/support/shop.ts'

// Tries to break orders: `npm run test:stress`. The built shop runs as in production, two web processes over a PostgreSQL
// of its own in a temporary folder. Exit code 1 where anything is wrong. Times are told, and fail nothing.

const USAGE = `Usage:
  npm run test:stress                       every part
  npm run test:stress -- --only race        one of race, replay, agreement, kill, rate
  npm run test:stress -- --seed 12345       with the carts and moments of an earlier run`

function readArguments() {
  try {
    const { values } = parseArgs({ options: { seed: { type: 'string' }, only: { type: 'string' } } })
    const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 32))
    if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32) throw new StartError(USAGE)
    return { seed, only: values.only }
  } catch {
    throw new StartError(USAGE)
  }
}

async function run(): Promise<number> {
  const options = readArguments()
  await buildIfChanged(say)
  const dataDir = temporaryFolder()
  say(`Seed ${options.seed}. Load of the machine before: ${loadavg()[0]?.toFixed(1)}.`)
  const postgres = await keepPostgres(dataDir, { say: () => {} })
  let wrong: number | undefined
  try {
    // What is imported from here on reads the environment of a shop.
    Object.assign(process.env, { DATABASE_URL: postgres.url(), DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    const { runParts } = await import('#scripts/stress/run-parts.ts')
    wrong = await runParts(dataDir, postgres.url(), options)
    return wrong
  } finally {
    await postgres.release()
    if (wrong === 0) rmSync(dataDir, { recursive: true, force: true })
    else say(`What is left of it: ${dataDir}`)
  }
}

try {
  const wrong = await run()
  say(wrong === 0 ? '\nNothing is wrong.' : `\n${wrong} figures are wrong.`)
  process.exitCode = wrong === 0 ? 0 : 1
} catch (error) {
  sayFailure(error)
  process.exitCode = 1
}
