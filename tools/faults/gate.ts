import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy that can be slowed down and shut, in front of a server on this machine. */
export type Gate = AsyncDisposable & {
  readonly port: number
  /** Drops every connection and rejects new ones until opened. */
  readonly shut: () => void
  readonly open: () => void
  /** Sets the milliseconds by which data to the server is delayed; with Infinity, until the delay is lowered. */
  readonly delay: (ms: number) => void
  readonly close: () => Promise<void>
}

/** Opens a gate. `target` returns the server's current port, and is called for each connection. */
export async function openGate(target: () => number): Promise<Gate> {
  const open = new Map<Socket, SlowPipe>()
  let isShut = false
  let delayMs = 0
  const server = createServer((client) => {
    client.on('error', () => {}) // the event 'close' follows
    if (isShut) {
      client.resetAndDestroy()
      return
    }
    const upstream = connect(target(), '127.0.0.1')
    upstream.on('error', () => {})
    const pipe = createSlowPipe(client, upstream, () => delayMs)
    open.set(client, pipe)
    upstream.on('data', (chunk) => client.write(chunk))
    upstream.once('close', () => client.destroy())
    client.once('close', () => {
      open.delete(client)
      pipe.stop()
      upstream.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const cut = () => {
    for (const client of open.keys()) client.resetAndDestroy()
  }
  const close = async () => {
    server.close()
    cut()
    await once(server, 'close')
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    shut: () => {
      isShut = true
      cut()
    },
    open: () => {
      isShut = false
    },
    delay: (ms) => {
      delayMs = ms
      for (const pipe of open.values()) pipe.flush()
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

export function toGateUrl(databaseUrl: string, { port }: Gate): string {
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}

type SlowPipe = { readonly flush: () => void; readonly stop: () => void }

/** Forwards data in order, each chunk after the delay. */
function createSlowPipe(from: Socket, to: Socket, delayMs: () => number): SlowPipe {
  const waiting: { readonly chunk: Buffer; readonly since: number }[] = []
  let timer: NodeJS.Timeout | undefined
  function flush(): void {
    clearTimeout(timer)
    for (let next = waiting[0]; next; next = waiting[0]) {
      const remainingMs = next.since + delayMs() - performance.now()
      if (remainingMs === Number.POSITIVE_INFINITY) return
      if (remainingMs > 0) {
        timer = setTimeout(flush, remainingMs)
        return
      }
      waiting.shift()
      to.write(next.chunk)
    }
  }
  from.on('data', (chunk: Buffer) => {
    waiting.push({ chunk, since: performance.now() })
    flush()
  })
  return { flush, stop: () => clearTimeout(timer) }
}
