import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive } from '#scripts/is-alive.mjs'
import { copyPreparedStore } from '#tests/support/prepared-stores.ts'
import { createTemporaryFolder, launch, type StoreProcess, startStore, waitForOutput } from '#tests/support/store.ts'
import { openStoreDatabase, readPostmaster } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'

// Each test kills processes with SIGKILL and expects the store to recover. session.test.ts kills all processes of a
// running store.

const dataDir = createTemporaryFolder()
copyPreparedStore(dataDir, 'empty')
const env = { DEMO_DATA: 'off' }
let store: StoreProcess

beforeAll(async () => {
  store = await startStore({ dataDir, env })
  await query('create table marker (n int); insert into marker values (42)')
})
afterAll(async () => {
  await store.stop()
  rmSync(dataDir, { recursive: true })
})

const postmaster = (folder = dataDir) => readPostmaster({ dataDir: folder })

async function query(text: string, folder = dataDir): Promise<unknown[]> {
  const { db, close } = openStoreDatabase({ dataDir: folder })
  return (await db.$client.query(text).finally(close)).rows
}

function listChildren(pid: number | undefined): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean).map(Number)
}

/** Returns the web process id. PostgreSQL is also a child of the supervisor. */
function findWebProcess(): number {
  const pid = listChildren(store.supervisor.pid).find((child) => child !== postmaster().pid)
  if (!pid) throw new Error('there is no web process')
  return pid
}

const isReady = () =>
  fetch(`${store.url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function expectUnchanged(): Promise<void> {
  await until(isReady)
  expect(await query('select n from marker')).toEqual([{ n: 42 }])
}

test('if PostgreSQL is killed, the store keeps responding and restarts its database', async () => {
  const { pid } = postmaster()
  process.kill(pid, 'SIGKILL')
  await until(() => !isAlive(pid))
  expect((await fetch(`${store.url}/healthz`)).status).toBe(200)
  await expectUnchanged()
})

test('if the web process is killed, it is restarted', async () => {
  const from = store.output().length
  process.kill(findWebProcess(), 'SIGKILL')
  const [, url = ''] = await waitForOutput(store, /Store ready at (\S+)/, from)
  store = { ...store, url }
  await expectUnchanged()
})

test('if the supervisor is killed, the web process finishes its request and exits, and the next start takes over', async () => {
  const web = findWebProcess()
  const socket = connect(Number(new URL(store.url).port), 'localhost')
  const response = text(socket)
  const head = `POST /no-such-page HTTP/1.1\r\nHost: ${new URL(store.url).host}\r\nOrigin: ${store.url}\r\n`
  socket.write(
    `${head}Content-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n`,
  )
  await until(() => socket.bytesRead > 0) // the server has begun to read the request
  store.supervisor.kill('SIGKILL')
  await once(store.supervisor, 'exit')
  socket.write('a=1')
  expect(await response).toMatch(/HTTP\/1\.1 [45]\d\d/)
  await until(() => !isAlive(web))
  store = await startStore({ dataDir, env })
  await expectUnchanged()
})

test.each([
  [
    'creates the cluster',
    (folder: string, _: string) => readdirSync(folder).some((name) => name.startsWith('postgres.draft')),
  ],
  ['loads the demo store', (_: string, output: string) => output.includes('Loading the demo store')],
])('if the store is killed while it %s, the next start repeats that step', async (_, hasStarted) => {
  const folder = createTemporaryFolder()
  const first = launch({ dataDir: folder })
  await until(() => hasStarted(folder, first.output()))
  for (const pid of [...listChildren(first.supervisor.pid), first.supervisor.pid ?? 0]) process.kill(pid, 'SIGKILL')
  await first.ended
  const second = await startStore({ dataDir: folder })
  expect(await query('select count(*)::int > 0 as stocked from products', folder)).toEqual([{ stocked: true }])
  expect(await query('select count(*)::int as admins from admin_users', folder)).toEqual([{ admins: 1 }])
  await second.stop()
  rmSync(folder, { recursive: true })
})
