import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import process from 'node:process'
import { StartError } from '#app/lib/errors.ts'
import { readOptions, runCommand } from '#scripts/command.ts'
import { type ImportGraph, readImportGraph } from '#scripts/import-graph.ts'
import { printLine } from '#scripts/log-line.ts'
import { readVitestReport } from '#scripts/run-tests/runners.ts'
import { createTemporaryFolder } from '#tests/support/store.ts'
import { prepareTemplate, TEMPLATE_VARIABLE } from '#tests/support/template-database.ts'
import { AREAS } from '#tools/mutations/areas.ts'
import { listNearestTests } from '#tools/mutations/nearest-tests.ts'
import { describeMutation, type Mutation, mutate, pickMutations } from '#tools/mutations/pick-mutations.ts'
import { requireParts } from '#tools/parts.ts'
import { readSeed } from '#tools/stress/random.ts'

// Changes one line of a rule at a time, in copies of the project, and runs the unit and database tests that import the
// changed file, nearest first. A change that no test notices survives, which means that a test is missing.

const USAGE = `Usage:
  npm run tools mutations                      120 mutations
  npm run tools mutations -- --count 30 --seed 7
  npm run tools mutations -- --area tax        120 in one area; repeatable
  npm run tools mutations -- --list            only prints the mutations`

const COPIED = ['app', 'db', 'docs', 'public', 'scripts', 'server', 'tests', 'tools', 'deploy']
const COPIED_FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts']
/** Ends the tests of a mutation that makes a loop endless. */
const STEP_TIMEOUT_MS = 180_000
const CONTROL_TIMEOUT_MS = 1_800_000

/**
 * The result of a test run: the first file that failed and its failed test or hook, or why the run ended without one.
 */
type Run =
  | { readonly result: 'passed' | 'timeout' }
  | { readonly result: 'failed'; readonly file: string; readonly reason: string }
  | { readonly result: 'error'; readonly output: string }
type Outcome = { readonly mutation: Mutation; readonly run: Run }

await runCommand(async () => {
  const { values } = readOptions(USAGE, {
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '120' },
      area: { type: 'string', multiple: true, default: [] },
      list: { type: 'boolean', default: false },
    },
  })
  const [seed, count] = [readSeed(values.seed), Number(values.count)]
  if (seed === null || !(count > 0)) throw new StartError(USAGE)
  const areas = Object.keys(AREAS)
  requireParts(values.area, areas)
  const mutations = pickMutations(seed, count, values.area[0] ? values.area : areas)
  if (values.list) return mutations.forEach(print)
  const { outcomes, control } = await tryAll(mutations)
  return report(outcomes, control)
})
process.exit() // the workers of a killed vitest run would keep this process alive

async function tryAll(mutations: readonly Mutation[]): Promise<{ outcomes: Outcome[]; control: Run }> {
  const folder = createTemporaryFolder()
  const template = await prepareTemplate(folder)
  const graph = readImportGraph()
  const remaining = [...mutations]
  const outcomes: Outcome[] = []
  async function work(copy: string): Promise<void> {
    copyProject(copy)
    for (let mutation = remaining.shift(); mutation; mutation = remaining.shift()) {
      const run = await tryMutation(copy, mutation, graph, template.url)
      outcomes.push({ mutation, run })
      printLine(`${outcomes.length} ${describeRun(run)}`)
      print(mutation)
    }
  }
  try {
    const copies = Array.from({ length: availableParallelism() }, (_, index) => join(folder, `copy-${index}`))
    await Promise.all(copies.map(work))
    return { outcomes, control: await runWithoutMutation(copies[0] ?? '', outcomes, template.url) }
  } finally {
    await template.release()
    rmSync(folder, { recursive: true, force: true })
  }
}

function copyProject(copy: string): void {
  mkdirSync(copy)
  for (const name of COPIED) cpSync(name, join(copy, name), { recursive: true })
  for (const name of COPIED_FILES) cpSync(name, join(copy, name))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
}

