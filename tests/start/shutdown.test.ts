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

const dataDir = temporaryFolder()
copyPreparedStore(dataDir, 'empty')
const env = { DEMO_DATA: 'off' }
afterAll(() => rmSync(dataDir, { recursive: true }))

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: accepted requests get a response, then the database stops, then it exits with 0',
  async (signal) => {
    const store = await startStore({ dataDir, env })
    const { port, host } = new URL(store.url)
    const socket = connect(Number(port), 'localhost')
    let response = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      response += text
    })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    // A request is half sent when the signal comes.
    await new Promise<void>((resolve) => {
      socket.write(
        `POST /no-such-page HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${store.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n`,
      )
      socket.once('data', () => resolve()) // the server has begun to read it
    })
    const signalledAt = steadyNow()
    store.supervisor.kill(signal)
    await until(() => isRefused(Number(port)))
    socket.write('a=1')
    await closed
    expect(steadyNow() - signalledAt).toBeLessThan(6_000) // a response that left its connection open would be cut off after 8 s
    expect(response).toMatch(/HTTP\/1\.1 [2-5]\d\d .*Connection: close/s)
    expect(await store.ended).toEqual({ code: 0, signal: null })
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  },
)

test('npm, when stopped, does not leave the store running', async () => {
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, ...env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve) => {
    let output = ''
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

test('a keep-alive connection gets one more response before it closes', async () => {
  const store = await startStore({ dataDir, env: { ...env, TRUST_PROXY: '1' } })
  const { port, host } = new URL(store.url)
  const socket = connect(Number(port), 'localhost')
  let responses = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    responses += text
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const request = () => socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  request()
  await expect.poll(() => responses).toContain('200 OK')
  store.supervisor.kill('SIGTERM')
  await until(() => isRefused(Number(port)))
  request()
  await closed
  expect(responses.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
  expect(responses).toContain('Connection: close')
  expect(await store.ended).toEqual({ code: 0, signal: null })
})

test.each([1, 2])(
  'a stop of %i web processes resets no new connection: each gets a response or is refused',
  async (count) => {
    for (let stop = 0; stop < 4; stop++) {
      const store = await startStore({ dataDir, env: { ...env, WEB_CONCURRENCY: String(count) } })
      const { responded, broken, refused } = startNewConnections(`${store.url}/healthz`, { clients: 8 })
      await until(() => responded() > 100)
      store.supervisor.kill('SIGTERM')
      await refused
      expect(broken()).toEqual([])
      expect(await store.ended).toEqual({ code: 0, signal: null })
    }
  },
)

/** Whether connections are no longer accepted. */
function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true))
    socket.once('connect', () => socket.destroy())
  })
}
