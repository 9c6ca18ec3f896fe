import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, test } from 'vitest'
import { startNewConnections } from '#tests/support/new-connections.ts'
import { copyPreparedStore } from '#tests/support/prepared-stores.ts'
import { steadyNow } from '#tests/support/steady-clock.ts'
import { startStore, temporaryFolder } from '#tests/support/store.ts'
import { until } from '#tests/support/until.ts'

// Many stops, also of two processes: npm run tools faults -- --only stops

const dataDir = temporaryFolder()
copyPreparedStore(dataDir, 'empty')
const env = { DEMO_DATA: 'off' }
afterAll(() => rmSync(dataDir, { recursive: true }))

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: accepted requests get a response, new ones one or a refusal, then the database stops, then it exits with 0',
  async (signal) => {
    const store = await startStore({ dataDir, env })
    const { port, host } = new URL(store.url)
    const { responded, broken, refused } = startNewConnections(`${store.url}/healthz`, { clients: 8 })
    await until(() => responded() > 100)
    const halfSent = openConnection(port)
    halfSent.send(
      `POST /no-such-page HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${store.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n`,
    )
    await until(() => halfSent.received() !== '') // the server has begun to read it
    const signalledAt = steadyNow()
    store.supervisor.kill(signal)
    await until(() => isRefused(Number(port)))
    halfSent.send('a=1')
    await halfSent.closed
    expect(steadyNow() - signalledAt).toBeLessThan(6_000) // a response that left its connection open would be cut off after 8 s
    expect(halfSent.received()).toMatch(/HTTP\/1\.1 [2-5]\d\d .*Connection: close/s)
    await refused
    expect(broken()).toEqual([])
    expect(await store.ended).toEqual({ code: 0, signal: null })
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  },
)

test('a keep-alive connection gets one more response before it closes, of two processes too', async () => {
  const store = await startStore({ dataDir, env: { ...env, TRUST_PROXY: '1', WEB_CONCURRENCY: '2' } })
  const { port, host } = new URL(store.url)
  const connection = openConnection(port)
  const request = () => connection.send(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  request()
  await expect.poll(connection.received).toContain('200 OK')
  store.supervisor.kill('SIGTERM')
  await until(() => isRefused(Number(port)))
  request()
  await connection.closed
  expect(connection.received().match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
  expect(connection.received()).toContain('Connection: close')
  expect(await store.ended).toEqual({ code: 0, signal: null })
})

test('npm, when stopped, does not leave the store running', async () => {
  const npm = spawn('npm', ['start'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    npm.once('close', () => reject(new Error(`npm ended:\n${output}`)))
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const ready = /Store ready at (\S+)/.exec(output)
      if (ready?.[1]) resolve(ready[1])
    })
  })
  npm.kill('SIGTERM')
  await until(() => isRefused(Number(new URL(url).port)))
  await expect.poll(() => existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})

/** A connection, and all that arrives on it. */
function openConnection(port: string) {
  const socket = connect(Number(port), 'localhost')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  return {
    send: (text: string) => socket.write(text),
    received: () => received,
    closed: new Promise((resolve) => socket.once('close', resolve)),
  }
}

/** Whether connections are no longer accepted. */
function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true))
    socket.once('connect', () => socket.destroy())
  })
}
