import { connect, createServer } from 'node:net'

/** Starts a proxy to the database that drops the connection after a commit was sent, so that the response is lost. */
export async function startLostCommitProxy(url: string) {
  const { hostname, port } = new URL(url)
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
    }
    let isCommitSent = false
    client.on('data', (bytes) => {
      isCommitSent ||= bytes.includes('commit\0')
      database.write(bytes)
    })
    database.on('data', (bytes) => (isCommitSent ? client.destroy() : client.write(bytes)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const proxyUrl = new URL(url)
  proxyUrl.hostname = '127.0.0.1'
  proxyUrl.port = String(typeof address === 'object' ? address?.port : '')
  return { url: proxyUrl.href, close: () => server.close() }
}
