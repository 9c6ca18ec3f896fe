import { once } from 'node:events'
import { connect } from 'node:net'
import process from 'node:process'
import { z } from 'zod'
import { readProcessorSeconds } from '#tools/stress/process-usage.ts'

// A child process that sends the same request to each server over and over, in rounds that alternate between the
// servers, and prints the times. It only searches for the end of each response, because a client that parses responses
// would use more processor time than the measured servers.

const side = z.object({
  url: z.url(),
  headers: z.record(z.string(), z.string()),
  status: z.int(),
  /** The process whose processor time is counted, including its children. */
  pid: z.int(),
})

export type Side = z.infer<typeof side>

const loadRequest = z.object({
  sides: z.array(side),
  /** The number of rounds per side; the sides alternate in going first. */
  rounds: z.int(),
  /** The duration of one side's round. */
  seconds: z.number(),
  connections: z.int(),
})

export type Load = z.infer<typeof loadRequest>

const loadResult = z.object({
  requests: z.int(),
  seconds: z.number(),
  /** The server's processor seconds. */
  busy: z.number(),
})

export type LoadResult = z.infer<typeof loadResult>

/** Returns each side's rounds, in the order of the sides. */
export function readLoadResults(text: string): LoadResult[][] {
  return z.array(z.array(loadResult)).parse(JSON.parse(text))
}

const HEAD_END = Buffer.from('\r\n\r\n')

type Connection = {
  /** Sends until `isOver`, and returns the number of responses. */
  readonly send: (isOver: () => boolean) => Promise<number>
  readonly close: () => Promise<void>
}

async function open({ url, headers, status }: Side): Promise<Connection> {
  const { hostname, port, host, pathname, search } = new URL(url)
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const request = Buffer.from([`GET ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.setNoDelay(true)
  let onResponse = () => {}
  let onFailure = (_reason: Error) => {}
  /** The response's remaining bytes; null until its headers have arrived. */
  let remainingBytes: number | null = null
  let head = Buffer.alloc(0)
  socket.on('data', (bytes) => {
    if (remainingBytes === null) {
      head = head.length === 0 ? bytes : Buffer.concat([head, bytes])
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      if (!text.startsWith(`HTTP/1.1 ${status} `)) return socket.destroy(new Error(`${url} responded with ${text}`))
      const length = status === 304 ? '0' : /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
      if (length === undefined) return socket.destroy(new Error(`${url} has no content length`))
      remainingBytes = Number(length) - (head.length - end - HEAD_END.length)
      head = Buffer.alloc(0)
    } else remainingBytes -= bytes.length
    if (remainingBytes > 0) return
    remainingBytes = null
    onResponse()
  })
  socket.on('error', (error) => onFailure(error))
  socket.on('close', () => onFailure(new Error(`${url} hung up`)))
  return {
    send: (isOver) =>
      new Promise((resolve, reject) => {
        let count = 0
        onFailure = reject
        onResponse = () => {
          count++
          if (isOver()) resolve(count)
          else socket.write(request)
        }
        socket.write(request)
      }),
    close: async () => {
      onFailure = () => {}
      const closed = once(socket, 'close')
      socket.end()
      await closed
    },
  }
}

/** Runs one round of one side, over new connections with one uncounted response each. */
async function send(side: Side, { seconds, connections }: Load): Promise<LoadResult> {
  const opened = await Promise.all(Array.from({ length: connections }, () => open(side)))
  await Promise.all(opened.map((connection) => connection.send(() => true)))
  const startedAt = performance.now()
  const busyBefore = readProcessorSeconds(side.pid)
  const isOver = () => performance.now() - startedAt > seconds * 1_000
  const counts = await Promise.all(opened.map((connection) => connection.send(isOver)))
  const taken = {
    requests: counts.reduce((total, count) => total + count, 0),
    seconds: (performance.now() - startedAt) / 1_000,
    busy: readProcessorSeconds(side.pid) - busyBefore,
  }
  await Promise.all(opened.map((connection) => connection.close()))
  return taken
}

async function run(load: Load): Promise<LoadResult[][]> {
  const taken = load.sides.map((): LoadResult[] => [])
  const order = load.sides.map((side, index) => ({ side, taken: taken[index] ?? [] }))
  for (let round = 0; round < load.rounds; round++) {
    for (const { side, taken: own } of order) own.push(await send(side, load))
    order.push(...order.splice(0, 1))
  }
  return taken
}

if (import.meta.main) {
  const done = await run(loadRequest.parse(JSON.parse(process.argv[2] ?? '')))
  process.stdout.write(JSON.stringify(done))
}
