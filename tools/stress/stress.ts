import process from 'node:process'
import { readOptions, runCommand } from '#scripts/command.ts'
import { attack } from '#tools/attack.ts'

// Tries to break orders in the built store, with two web processes and a separate PostgreSQL. Exits with 1 if anything
// is wrong.

const USAGE = `Usage:
  npm run tools stress                       every part
  npm run tools stress -- --only race        one part; repeatable. An unknown name lists all parts
  npm run tools stress -- --seed 12345       repeats an earlier run's carts and timing`

await runCommand(async () => {
  const { values } = readOptions(USAGE, {
    options: { seed: { type: 'string' }, only: { type: 'string', multiple: true, default: [] } },
  })
  return await attack(USAGE, values.seed, async (folder, url, seed) => {
    const { runStressParts } = await import('#tools/stress/stress-parts.ts')
    return await runStressParts(folder, url, { seed, only: values.only })
  })
})
process.exit() // connections of killed processes would keep this process alive
