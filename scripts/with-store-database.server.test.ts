import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isLong } from '#tests/support/long.ts'
import { createTemporaryFolder } from '#tests/support/store.ts'
import { until } from '#tests/support/until.ts'

let dataDir: string
let command: ChildProcess
beforeEach(() => {
  dataDir = createTemporaryFolder()
})
afterEach(() => {
  command.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs a script that works for three seconds with a database. Returns its output. */
function start(
  options: readonly string[] = [],
  env: Readonly<Record<string, string | undefined>> = {},
): {
  readonly output: () => string
  readonly ending: Promise<{ code: number | null; output: string }>
} {
  const script = join(dataDir, 'work.mjs')
  writeFileSync(script, "console.log('at work')\nsetTimeout(() => console.log('done'), 3_000)")
  const child = spawn(process.execPath, ['scripts/with-database.ts', ...options, script], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  command = child
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  return { output: () => output, ending: once(child, 'close').then(([code]) => ({ code, output })) }
}

test('a stop signal is passed on to the script', async () => {
  const { output, ending } = start(['--as-it-is'], { DATABASE_URL: process.env.DATABASE_URL })
  await until(() => output() === 'at work\n')
  command.kill('SIGTERM')
  expect(await ending).toEqual({ code: 1, output: 'at work\n' })
})

test.runIf(isLong)(
  'a stop signal during preparation keeps the script from starting and stops the database',
  async () => {
    const pidFile = join(dataDir, 'postgres/postmaster.pid')
    const { ending } = start()
    await until(() => existsSync(pidFile))
    command.kill('SIGTERM')
    expect(await ending).toEqual({ code: 1, output: '' })
    expect(existsSync(pidFile)).toBe(false)
  },
)
