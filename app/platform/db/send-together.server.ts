import type { PoolClient } from 'pg'

/** Sends statements that are issued in the same tick to the server in one write. */
export function sendTogether(client: PoolClient): void {
  const { query } = client
  const { stream } = client.connection
  let isCorked = false
  function sendCorked(...args: unknown[]): unknown {
    if (!isCorked) {
      isCorked = true
      stream.cork()
      process.nextTick(() => {
        isCorked = false
        stream.uncork()
      })
    }
    return Reflect.apply(query, client, args)
  }
  Object.defineProperty(client, 'query', { value: sendCorked, configurable: true, writable: true })
}
