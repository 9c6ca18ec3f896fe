import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { type BenchHome, type Part, pidOf, publicPages, withStore } from '#tools/bench/bench-home.ts'
import type { Side } from '#tools/bench/load.ts'
import { type Row, ratio } from '#tools/bench/row.ts'
import { type Comparison, compare, messageOf, pinServer } from '#tools/bench/side-by-side.ts'

/** By page; the others make more queries and are only reported. */
const MAX_PROCESSOR_TIME: Readonly<Record<string, number>> = { shop: 1.6 }
const APP = join(import.meta.dirname, 'bare-router')
/** Pages until Node has compiled the code that renders them. */
const WARM_UP = 400

/** No compression: it would take the same time on both sides. */
const HEADERS = { Accept: 'text/html', 'Accept-Encoding': 'identity' }

export const renderedPart: Part = {
  how: 'The store without page cache (`PAGE_CACHE_MB=0`) and a bare React Router app (`tools/bench/bare-router`) that renders the same components with recorded loader data. Nothing is compressed; PostgreSQL’s time is left out.',
  measure: async (home) => {
    await promisify(execFile)('react-router', ['build', APP], { env: { ...process.env, NODE_ENV: 'production' } })
    return await withStore(home, { PAGE_CACHE_MB: '0' }, (store) =>
      withBareApp(home, async (bare) => {
        const pid = pidOf(store)
        for (const each of [pid, bare.pid]) pinServer(each)
        const rows: Row[] = []
        for (const [name, path] of await publicPages(store.url)) {
          const ours: Side = { url: store.url + path, pid, headers: HEADERS, status: 200 }
          const other: Side = { ...ours, url: bare.url + path, pid: bare.pid }
          for (const { url } of [ours, other]) await warmUp(url, home)
          rows.push(rowOf(name, await compare(ours, other, roundsOf(home))))
        }
        return rows
      }),
    )
  },
}

function rowOf(name: string, { processorTime, microseconds }: Comparison): Row {
  const max = MAX_PROCESSOR_TIME[name]
  return {
    work: `rendered ${name} page, against a bare React Router app`,
    figures: [ratio(processorTime, 'its processor time', max ? { max } : null)],
    remark: `${(microseconds / 1_000).toFixed(1)} ms of processor time`,
  }
}

/** Runs `work` with the built app, which reads the demo store once. */
async function withBareApp<Result>(
  { databaseUrl, dataDir }: BenchHome,
  work: (app: { readonly url: string; readonly pid: number }) => Promise<Result>,
): Promise<Result> {
  const app: ChildProcess = spawn(process.execPath, [join(APP, 'build/server/index.js')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
  })
  try {
    const port = await messageOf(app)
    return await work({ url: `http://127.0.0.1:${port}`, pid: app.pid ?? 0 })
  } finally {
    const ended = once(app, 'exit')
    app.kill()
    await ended
  }
}

async function warmUp(url: string, { quick }: BenchHome): Promise<void> {
  for (let left = quick ? 40 : WARM_UP; left > 0; left -= 8) {
    await Promise.all(Array.from({ length: 8 }, async () => (await fetch(url, { headers: HEADERS })).bytes()))
  }
}

function roundsOf({ quick }: BenchHome) {
  return quick ? { rounds: 1, seconds: 1 } : { rounds: 6, seconds: 2 }
}
