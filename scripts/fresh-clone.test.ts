import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAlive } from '#scripts/is-alive.mjs'
import { isLong } from '#tests/support/long.ts'
import { until } from '#tests/support/until.ts'

// Tests starts in a fresh clone. The programs that install and build are fakes.

const BUILD = join(process.cwd(), 'scripts/build.ts')
let clone: string
const started = new Set<{ kill: (signal: 'SIGKILL') => boolean }>()
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'lumina-clone-'))
  for (const folder of ['app', 'bin', 'scripts']) mkdirSync(join(clone, folder))
})
afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  started.clear()
  rmSync(clone, { recursive: true, maxRetries: 3 })
})

/** Adds a program to the clone. It takes precedence over an installed program of the same name. */
function addProgram(name: string, script: string): void {
  const file = join(clone, 'bin', name)
  writeFileSync(file, `#!${process.execPath}\nconst fs = require('node:fs')\n${script}`)
  chmodSync(file, 0o755)
}

type Start = {
  readonly process: ChildProcessByStdio<null, Readable, Readable>
  /** Waits until the output contains `text`. */
  readonly waitForOutput: (text: string) => Promise<void>
  /** Resolves to the exit code and output once the process has exited. */
  readonly ending: Promise<{ code: number | null; output: string }>
}

