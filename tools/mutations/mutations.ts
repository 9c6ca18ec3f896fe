import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { StartError } from '#app/lib/start-error.ts'
import { readOptions, runCommand } from '#scripts/command.ts'
import { type ImportGraph, readImportGraph } from '#scripts/import-graph.ts'
import { say } from '#scripts/log-line.ts'
import { temporaryFolder } from '#tests/support/store.ts'
import { prepareTemplate, TEMPLATE_VARIABLE } from '#tests/support/template-database.ts'
import { nearestTests } from '#tools/mutations/nearest-tests.ts'
import { describeMutation, type Mutation, mutate, pickMutations } from '#tools/mutations/pick-mutations.ts'
import { readSeed } from '#tools/throwaway-postgres.ts'

// Changes one line of a rule at a time, in copies of the project, and runs the unit and database tests that import the
// changed file, nearest first. A change that no test notices survives: a test is missing.

const USAGE = `Usage:
  npm run tools mutations                      120 mutations
  npm run tools mutations -- --count 30 --seed 7
  npm run tools mutations -- --area tax        of one area; repeatable
  npm run tools mutations -- --list            prints the mutations only`

const COPIED = ['app', 'db', 'docs', 'public', 'scripts', 'server', 'tests', 'tools', 'deploy']
const COPIED_FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts']
/** A mutation that makes a loop endless. */
const STEP_MS = 180_000

type Outcome = { readonly mutation: Mutation; readonly killedBy: string | null }

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
  const mutations = pickMutations(seed, count).filter(({ area }) => !values.area[0] || values.area.includes(area))
  if (values.list) return mutations.forEach(print)
  const outcomes = await tryAll(mutations)
  report(outcomes)
  return outcomes.some(({ killedBy }) => killedBy === null) ? 1 : 0
})
process.exit() // vitest's workers of a killed run would keep it alive

async function tryAll(mutations: readonly Mutation[]): Promise<Outcome[]> {
  const folder = temporaryFolder()
  const template = await prepareTemplate(folder)
  const graph = readImportGraph()
  const left = [...mutations]
  const outcomes: Outcome[] = []
  async function work(copy: string): Promise<void> {
    copyProject(copy)
    for (let mutation = left.shift(); mutation; mutation = left.shift()) {
      const killedBy = await tryOne(copy, mutation, graph, template.url)
      outcomes.push({ mutation, killedBy })
      say(`${outcomes.length} ${killedBy ?? 'SURVIVED'}`)
      print(mutation)
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, (_, index) => work(join(folder, `copy-${index}`))))
  } finally {
    await template.release()
    rmSync(folder, { recursive: true, force: true })
  }
  return outcomes
}

function copyProject(copy: string): void {
  mkdirSync(copy)
  for (const name of COPIED) cpSync(name, join(copy, name), { recursive: true })
  for (const name of COPIED_FILES) cpSync(name, join(copy, name))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
}

/** Returns what failed, or null. */
async function tryOne(
  copy: string,
  mutation: Mutation,
  graph: ImportGraph,
  templateUrl: string,
): Promise<string | null> {
  const path = join(copy, mutation.path)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, mutate(source, mutation))
  try {
    for (const files of nearestTests(mutation.path, graph)) {
      const failed = await runTests(copy, files, templateUrl)
      if (failed) return failed
    }
    return null
  } finally {
    writeFileSync(path, source)
  }
}

/** Returns the first failed test, or null. */
async function runTests(copy: string, files: readonly string[], templateUrl: string): Promise<string | null> {
  const vitest = spawn(
    'vitest',
    ['run', '--project', 'unit', '--project', 'database', '--bail=1', '--reporter=tap-flat', ...files],
    {
      cwd: copy,
      detached: true, // its workers end with its process group
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, [TEMPLATE_VARIABLE]: templateUrl },
    },
  )
  let output = ''
  for (const stream of [vitest.stdout, vitest.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const timer = setTimeout(() => process.kill(-(vitest.pid ?? 0), 'SIGKILL'), STEP_MS)
  const [code] = await once(vitest, 'close')
  clearTimeout(timer)
  if (code === 0) return null
  const failed = /^not ok \d+ - (.*?)(?: # time.*)?\n +---/m.exec(output)?.[1] // those without details were cancelled
  return failed ?? (code === null ? 'no end' : output.trim().slice(-300))
}

function print(mutation: Mutation): void {
  const { area, path, line } = mutation
  say(`  ${area}: ${path}:${line}\n      ${describeMutation(readFileSync(path, 'utf8'), mutation)}`)
}

function report(outcomes: readonly Outcome[]): void {
  const survived = outcomes.filter(({ killedBy }) => killedBy === null)
  say(`\n${outcomes.length - survived.length} of ${outcomes.length} mutations were killed.`)
  if (survived.length > 0) say('\nSurvived:')
  for (const { mutation } of survived) print(mutation)
}
