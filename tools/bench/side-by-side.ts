import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { buffer, text } from 'node:stream/consumers'
import { z } from 'zod'
import type { ServedResponse } from '#tools/bench/bare-server.ts'
import { type Load, type LoadResult, readLoadResults, type Side } from '#tools/bench/load.ts'
import { median } from '#tools/bench/row.ts'
import { listDescendants } from '#tools/stress/process-usage.ts'

/** Medians over all rounds. Processor time is per request. */
export type Comparison = {
  /** The first side's requests per second, divided by the other side's. */
  readonly requests: number
  /** The first side's processor time, divided by the other side's. */
  readonly processorTime: number
  readonly microseconds: number
}

type Rounds = {
  readonly rounds: number
  /** Rounds before the counted ones: a server compiles its code during its first requests. */
  readonly uncounted?: number
  readonly seconds: number
}

/** With several cores, the measured servers share the first, and the clients the second. */
const [SERVERS, CLIENTS] = ['0', '1']
const CONNECTIONS = 32
/** The number of warm-up rounds, which is enough for two processes that each get half of the requests. */
const WARM_UP_ROUNDS = 4

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

export async function compare(
  ours: Side,
  other: Side,
  { rounds, uncounted = WARM_UP_ROUNDS, seconds }: Rounds,
): Promise<Comparison> {
  const [ourRounds = [], otherRounds = []] = await load({
    sides: [ours, other],
    rounds: uncounted + rounds,
    seconds,
    connections: CONNECTIONS,
  })
  const counted = ourRounds.slice(uncounted).flatMap((round, index) => {
    const otherRound = otherRounds[uncounted + index]
    return otherRound ? [{ ours: round, other: otherRound }] : []
  })
  const perSecond = ({ requests, seconds }: LoadResult) => requests / seconds
  const busy = ({ requests, busy }: LoadResult) => (busy > 0 ? busy / requests : Number.NaN)
  return {
    requests: median(counted.map((round) => perSecond(round.ours) / perSecond(round.other))),
    processorTime: median(counted.map((round) => busy(round.ours) / busy(round.other))),
    microseconds: median(counted.map((round) => busy(round.ours) * 1e6)),
  }
}

const PAGE_BYTES = 20_000
const PAGE: ServedResponse = {
  path: '/',
  headers: ['Content-Type', 'text/html', 'Content-Length', String(PAGE_BYTES)],
  body: { bytes: Buffer.alloc(PAGE_BYTES, 'a').toString('base64') },
  etag: '',
  unchangedHeaders: [],
}

/** Returns the machine's current speed: microseconds of processor time that a bare server takes for a page of 20 KB. */
export async function measureBareMicroseconds(): Promise<number> {
  return await withBareServer([PAGE], async ({ url, pid }) => {
    pinServer(pid)
    const side: Side = { url: `${url}/`, headers: {}, status: 200, pid }
    const [rounds = []] = await load({ sides: [side], rounds: 8, seconds: 0.3, connections: CONNECTIONS })
    return median(rounds.slice(WARM_UP_ROUNDS).map(({ requests, busy }) => (busy / requests) * 1e6))
  })
}

async function load(requested: Load): Promise<LoadResult[][]> {
  const command = [process.execPath, join(import.meta.dirname, 'load.ts'), JSON.stringify(requested)]
  const [program = '', ...args] = canPin ? ['taskset', '-c', CLIENTS, ...command] : command
  const client = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, failed] = await Promise.all([text(client.stdout), text(client.stderr)])
  if (!output) throw new Error(failed)
  return readLoadResults(output)
}

/** Pins a process and its children to the servers' core. */
export function pinServer(pid: number): void {
  if (!canPin) return
  for (const each of [pid, ...listDescendants(pid)]) {
    spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', SERVERS, String(each)])
  }
}

/** Headers that describe the moment and the connection, so that every server sets its own. */
const SERVER_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

type FetchedResponse = {
  readonly status: number
  readonly headers: string[]
  readonly etag: string
  readonly bytes: Buffer
}

export async function getOnce(url: string, headers: Readonly<Record<string, string>>): Promise<FetchedResponse> {
  const requested = get(url, { headers, agent: false })
  const [response] = await once(requested, 'response')
  const pairs = z.array(z.string()).parse(response.rawHeaders)
  const stored = pairs.flatMap((name, index) =>
    index % 2 === 0 && !SERVER_HEADERS.has(name.toLowerCase()) ? [name, pairs[index + 1] ?? ''] : [],
  )
  return {
    status: response.statusCode,
    headers: stored,
    etag: response.headers.etag ?? '',
    bytes: await buffer(response),
  }
}

export async function recordResponses(
  url: string,
  paths: readonly string[],
  headers: Readonly<Record<string, string>>,
): Promise<ServedResponse[]> {
  return Promise.all(
    paths.map(async (path) => {
      const full = await getOnce(url + path, headers)
      const unchanged = await getOnce(url + path, { ...headers, 'If-None-Match': full.etag || '"none"' })
      if (full.status !== 200) throw new Error(`${path} responded with ${full.status}`)
      return {
        path,
        headers: full.headers,
        body: { bytes: full.bytes.toString('base64') },
        etag: full.etag,
        unchangedHeaders: unchanged.headers,
      }
    }),
  )
}

/** Waits for the next message of a process. @throws Error if the process ends first */
export async function receiveMessage(server: ChildProcess): Promise<unknown> {
  const controller = new AbortController()
  const { signal } = controller
  const ended = once(server, 'exit', { signal }).then(() => Promise.reject(new Error('The compared server ended')))
  try {
    const [message] = await Promise.race([once(server, 'message', { signal }), ended])
    return message
  } finally {
    controller.abort()
    await ended.catch(() => {})
  }
}

export async function withBareServer<Result>(
  responses: readonly ServedResponse[],
  work: (server: { readonly url: string; readonly pid: number }) => Promise<Result>,
): Promise<Result> {
  const server: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production' },
  })
  try {
    const port = await receiveMessage(server)
    server.send(responses)
    await receiveMessage(server)
    return await work({ url: `http://127.0.0.1:${port}`, pid: server.pid ?? 0 })
  } finally {
    const ended = once(server, 'exit')
    server.kill()
    await ended
  }
}
