import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'
import { StartError } from '#app/lib/errors.ts'
import { buildIfChanged } from '#scripts/build.ts'
import { readOptions, runCommand } from '#scripts/command.ts'
import { printLine } from '#scripts/log-line.ts'
import { type BenchHome, withBenchHome } from '#tools/bench/bench-home.ts'
import { formatNoise, watchStolenTime } from '#tools/bench/stolen-time.ts'
import { describeSurroundings } from '#tools/bench/surroundings.ts'
import { formatDocument, formatSummary, isIncomplete } from '#tools/bench/table.ts'
import { requireParts } from '#tools/parts.ts'

// Measures the built store against its reference programs. Exits with 1 if something could not be measured.

const OUTPUT = 'docs/benchmarks.md'

const USAGE = `Usage:
  npm run bench                          everything, and writes the main figures to ${OUTPUT}
  npm run bench -- --only cached         one part; repeatable. An unknown name lists all parts
  npm run bench -- --quick               only a few short rounds, to check that everything works
  npm run bench -- --only large --data DIR
                                         a million products and ten million orders in a permanent folder: some
                                         50 GB. The first run fills it, which takes hours; an interrupted run
                                         can be continued`

async function measure(home: BenchHome, only: readonly string[]): Promise<boolean> {
  // modules imported from here on read a store's environment
  Object.assign(process.env, { DATABASE_URL: home.databaseUrl, DATA_DIR: home.dataDir, LOG_LEVEL: 'silent' })
  const { PART_NAMES, DEFAULT_NAMES, runParts } = await import('#tools/bench/run-parts.ts')
  requireParts(only, PART_NAMES)
  const surroundings = await describeSurroundings(home.databaseUrl, home.quick)
  const readStolenShare = watchStolenTime()
  const parts = await runParts(home, only.length > 0 ? only : DEFAULT_NAMES)
  const noise = formatNoise(readStolenShare())
  printLine(`\n${formatSummary(parts)}. Noise: ${noise}.`)
  if (only.length === 0 && !home.quick)
    writeFileSync(OUTPUT, formatDocument(parts, [...surroundings, ['Noise', noise]]))
  return !isIncomplete(parts)
}

await runCommand(async () => {
  const { values } = readOptions(USAGE, {
    options: {
      only: { type: 'string', multiple: true, default: [] },
      quick: { type: 'boolean', default: false },
      data: { type: 'string' },
    },
  })
  if (values.only.includes('large') && !values.data) throw new StartError(USAGE)
  await buildIfChanged(printLine)
  const largeDir = values.data ? resolve(values.data) : null
  const isComplete = await withBenchHome({ quick: values.quick, say: printLine, largeDir }, (home) =>
    measure(home, values.only),
  )
  return isComplete ? 0 : 1
})
process.exit()
