import { StartError } from '#app/lib/errors.ts'
import { buildIfChanged } from '#scripts/build.ts'
import { readOptions, runCommand } from '#scripts/command.ts'
import { say } from '#scripts/log-line.ts'
import { onThrowawayPostgres, readSeed } from '#tools/throwaway-postgres.ts'

// Tries to break orders of the built store, two web processes over a PostgreSQL of its own. Exits with 1 if anything is
// wrong.

const USAGE = `Usage:
  npm run tools stress                       every part
  npm run tools stress -- --only race        one of race, replay, agreement, kill, payments, peak, rate, waiting; repeatable
  npm run tools stress -- --seed 12345       with the carts and moments of an earlier run`

await runCommand(async () => {
  const { values } = readOptions(USAGE, {
    options: { seed: { type: 'string' }, only: { type: 'string', multiple: true, default: [] } },
  })
  const seed = readSeed(values.seed)
  if (seed === null) throw new StartError(USAGE)
  await buildIfChanged(say)
  const wrong = await onThrowawayPostgres(seed, async (folder, url) => {
    const { runParts } = await import('#tools/stress/run-parts.ts')
    return await runParts(folder, url, { seed, only: values.only })
  })
  return wrong === 0 ? 0 : 1
})
