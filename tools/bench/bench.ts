import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { StartError } from '#app/lib/start-error.ts'
import { buildIfChanged } from '#scripts/build.ts'
import { say, sayFailure } from '#scripts/log-line.ts'
import { type BenchHome, withBenchHome } from '#tools/bench/bench-home.ts'
import { noiseText, watchStolenTime } from '#tools/bench/stolen-time.ts'
import { describeSurroundings } from '#tools/bench/surroundings.ts'
import { isIncomplete, markdownOf, summaryOf } from '#tools/bench/table.ts'

// Measures how fast the built shop is, beside what it is compared with: `npm run bench`. A whole run writes
// docs/benchmarks.md. Exit code 1 where something could not be measured; what falls short is only said.

const OUTPUT = 'docs/benchmarks.md'

function usage(names: readonly string[]): string {
  return `Usage:
  npm run bench                          everything, and writes ${OUTPUT}
  npm run bench -- --only cached         one of ${names.join(', ')}
  npm run bench -- --quick               few and short rounds, to see that it works`
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { only: { type: 'string', multiple: true, default: [] }, quick: { type: 'boolean', default: false } },
    })
    return values
  } catch {
    return null
  }
}

async function measure(home: BenchHome, only: readonly string[]): Promise<boolean> {
  // What is imported from here on reads the environment of a store.
  Object.assign(process.env, { DATABASE_URL: home.databaseUrl, DATA_DIR: home.dataDir, LOG_LEVEL: 'silent' })
  const { PART_NAMES, runParts } = await import('#tools/bench/run-parts.ts')
  if (only.some((name) => !PART_NAMES.includes(name))) throw new StartError(usage(PART_NAMES))
  const surroundings = await describeSurroundings(home.databaseUrl, home.quick)
  const stolenShare = watchStolenTime()
  const parts = await runParts(home, only.length > 0 ? only : PART_NAMES)
  const noise = noiseText(stolenShare())
  say(`\n${summaryOf(parts)}. Noise: ${noise}.`)
  if (only.length === 0 && !home.quick) writeFileSync(OUTPUT, markdownOf(parts, [...surroundings, ['Noise', noise]]))
  return !isIncomplete(parts)
}

try {
  const options = readArguments()
  if (!options) throw new StartError(usage(['its names']))
  await buildIfChanged(say)
  const isWhole = await withBenchHome({ quick: options.quick, say }, (home) => measure(home, options.only))
  process.exitCode = isWhole ? 0 : 1
} catch (error) {
  sayFailure(error)
  process.exitCode = 1
}
process.exit()
