import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { createTemporaryFolder, type StoreProcess } from '#tests/support/store.ts'
import { listWebProcesses } from '#tests/support/web-processes.ts'
import { type BenchHome, listPublicPages, type Part, withStore } from '#tools/bench/bench-home.ts'
import { median, type Row } from '#tools/bench/row.ts'
import { readResidentMb } from '#tools/stress/process-usage.ts'
import { closeIdleConnections, get } from '#tools/stress/request.ts'
import { runConcurrently } from '#tools/stress/shopping.ts'

const MAX_START_S = 2
const [MAX_IDLE_MB, MAX_BUSY_MB] = [200, 350]
const CLIENTS = 32

export const startPart: Part = {
  description: '`npm start` in a used data folder with the bundled PostgreSQL, until the store is ready; median of 5.',
  measure: async (home) => {
    const dataDir = createTemporaryFolder()
    try {
      await timeStart(dataDir)
      const durations: number[] = []
      while (durations.length < (home.quick ? 1 : 5)) durations.push(await timeStart(dataDir))
      const value = median(durations)
      return [{ work: 'second start until ready', figures: [{ value, unit: 's', target: { max: MAX_START_S } }] }]
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

async function timeStart(dataDir: string): Promise<number> {
  const startedAt = performance.now()
  const npm = spawn('npm', ['start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  })
  const ended = once(npm, 'close')
  let output = ''
  const ready = new Promise<number>((resolve, reject) => {
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('Store ready at')) resolve((performance.now() - startedAt) / 1_000)
    })
    void ended.then(() => reject(new Error(`The store did not start:\n${output}`)))
  })
  try {
    return await ready
  } finally {
    npm.kill('SIGTERM')
    await ended
  }
}

export const memoryPart: Part = {
  description:
    'RSS of the web process. Idle: five seconds after requests for the home, shop and product pages. Under load: the maximum while 32 clients open these pages, their data, filters and new searches, so that most pages are rendered and the cache fills.',
  measure: (home) =>
    withStore(home, {}, async (store) => {
      const [pid] = listWebProcesses(store)
      const paths = (await listPublicPages(store.url)).map(([, path]) => path)
      for (const path of paths) await get(store.url, path)
      closeIdleConnections()
      await pause(5_000)
      const idle = readResidentMb(pid)
      const busy = await measureMaxUnderLoad(store, pid, paths, home)
      return [row('idle', idle, MAX_IDLE_MB), row('under load', busy, MAX_BUSY_MB)]
    }),
}

function row(when: string, value: number, limit: number): Row {
  return { work: `memory of the web process, ${when}`, figures: [{ value, unit: 'MB', target: { max: limit } }] }
}

async function measureMaxUnderLoad(
  { url }: StoreProcess,
  pid: number,
  paths: readonly string[],
  { quick }: BenchHome,
): Promise<number> {
  let largest = readResidentMb(pid)
  const timer = setInterval(() => {
    largest = Math.max(largest, readResidentMb(pid))
  }, 50)
  const until = performance.now() + (quick ? 2_000 : 20_000)
  await runConcurrently(CLIENTS, generatePaths(paths, until), async (path) => {
    const { status } = await get(url, path, { accepts: 'gzip, br' })
    if (status !== 200 && status !== 503) throw new Error(`${path} responded with ${status}`) // 503 while busy is fine
  })
  clearInterval(timer)
  closeIdleConnections()
  return largest
}

/** Yields URLs until the time is over, three in four of them new. */
function* generatePaths(paths: readonly string[], until: number): Generator<string> {
  for (let index = 0; performance.now() < until; index++) {
    yield paths[index % paths.length] ?? '/'
    yield `/shop?search=dress+${index}`
    yield `/shop?sort=name&min=${index % 1_000}`
    yield `/shop.data?sort=price-asc&max=${index}`
  }
}
