import { setTimeout as pause } from 'node:timers/promises'
import type { StoreProcess } from '#tests/support/store.ts'
import { type BenchHome, getPid, listPublicPages, type Part, withStore } from '#tools/bench/bench-home.ts'
import type { Side } from '#tools/bench/load.ts'
import { median, type Row, ratio } from '#tools/bench/row.ts'
import {
  type Comparison,
  compare,
  getOnce,
  pinServer,
  recordResponses,
  withBareServer,
} from '#tools/bench/side-by-side.ts'

const MIN_REQUESTS = 0.9
const MAX_PROCESSOR_TIME = 1.1
/** Two processes may take no more processor time than one, allowing for noise. */
const MAX_VS_ONE_PROCESS = 1.05

const BROWSER = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br, zstd' }

/** How often both sides are started, because the speed of a program differs by 5% from one start to the next. */
const STARTS = 7
const ROUNDS = { rounds: 5, uncounted: 1, seconds: 0.4 }

export const cachedPart: Part = {
  description:
    'The store and a bare `node:http` server with the same bytes and headers, requested alternately by a separate process over 32 new connections each time. Processor time is the serving process’s, from /proc. Requests in rows with 304 send the page’s ETag.',
  async measure(home) {
    const found = new Map<string, Comparison[]>()
    for (let start = 0; start < (home.quick ? 1 : STARTS); start++) {
      for (const { work, comparison } of await withStore(home, {}, (store) => compareToBare(store))) {
        found.set(work, [...(found.get(work) ?? []), comparison])
      }
    }
    return [...found].map(([work, comparisons]) => toRow(work, computeMedian(comparisons)))
  },
}

type Request = Omit<Side, 'url' | 'pid'> & { readonly work: string; readonly path: string }
type WorkComparison = { readonly work: string; readonly comparison: Comparison }

async function compareToBare(store: StoreProcess): Promise<WorkComparison[]> {
  const pages = await listPublicPages(store.url)
  const paths = pages.map(([, path]) => path)
  await warmUp(store, paths)
  const served = await recordResponses(store.url, paths, BROWSER)
  const calls = pages.flatMap(([name, path]): Request[] => {
    const etag = served.find((response) => response.path === path)?.etag ?? ''
    return [
      { work: `cached ${name} page`, path, status: 200, headers: BROWSER },
      { work: `cached ${name} page, 304`, path, status: 304, headers: { ...BROWSER, 'If-None-Match': etag } },
    ]
  })
  const uncounted = calls.slice(0, 2) // both sides are still compiling
  return await withBareServer(served, async (bare) => {
    for (const pid of [getPid(store), bare.pid]) pinServer(pid)
    const compared: WorkComparison[] = []
    for (const { work, path, ...side } of [...uncounted, ...calls]) {
      const ours: Side = { ...side, url: store.url + path, pid: getPid(store) }
      const theirs: Side = { ...side, url: bare.url + path, pid: bare.pid }
      compared.push({ work, comparison: await compare(ours, theirs, ROUNDS) })
    }
    return compared.slice(uncounted.length)
  })
}

function computeMedian(comparisons: readonly Comparison[]): Comparison {
  return {
    requests: median(comparisons.map(({ requests }) => requests)),
    processorTime: median(comparisons.map(({ processorTime }) => processorTime)),
    microseconds: median(comparisons.map(({ microseconds }) => microseconds)),
  }
}

function toRow(work: string, { requests, processorTime, microseconds }: Comparison): Row {
  return {
    work: `${work}, against bare node:http`,
    figures: [
      ratio(processorTime, 'the processor time', { max: MAX_PROCESSOR_TIME }),
      ratio(requests, 'the requests per second', { min: MIN_REQUESTS }),
    ],
    remark: `${microseconds.toFixed(0)} µs of processor time`,
  }
}

/** More than `STARTS`, because the effect of a second process is smaller than the difference between two starts. */
const PROCESS_STARTS = 9

export const processesPart: Part = {
  description: 'Like cached, but for a store with two processes, compared with a store with one.',
  async measure(home) {
    const found: Comparison[] = []
    for (let start = 0; start < (home.quick ? 1 : PROCESS_STARTS); start++) {
      const compared = withStore(home, {}, (oneProcess) =>
        withStore(home, { WEB_CONCURRENCY: '2' }, (twoProcesses) =>
          compareProcesses(home, start, oneProcess, twoProcesses),
        ),
      )
      found.push(await compared)
    }
    const { processorTime, microseconds } = computeMedian(found)
    return [
      {
        work: 'cached pages, two processes against one',
        figures: [ratio(processorTime, 'its processor time', { max: MAX_VS_ONE_PROCESS })],
        remark: `${microseconds.toFixed(0)} µs of processor time`,
      },
    ]
  },
}

async function compareProcesses(
  home: BenchHome,
  start: number,
  oneProcess: StoreProcess,
  twoProcesses: StoreProcess,
): Promise<Comparison> {
  for (const store of [oneProcess, twoProcesses]) pinServer(getPid(store))
  const paths = (await listPublicPages(oneProcess.url)).map(([, path]) => path)
  const path = paths[start % paths.length] ?? '/'
  for (const store of [oneProcess, twoProcesses]) await warmUp(store, [path])
  const toSide = (store: StoreProcess): Side => {
    return { headers: BROWSER, status: 200, url: store.url + path, pid: getPid(store) }
  }
  const rounds = home.quick ? { rounds: 2, seconds: 0.5 } : { rounds: 6, seconds: 0.4 }
  await compare(toSide(twoProcesses), toSide(oneProcess), rounds)
  return await compare(toSide(twoProcesses), toSide(oneProcess), rounds)
}

async function warmUp({ url }: StoreProcess, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    for (let left = 50; !(await isCached(url + path)); left--) {
      if (left === 0) throw new Error(`${path} is not cached`)
      await pause(100)
    }
    await waitForRecompression(url + path)
  }
}

/**
 * Resolves once the page has had the same length for a second: the store compresses it better when it is requested
 * again.
 */
async function waitForRecompression(url: string): Promise<void> {
  let length = 0
  for (let same = 0; same < 5; await pause(200)) {
    const { bytes } = await getOnce(url, BROWSER)
    same = bytes.length === length ? same + 1 : 0
    length = bytes.length
  }
}

/** Returns true if many concurrent requests all get the page from memory. */
async function isCached(url: string): Promise<boolean> {
  const responses = await Promise.all(Array.from({ length: 20 }, () => fetch(url, { headers: BROWSER })))
  await Promise.all(responses.map((response) => response.bytes()))
  return responses.every(({ headers }) => headers.get('X-Cache') === 'hit')
}
