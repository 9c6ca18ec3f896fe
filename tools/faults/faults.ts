import process from 'node:process'
import { StartError } from '#app/lib/errors.ts'
import { readOptions, runCommand } from '#scripts/command.ts'
import { attack } from '#tools/attack.ts'

// Attacks the built store, and slows down or stops the services that it depends on. Exits with 1 if anything fails or
// cannot be run. `npm run test:long` runs it.

const USAGE = `Usage:
  npm run tools faults                       every part
  npm run tools faults -- --only fuzz        one part; repeatable. An unknown name lists all parts
  npm run tools faults -- --only hour --minutes 60
                                            mixed load for an hour; runs only if named
  npm run tools faults -- --seed 12345       repeats an earlier run`

await runCommand(async () => {
  const { values } = readOptions(USAGE, {
    options: {
      seed: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      minutes: { type: 'string', default: '60' },
    },
  })
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new StartError(USAGE)
  return await attack(USAGE, values.seed, async (folder, url, seed) => {
    const { runFaultParts } = await import('#tools/faults/fault-parts.ts')
    return await runFaultParts(folder, url, { seed, only: values.only, minutes })
  })
})
process.exit() // connections of killed processes would keep this process alive
