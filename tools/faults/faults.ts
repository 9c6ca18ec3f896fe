import process from 'node:process'
import { StartError } from '#app/lib/errors.ts'
import { buildIfChanged } from '#scripts/build.ts'
import { readOptions, runCommand } from '#scripts/command.ts'
import { say } from '#scripts/log-line.ts'
import { onThrowawayPostgres, readSeed } from '#tools/throwaway-postgres.ts'

// Attacks the built store and takes away what it depends on. Exits with 1 if anything fails or cannot be tried.
// `npm run test:long` runs it.

const USAGE = `Usage:
  npm run tools faults                       every part
  npm run tools faults -- --only fuzz        one part; repeatable
  npm run tools faults -- --only hour --minutes 60
                                            mixed load for an hour; runs only by name
  npm run tools faults -- --seed 12345       repeat an earlier run`

await runCommand(async () => {
  const { values } = readOptions(USAGE, {
    options: {
      seed: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      minutes: { type: 'string', default: '60' },
    },
  })
  const { only } = values
  const [seed, minutes] = [readSeed(values.seed), Number(values.minutes)]
  if (seed === null || !(minutes > 0)) throw new StartError(USAGE)
  await buildIfChanged(say)
  let notRun: readonly string[] = []
  const wrong = await onThrowawayPostgres(seed, async (folder, url) => {
    const { runParts } = await import('#tools/faults/run-parts.ts')
    const outcome = await runParts(folder, url, { seed, only, minutes })
    notRun = outcome.notRun
    return outcome.wrong
  })
  if (notRun.length > 0) say(`NOT RUN: ${notRun.join(', ')}.`)
  return wrong === 0 && notRun.length === 0 ? 0 : 1
})
process.exit() // connections of killed processes would keep it alive