/** Runs, on unchanged code, the tests that detected a mutation. A test that fails there too proves nothing. */
async function runWithoutMutation(copy: string, outcomes: readonly Outcome[], templateUrl: string): Promise<Run> {
  const files = outcomes.flatMap(({ run }) => (run.result === 'failed' ? [run.file] : []))
  return files.length === 0
    ? { result: 'passed' }
    : runTests(copy, [...new Set(files)], templateUrl, CONTROL_TIMEOUT_MS)
}

/** Runs the nearest tests until one detects the mutation. */
async function tryMutation(copy: string, mutation: Mutation, graph: ImportGraph, templateUrl: string): Promise<Run> {
  const path = join(copy, mutation.path)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, mutate(source, mutation))
  try {
    for (const files of listNearestTests(mutation.path, graph)) {
      const run = await runTests(copy, files, templateUrl)
      if (run.result !== 'passed') return run
    }
    return { result: 'passed' }
  } finally {
    writeFileSync(path, source)
  }
}

async function runTests(
  copy: string,
  files: readonly string[],
  templateUrl: string,
  timeoutMs = STEP_TIMEOUT_MS,
): Promise<Run> {
  const vitest = spawn(
    'vitest',
    [
      'run',
      '--project=unit',
      '--project=database',
      '--bail=1',
      '--reporter=json',
      '--outputFile=report.json',
      ...files,
    ],
    {
      cwd: copy,
      detached: true, // vitest's workers end with its process group
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, [TEMPLATE_VARIABLE]: templateUrl },
    },
  )
  rmSync(join(copy, 'report.json'), { force: true })
  let output = ''
  for (const stream of [vitest.stdout, vitest.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const timer = setTimeout(() => process.kill(-(vitest.pid ?? 0), 'SIGKILL'), timeoutMs)
  const [code] = await once(vitest, 'close')
  clearTimeout(timer)
  if (code === 0) return { result: 'passed' }
  if (code === null) return { result: 'timeout' }
  for (const { name, status, message, assertionResults } of readVitestReport(join(copy, 'report.json'))) {
    const reason = assertionResults.find((test) => test.status === 'failed')?.fullName ?? message
    // The first file with a reason: files without one were cancelled
    if (status === 'failed' && reason) return { result: 'failed', file: relative(copy, name), reason }
  }
  return { result: 'error', output: output.trim().slice(-300) }
}

function describeRun(run: Run): string {
  if (run.result === 'failed') return `${run.file} › ${run.reason}`
  if (run.result === 'error') return `ERROR ${run.output}`
  return run.result === 'timeout' ? 'TIMED OUT' : 'SURVIVED'
}

function print(mutation: Mutation): void {
  const { area, path, line } = mutation
  printLine(`  ${area}: ${path}:${line}\n      ${describeMutation(readFileSync(path, 'utf8'), mutation)}`)
}

/** Prints the results, and returns the exit code. */
function report(outcomes: readonly Outcome[], control: Run): 0 | 1 {
  const filterByResult = (result: Run['result']) => outcomes.filter(({ run }) => run.result === result)
  const [survived, endless, errors] = [filterByResult('passed'), filterByResult('timeout'), filterByResult('error')]
  const killed = outcomes.length - survived.length - errors.length
  printLine(`\n${killed} of ${outcomes.length} mutations were killed, ${endless.length} of them by the timeout.`)
  for (const [title, found] of [
    ['Survived', survived],
    ['Ended in an error instead of a failed test', errors],
  ] as const) {
    if (found.length > 0) printLine(`\n${title}:`)
    for (const { mutation } of found) print(mutation)
  }
  if (control.result !== 'passed')
    printLine(`\nA test that detected a mutation also fails without one: ${describeRun(control)}`)
  return survived.length + errors.length > 0 || control.result !== 'passed' ? 1 : 0
}
