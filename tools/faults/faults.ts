import process from 'node:process'
import { parseArgs } from 'node:util'
import { StartError } from '#app/lib/start-error.ts'
import { buildIfChanged } from '#scripts/build.ts'
import { say, sayFailure } from '#scripts/log-line.ts'
import { onThrowawayPostgres, readSeed } from '#tools/throwaway-postgres.ts'

// Attacks the built shop, and takes away what it stands on: `npm run tools faults`. Everything happens in a temporary
// folder, on this machine, with a PostgreSQL of its own. Exit code 1 where anything is wrong, or could not be tried; in what
// `npm test` runs of it, the latter is only told.

const USAGE = `Usage:
  npm run tools faults                       every part
  npm run tools faults -- --only fuzz        one part
  npm run tools faults -- --only hour --minutes 60
                                            mixed load for so long, which only this begins
  npm run tools faults -- --fast             what npm test runs of it
  npm run tools faults -- --seed 12345       with the chances of an earlier run`

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string' },
        only: { type: 'string' },
        minutes: { type: 'string', default: '60' },
        fast: { type: 'boolean', default: false },
      },
    })
    const minutes = Number(values.minutes)
    if (!(minutes > 0)) throw new StartError(USAGE)
    const seed = readSeed(values.seed)
    if (seed === null) throw new StartError(USAGE)
    return { seed, only: values.only, minutes, isFast: values.fast }
  } catch {
    throw new StartError(USAGE)
  }
}

/** Answers whether all is well. */
async function run(): Promise<boolean> {
  const options = readArguments()
  await buildIfChanged(say)
  let notRun: readonly string[] = []
  const wrong = await onThrowawayPostgres(options.seed, async (folder, url) => {
    const { runParts } = await import('#tools/faults/run-parts.ts')
    const outcome = await runParts(folder, url, options)
    notRun = outcome.notRun
    return outcome.wrong
  })
  if (notRun.length > 0) say(`NOT RUN: ${notRun.join(', ')}.`)
  return wrong === 0 && (options.isFast || notRun.length === 0)
}

/** Ends it at once: a connection of somebody who was killed or silenced must not keep it from its end. */
async function runAndEnd(): Promise<never> {
  try {
    process.exit((await run()) ? 0 : 1)
  } catch (error) {
    sayFailure(error)
    process.exit(1)
  }
}

await runAndEnd()
