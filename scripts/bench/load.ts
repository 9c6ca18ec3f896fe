import { connect } from 'node:net'
import process from 'node:process'
import { z } from 'zod'
import { processorSeconds } from '#scripts/stress/processor-time.ts'

// Asks a server for one thing again and again over connections that stay open, and prints what that took. A process of its
// own. It reads of an answer only where it ends: ready-made clients take more of the processor than the servers measured.

const asked = z.object({
  url: z.url(),
  headers: z.record(z.string(), z.string()),
  /** What every answer must be. */
  status: z.int(),
  seconds: z.number(),
  connections: z.int(),
  /** The process of the server, whose processor time is counted, with its children. */
  pid: z.int(),
})

export type Load = z.infer<typeof asked>

const loaded = z.object({
  requests: z.int(),
  seconds: z.number(),
  /** Processor seconds of the server. */
  busy: z.number(),
})

export type Loaded = z.infer<typeof loaded>

export function readLoaded(text: string): Loaded {
  return loaded.parse(JSON.parse(text))
}

const HEAD_END = Buffer.from('\r\n\r\n')

/** Sends the request over one connection until `isOver`, and answers how often it was answered. */
function askOver({ url, headers, status }: Load, isOver: () => boolean): Promise<number> {
  const { hostname, port, host, pathname, search } = new URL(url)
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const request = Buffer.from([`GET ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  return new Promise((resolve, reject) => {
    let count = 0
    /** Bytes of the answer that are still to come; null before its head is there. */
    let missing: number | null = null
    let head = Buffer.alloc(0)
    const socket = connect(Number(port), hostname, () => socket.write(request))
    socket.setNoDelay(true)
    socket.on('data', (bytes) => {
      if (missing === null) {
        head = head.length === 0 ? bytes : Buffer.concat([head, bytes])
        const end = head.indexOf(HEAD_END)
        if (end < 0) return
        const text = head.toString('latin1', 0, end)
        if (!text.startsWith(`HTTP/1.1 ${status} `)) return socket.destroy(new Error(`${url} answered ${text}`))
        const length = status === 304 ? '0' : /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
        if (length === undefined) return socket.destroy(new Error(`${url} does not say how long it is`))
        missing = Number(length) - (head.length - end - HEAD_END.length)
        head = Buffer.alloc(0)
      } else missing -= bytes.length
      if (missing > 0) return
      missing = null
      count++
      if (isOver()) return socket.end()
      socket.write(request)
    })
    socket.once('error', reject)
    socket.once('close', () => (isOver() ? resolve(count) : reject(new Error(`${url} hung up`))))
  })
}

async function run(load: Load): Promise<Loaded> {
  const startedAt = performance.now()
  const busyBefore = processorSeconds(load.pid)
  const isOver = () => performance.now() - startedAt > load.seconds * 1_000
  const counts = await Promise.all(Array.from({ length: load.connections }, () => askOver(load, isOver)))
  return {
    requests: counts.reduce((total, count) => total + count, 0),
    seconds: (performance.now() - startedAt) / 1_000,
    busy: processorSeconds(load.pid) - busyBefore,
  }
}

if (import.meta.main) {
  const done = await run(asked.parse(JSON.parse(process.argv[2] ?? '')))
  process.stdout.write(JSON.stringify(done))
}