function start(args: readonly string[]): Start {
  const child = spawn(process.execPath, args, {
    cwd: clone,
    env: { PATH: join(clone, 'bin') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ending = once(child, 'close').then(([code]) => ({ code, output }))
  const waitForOutput = async (text: string) => {
    const ended = ending.then(() => false)
    while (!output.includes(text)) {
      if (!(await Promise.race([once(child.stdout, 'data').then(() => true), ended]))) break
    }
    expect(output).toContain(text)
  }
  return { process: child, waitForOutput, ending }
}

/**
 * Returns a fake program's source. It records its first argument and process id, and does `work` once `go-on` exists.
 */
const createRecordingProgram = (work: string) => `
  fs.appendFileSync('asked', process.argv[2] + ' ' + process.pid + '\\n')
  const wait = setInterval(() => {
    if (!fs.existsSync('go-on')) return
    clearInterval(wait)
    ${work}
  }, 5)`
const allowContinuing = () => writeFileSync(join(clone, 'go-on'), '')
/** Returns the first argument and the process id of each call of a fake program. */
const readCalls = () =>
  readFileSync(join(clone, 'asked'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))

const REACT_ROUTER = createRecordingProgram(`
  fs.mkdirSync('build/draft/client', { recursive: true })
  fs.mkdirSync('build/draft/server')
  fs.writeFileSync('build/draft/server/main.js', '')`)
const FAKE_NPM = createRecordingProgram(`
  fs.mkdirSync('node_modules/.bin', { recursive: true })
  fs.symlinkSync(process.execPath, 'node_modules/.bin/node')
  fs.writeFileSync('node_modules/.package-lock.json', '')`)

test('two starts build once: the second reports that it is waiting, and uses the build', async () => {
  addProgram('react-router', REACT_ROUTER)
  const first = start([BUILD])
  await first.waitForOutput('Building the store …')
  const second = start([BUILD])
  await second
    .waitForOutput('Another process is already preparing the store in this folder. Waiting until it has finished …')
    .finally(allowContinuing)
  for (const { ending } of [first, second]) expect(await ending).toMatchObject({ code: 0 })
  expect(readCalls()).toEqual([['build', expect.any(String)]])
})

test.runIf(isLong)('killing a build ends its child processes too and does not block other builds', async () => {
  addProgram('react-router', REACT_ROUTER)
  const killed = start([BUILD])
  await killed.waitForOutput('Building the store …')
  await until(() => existsSync(join(clone, 'asked')) && readCalls()[0]?.[1] !== undefined)
  killed.process.kill('SIGKILL')
  await until(() => !isAlive(Number(readCalls()[0]?.[1])))
  allowContinuing()
  expect(await start([BUILD]).ending).toEqual({ code: 0, output: 'Building the store …\n' })
})

const STARTER = ['start.mjs', 'bootstrap.mjs', 'is-alive.mjs', 'one-at-a-time.mjs']

test('two starts install once: the second reports that it is waiting', async () => {
  for (const file of STARTER) cpSync(join('scripts', file), join(clone, 'scripts', file))
  writeFileSync(join(clone, 'package-lock.json'), '')
  writeFileSync(join(clone, 'scripts/serve.ts'), "process.stdout.write('Store ready')")
  addProgram('npm', FAKE_NPM)
  const first = start(['scripts/start.mjs'])
  await first.waitForOutput('Installing packages …')
  const second = start(['scripts/start.mjs'])
  await second
    .waitForOutput('Another process is already preparing the store in this folder. Waiting until it has finished …')
    .finally(allowContinuing)
  for (const { ending } of [first, second]) {
    expect(await ending).toMatchObject({ code: 0, output: expect.stringContaining('Store ready') })
  }
  expect(readCalls()).toEqual([['ci', expect.any(String)]])
})

test('a start installs only runtime packages; --dev adds development packages, which later updates keep', async () => {
  for (const file of STARTER) cpSync(join('scripts', file), join(clone, 'scripts', file))
  const lockFile = join(clone, 'package-lock.json')
  writeFileSync(lockFile, '')
  writeFileSync(join(clone, 'scripts/serve.ts'), '')
  addProgram(
    'npm',
    `const args = process.argv.slice(2)
    fs.appendFileSync('asked', args.filter((arg) => !/^--(no-(fund|audit|update)|loglevel)/.test(arg)).join(' ') + '\\n')
    fs.mkdirSync('node_modules/.bin', { recursive: true })
    for (const name of ['node', ...(args.includes('--include=dev') ? ['biome'] : [])])
      fs.existsSync('node_modules/.bin/' + name) || fs.symlinkSync(process.execPath, 'node_modules/.bin/' + name)
    fs.writeFileSync('node_modules/.package-lock.json', '')`,
  )
  const startAndReadCalls = async (...args: readonly string[]) => {
    expect(await start(['scripts/start.mjs', ...args]).ending).toMatchObject({ code: 0 })
    return readFileSync(join(clone, 'asked'), 'utf8').trim().split('\n')
  }
  expect(await startAndReadCalls()).toEqual(['ci --omit=dev'])
  expect(await startAndReadCalls()).toHaveLength(1)
  expect((await startAndReadCalls('--dev')).slice(1)).toEqual(['install --no-save --include=dev'])
  expect(await startAndReadCalls('--dev')).toHaveLength(2)
  const laterTime = new Date(Date.now() + 60_000)
  utimesSync(lockFile, laterTime, laterTime) // as an update would do
  expect((await startAndReadCalls()).slice(2)).toEqual(['ci --include=dev'])
})

test('a missing npm is reported in one line', async () => {
  for (const file of STARTER) cpSync(join('scripts', file), join(clone, 'scripts', file))
  const { code, output } = await start(['scripts/start.mjs']).ending
  expect(code).toBe(1)
  expect(output).toBe('Installing packages …\nThe packages could not be installed: spawn npm ENOENT\n')
})

test('an outdated Node is reported in one line', async () => {
  const likeNode18 = `import { registerHooks } from 'node:module'
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context)
        return url.endsWith('.mjs') ? { ...loaded, source: 'delete import.meta.dirname\\n' + loaded.source } : loaded
      },
    })`
  const preload = `data:text/javascript,${encodeURIComponent(likeNode18)}`
  const { code, output } = await start(['--import', preload, join(process.cwd(), 'scripts/start.mjs')]).ending
  expect(code).toBe(1)
  expect(output).toMatch(/^Lumina needs Node 20 or newer; this is v[\d.]+\. See https:\/\/nodejs\.org\n$/)
})
