import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to another server on this machine, which can be made bad. */
export type Gate = {
  readonly port: number
  /** Cuts every connection, and lets nobody in until it is opened. */
  readonly shut: () => void
  readonly open: () => void
  /** How long what goes to the server is under way, in milliseconds; Infinity keeps it until that is less. */
  readonly delay: (ms: number) => void
  readonly close: () => Promise<void>
}

/** Opens a way to a port of this machine, asked for anew with each connection. */
export async function openGate(target: () => number): Promise<Gate> {
  const open = new Map<Socket, SlowPipe>()
  let isShut = false
  let delayMs = 0
  const server = createServer((client) => {
    client.on('error', () => {}) // 'close' follows
    if (isShut) {
      client.resetAndDestroy()
      return
    }
    const behind = connect(target(), '127.0.0.1')
    behind.on('error', () => {})
    const pipe = slowPipe(client, behind, () => delayMs)
    open.set(client, pipe)
    behind.on('data', (chunk) => client.write(chunk))
    behind.once('close', () => client.destroy())
    client.once('close', () => {
      open.delete(client)
      pipe.stop()
      behind.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const cut = () => {
    for (const client of open.keys()) client.resetAndDestroy()
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
      for (const pipe of open.values()) pipe.go()
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
  }
}

/** The address of a database, by way of a gate to it. */
export function throughGate(databaseUrl: string, { port }: Gate): string {
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}

type SlowPipe = { readonly go: () => void; readonly stop: () => void }

/** Hands on what arrives, in its sequence, each piece once it has been under way for long enough. */
function slowPipe(from: Socket, to: Socket, delayMs: () => number): SlowPipe {
  const waiting: { readonly chunk: Buffer; readonly since: number }[] = []
  let timer: NodeJS.Timeout | undefined
  function go(): void {
    clearTimeout(timer)
    for (let next = waiting[0]; next; next = waiting[0]) {
      const left = next.since + delayMs() - performance.now()
      if (left === Number.POSITIVE_INFINITY) return
      if (left > 0) {
        timer = setTimeout(go, left)
        return
      }
      waiting.shift()
      to.write(next.chunk)
    }
  }
  from.on('data', (chunk: Buffer) => {
    waiting.push({ chunk, since: performance.now() })
    go()
  })
  return { go, stop: () => clearTimeout(timer) }
}
