import process from 'node:process'
import { parseArgs } from 'node:util'
import { StartError } from '#app/lib/start-error.ts'
import { buildIfChanged } from '#scripts/build.ts'
import { say, sayFailure } from '#scripts/log-line.ts'
import { onThrowawayPostgres, readSeed } from '#tools/throwaway-postgres.ts'

// Tries to break orders: `npm run tools stress`. The built shop runs as in production, two web processes over a PostgreSQL
// of its own in a temporary folder. Exit code 1 where anything is wrong. Times are told, and fail nothing.

const USAGE = `Usage:
  npm run tools stress                       every part
  npm run tools stress -- --only race        one of race, replay, agreement, kill, peak, rate
  npm run tools stress -- --seed 12345       with the carts and moments of an earlier run`

function readArguments() {
  try {
    const { values } = parseArgs({ options: { seed: { type: 'string' }, only: { type: 'string' } } })
    const seed = readSeed(values.seed)
    if (seed === null) throw new StartError(USAGE)
    return { seed, only: values.only }
  } catch {
    throw new StartError(USAGE)
  }
}

try {
  const options = readArguments()
  await buildIfChanged(say)
  const wrong = await onThrowawayPostgres(options.seed, async (folder, url) => {
    const { runParts } = await import('#tools/stress/run-parts.ts')
    return await runParts(folder, url, options)
  })
  process.exitCode = wrong === 0 ? 0 : 1
} catch (error) {
  sayFailure(error)
  process.exitCode = 1
}
