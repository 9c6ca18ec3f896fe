import { readFileSync } from 'node:fs'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import { printLine } from '#scripts/log-line.ts'
import { BUDGETS, type Part } from '#tests/budgets.ts'

const MAX_FAILURE_LINES = 12
const MAX_PAGE_LINES = 20
const MAX_SLOWEST = 10
/** Times in /proc are in ticks. Their rate is the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

type TestResult = { readonly name: string; readonly seconds: number }

type Times = { readonly part: Part; readonly wall: number; readonly processor: number | null }

/** Collects the results of a test run and prints them. */
export type Outcome = {
  readonly pass: (tests: readonly TestResult[]) => void
  /** `output`: the output of the test. `page`: lines that describe the page on which it failed. */
  readonly fail: (name: string, output?: string, page?: readonly string[]) => void
  /** Counts a command that passes or fails as a whole. */
  readonly count: (name: string, isOk: boolean) => void
  readonly failed: () => number
  /** Prints the title, runs a part of the test run and records its times. */
  readonly time: (part: Part, title: string, work: () => Promise<void>) => Promise<void>
  /** Prints times, slowest tests, failures and, as the last line, the counts. Returns the exit code. */
  readonly report: () => 0 | 1
}

/** Creates an empty outcome. Its report ends with the failures, because the start of long output gets cut off. */
export function createOutcome(): Outcome {
  const passed: TestResult[] = []
  const failures: string[] = []
  const times: Times[] = []

  function fail(name: string, output = '', page: readonly string[] = []): void {
    const lines = stripVTControlCharacters(output).split('\n').slice(0, MAX_FAILURE_LINES)
    const pageLines = page.length > 0 ? ['The page:', ...page.slice(0, MAX_PAGE_LINES)] : []
    const all = [...lines, ...pageLines].filter((line) => line.trim())
    failures.push([name, ...all.map((line) => `    ${line}`)].join('\n'))
  }

  async function time(part: Part, title: string, work: () => Promise<void>): Promise<void> {
    printLine(`\n— ${title}`)
    const [startedAt, processorStart] = [performance.now(), readProcessorSeconds()]
    await work()
    const processorEnd = readProcessorSeconds()
    const processor = processorStart === null || processorEnd === null ? null : processorEnd - processorStart
    times.push({ part, wall: (performance.now() - startedAt) / 1_000, processor })
  }

  return {
    pass: (tests) => void passed.push(...tests),
    fail,
    count: (name, isOk) => (isOk ? void passed.push({ name: name, seconds: 0 }) : fail(name)),
    failed: () => failures.length,
    time,
    report: () => {
      if (times.length > 0) printLine(`\n— Times\n${times.map(describeTimes).join('\n')}`)
      const slowest = passed.toSorted((a, b) => b.seconds - a.seconds).slice(0, MAX_SLOWEST)
      if (slowest[0]) printLine(`\n— The slowest tests\n${slowest.map(describeTest).join('\n')}`)
      if (failures.length > 0) printLine(`\n— What failed\n${failures.join('\n')}`)
      const exceeded = times.filter(isExceeded)
      if (exceeded.length > 0)
        printLine(`\n— Above their budget (tests/budgets.ts)\n${exceeded.map(describeTimes).join('\n')}`)
      printLine(`\n${passed.length} passed, ${failures.length} failed`)
      return failures.length > 0 ? 1 : 0
    },
  }
}

function isExceeded({ part, wall, processor }: Times): boolean {
  const budget = BUDGETS[part]
  return wall > budget.wall || (processor ?? 0) > budget.processor
}

function describeTimes({ part, wall, processor }: Times): string {
  const budget = BUDGETS[part]
  const used = processor === null ? 'unknown' : processor.toFixed(0)
  return `${part.padEnd(16)} ${wall.toFixed(0).padStart(5)} s of ${budget.wall}, processor ${used.padStart(5)} s of ${budget.processor}`
}

function describeTest({ name, seconds }: TestResult): string {
  return `${seconds.toFixed(1).padStart(6)} s  ${name}`
}

/**
 * Returns the processor time of all ended child processes and their descendants, or null if the system does not report
 * it.
 */
function readProcessorSeconds(): number | null {
  if (process.platform !== 'linux') return null
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(13, 15).map(Number) // cutime, cstime
  return (user + system) / TICKS_PER_SECOND
}
