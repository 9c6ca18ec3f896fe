import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, test } from 'vitest'
import { isLong } from '#tests/support/long.ts'
import { startNewConnections } from '#tests/support/new-connections.ts'
import { copyPreparedStore } from '#tests/support/prepared-stores.ts'
import { isClosed, openConnection } from '#tests/support/raw-connection.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { steadyNow } from '#tests/support/steady-clock.ts'
import { createCommandEnv, createTemporaryFolder, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'

// Tests how a store stops. session.test.ts tests Ctrl-C, processes.test.ts two processes, and `npm run tools faults --
// --only stops` many stops.

const dataDir = createTemporaryFolder()
copyPreparedStore(dataDir, 'empty')
const env = { DEMO_DATA: 'off' }
/** A session from before the first stop. */
let sessionCookie = ''
afterAll(() => rmSync(dataDir, { recursive: true }))

test('accepted requests get a response and no new connection breaks, then the database stops, then the store exits with 0', async () => {
  const store = await startStore({ dataDir, env })
  const { port, host } = new URL(store.url)
  const { responded, broken, listenerClosed } = startNewConnections(`${store.url}/healthz`, { clients: 8 })
  await until(() => responded() > 100)
  const { db, close } = openStoreDatabase(store)
  sessionCookie = (await openStaffSession(db, store)).cookie
  await close()
  const halfSent = openConnection(Number(port))
  halfSent.send(
    `POST /no-such-page HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${store.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n`,
  )
  await until(() => halfSent.received() !== '') // the server has begun to read the request
  const signalledAt = steadyNow()
  store.supervisor.kill('SIGTERM')
  await until(() => isClosed(Number(port)))
  halfSent.send('a=1')
  await halfSent.closed
  expect(steadyNow() - signalledAt).toBeLessThan(6_000) // a response that left its connection open would be cut off after 8 s
  expect(halfSent.received()).toMatch(/HTTP\/1\.1 [2-5]\d\d .*Connection: close/s)
  await listenerClosed
  expect(broken()).toEqual([])
  expect(await store.ended).toEqual({ code: 0, signal: null })
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})

test.runIf(isLong)(
  'npm starts the store again, logins remain valid, and stopping npm also stops the store',
  async () => {
    const npm = spawn('npm', ['start'], {
      env: { ...createCommandEnv(dataDir), HOME: process.env.HOME, ...env, PORT: '0' },
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
    expect((await fetch(`${url}/admin`, { headers: { Cookie: sessionCookie }, redirect: 'manual' })).status).toBe(200)
    npm.kill('SIGTERM')
    await until(() => isClosed(Number(new URL(url).port)))
    await expect.poll(() => existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  },
)
