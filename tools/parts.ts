import { StartError } from '#app/lib/errors.ts'
import { printLine } from '#scripts/log-line.ts'
import { type Figure, formatTable, type NotRun } from '#tools/stress/figures.ts'
import { createRandom, type Random } from '#tools/stress/random.ts'

/** A part of `stress` or `faults`, which `--only` can select by name. */
export type Part<Home> = {
  readonly title: string
  /** True for a part that runs only if it is named. */
  readonly isOptional?: boolean
  readonly run: (home: Home, random: Random) => Promise<Figure[] | NotRun>
}

export type PartOptions = { readonly seed: number; readonly only: readonly string[] }

export type Outcome = { readonly wrong: number; readonly notRun: readonly string[] }

/** Checks the names given with `--only`. @throws StartError for an unknown part */
export function requireParts(chosen: readonly string[], parts: readonly string[]): void {
  const unknown = chosen.filter((name) => !parts.includes(name))
  if (unknown.length > 0) throw new StartError(`Unknown part: ${unknown.join(', ')}. Parts: ${parts.join(', ')}`)
}

/** Runs parts one after the other, each with what `open` returns for its name, and prints their figures. */
export async function runParts<Home>(
  parts: Readonly<Record<string, Part<Home>>>,
  { seed, only }: PartOptions,
  open: (name: string) => Promise<Home>,
): Promise<Outcome> {
  requireParts(only, Object.keys(parts))
  let wrong = 0
  const notRun: string[] = []
  for (const [index, [name, { title, isOptional, run }]] of Object.entries(parts).entries()) {
    if (only.length > 0 ? !only.includes(name) : isOptional) continue
    const startedAt = performance.now()
    const outcome = await run(await open(name), createRandom(seed).fork(index))
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
    printLine(`\n${title} (${name}, ${seconds} s)`)
    if ('notRun' in outcome) {
      printLine(`NOT RUN: ${outcome.notRun}`)
      notRun.push(name)
    } else {
      for (const line of formatTable(outcome)) printLine(line)
      wrong += outcome.filter(({ isPassed }) => isPassed === false).length
    }
  }
  return { wrong, notRun }
}
