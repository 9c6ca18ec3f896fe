import '#app/wiring.ts'
import { adminPart } from '#tools/bench/admin.ts'
import type { BenchHome, Part } from '#tools/bench/bench-home.ts'
import { cachedPart, processesPart } from '#tools/bench/cached-pages.ts'
import { imagePart } from '#tools/bench/images.ts'
import { importPart } from '#tools/bench/import.ts'
import { journeysPart } from '#tools/bench/journeys.ts'
import { languagesPart } from '#tools/bench/languages.ts'
import { largePart } from '#tools/bench/large.ts'
import { brandsPart, lighthousePart } from '#tools/bench/lighthouse.ts'
import { listsPart } from '#tools/bench/lists.ts'
import { marketsPart } from '#tools/bench/markets.ts'
import { ordersPart } from '#tools/bench/orders.ts'
import { weightsPart } from '#tools/bench/page-weights.ts'
import { renderedPart } from '#tools/bench/rendered-page.ts'
import { createUnmeasuredRow } from '#tools/bench/row.ts'
import { measureBareMicroseconds } from '#tools/bench/side-by-side.ts'
import { memoryPart, startPart } from '#tools/bench/start-and-memory.ts'
import { formatLines, formatMachineTime, type MeasuredPart } from '#tools/bench/table.ts'

/** The parts in the order in which they run, keyed by the names that `--only` accepts. */
const PARTS: Readonly<Record<string, Part>> = {
  cached: cachedPart,
  processes: processesPart,
  rendered: renderedPart,
  orders: ordersPart,
  lists: listsPart,
  languages: languagesPart,
  markets: marketsPart,
  admin: adminPart,
  weights: weightsPart,
  journeys: journeysPart,
  lighthouse: lighthousePart,
  brands: brandsPart,
  start: startPart,
  memory: memoryPart,
  image: imagePart,
  import: importPart,
  large: largePart,
}

export const PART_NAMES = Object.keys(PARTS)

/** The parts that are measured by default. */
export const DEFAULT_NAMES = PART_NAMES.filter((name) => !PARTS[name]?.onlyByName)

/** Measures and prints the named parts. A failed part is reported and gets an unmeasured row. */
export async function runParts(home: BenchHome, names: readonly string[]): Promise<readonly MeasuredPart[]> {
  const measured: MeasuredPart[] = []
  for (const [name, { description, measure }] of Object.entries(PARTS)) {
    if (!names.includes(name)) continue
    const startedAt = performance.now()
    home.say(`\nMeasuring ${name} … ${description}`)
    const machine = await measureBareMicroseconds()
    const rows = await measure(home).catch((error: unknown) => {
      home.say(error instanceof Error ? (error.stack ?? error.message) : String(error))
      return [createUnmeasuredRow(name)]
    })
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
    home.say(`${name} (${seconds} s; right before, the bare server took ${formatMachineTime(machine)} per page)`)
    for (const line of formatLines({ rows })) home.say(line)
    measured.push({ name, rows, machine })
  }
  return measured
}
