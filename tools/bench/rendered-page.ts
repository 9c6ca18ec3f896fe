import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { type BenchHome, getPid, listPublicPages, type Part, withStore } from '#tools/bench/bench-home.ts'
import type { Side } from '#tools/bench/load.ts'
import { type Row, ratio } from '#tools/bench/row.ts'
import { type Comparison, compare, pinServer, receiveMessage } from '#tools/bench/side-by-side.ts'

type Limits = {
  /** A multiple of the bare app's processor time. */
  readonly ratio?: number
  /** In ms of processor time. */
  readonly plain?: number
  readonly compressed?: number
  /** In bytes, uncompressed. */
  readonly html?: number
}

/** Limits by page; the other pages are only reported. */
const LIMITS: Readonly<Record<string, Limits>> = {
  shop: { ratio: 1.6, plain: 2.6, compressed: 4, html: 70_000 },
  product: { plain: 2.6 },
}
const APP = join(import.meta.dirname, 'bare-router')
/** The number of pages that are rendered before measuring, until Node has compiled the code for them. */
const WARM_UP = 400

const ACCEPT = 'text/html'
/** No compression: it would take the same time on both sides. */
const HEADERS = { Accept: ACCEPT, 'Accept-Encoding': 'identity' }
const BROWSER_HEADERS = { Accept: ACCEPT, 'Accept-Encoding': 'gzip, deflate, br, zstd' }

export const renderedPart: Part = {
  description:
    'The store without a page cache (`PAGE_CACHE_MB=0`). The bare React Router app (`tools/bench/bare-router`) renders the same components with recorded loader data. Processor time is the web process’s, without PostgreSQL’s. Pages are uncompressed unless a row says that they are compressed, as for a browser. Elements are counted in the HTML.',
  measure: async (home) => {
    await promisify(execFile)('react-router', ['build', APP], { env: { ...process.env, NODE_ENV: 'production' } })
    return await withStore(home, { PAGE_CACHE_MB: '0' }, (store) =>
      withBareApp(home, async (bare) => {
        const pid = getPid(store)
        for (const each of [pid, bare.pid]) pinServer(each)
        const rows: Row[] = []
        for (const [name, path] of await listPublicPages(store.url)) {
          const ours: Side = { url: store.url + path, pid, headers: HEADERS, status: 200 }
          const other: Side = { ...ours, url: bare.url + path, pid: bare.pid }
          for (const { url } of [ours, other]) await warmUp(url, home)
          const compressed = { ...ours, headers: BROWSER_HEADERS }
          rows.push(
            ...createPlainRows(name, await compare(ours, other, getRounds(home))),
            createCompressedRow(name, await compare(compressed, ours, getRounds(home))),
            ...(await createWeightRows(name, ours.url)),
          )
        }
        return rows
      }),
    )
  },
}

function createPlainRows(name: string, { processorTime, microseconds }: Comparison): Row[] {
  const { ratio: max, plain } = LIMITS[name] ?? {}
  return [
    {
      work: `rendered ${name} page, against a bare React Router app`,
      figures: [ratio(processorTime, 'its processor time', limit(max))],
    },
    {
      work: `rendered ${name} page: processor time`,
      figures: [{ value: microseconds / 1_000, unit: 'ms', target: limit(plain) }],
    },
  ]
}

function createCompressedRow(name: string, { processorTime, microseconds }: Comparison): Row {
  return {
    work: `rendered and compressed ${name} page: processor time`,
    figures: [{ value: microseconds / 1_000, unit: 'ms', target: limit(LIMITS[name]?.compressed) }],
    remark: `${processorTime.toFixed(2)} × the processor time of the uncompressed page in the same rounds`,
  }
}

async function createWeightRows(name: string, url: string): Promise<Row[]> {
  const html = await (await fetch(url, { headers: HEADERS })).bytes()
  const max = LIMITS[name]?.html
  return [
    {
      work: `rendered ${name} page: HTML`,
      figures: [{ value: html.length / 1_000, unit: 'KB', target: limit(max && max / 1_000) }],
    },
    {
      work: `rendered ${name} page: elements`,
      figures: [{ value: countElements(new TextDecoder().decode(html)), unit: 'elements', target: null }],
    },
  ]
}

function limit(max: number | undefined): { readonly max: number } | null {
  return max === undefined ? null : { max }
}

/** Ignores tags in scripts, which are not elements. */
function countElements(html: string): number {
  return html.replace(/(<script\b[^>]*>).*?<\/script>/gs, '$1').match(/<[a-z]/gi)?.length ?? 0
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
    const port = await receiveMessage(app)
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

function getRounds({ quick }: BenchHome) {
  return quick ? { rounds: 1, seconds: 1 } : { rounds: 6, seconds: 2 }
}
