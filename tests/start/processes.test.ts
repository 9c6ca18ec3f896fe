import process from 'node:process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SteadyLoad, startSteadyLoad } from '#tests/support/steady-load.ts'
import { type StoreProcess, startStore, waitForOutput } from '#tests/support/store.ts'
import { webProcesses } from '#tests/support/web-processes.ts'

// One store with two web processes, which are killed, replaced and stopped under load.

const TOKEN = 'a-token-for-the-metrics'
let store: StoreProcess

beforeAll(async () => {
  store = await startStore({ env: { DEMO_DATA: 'off', WEB_CONCURRENCY: '2', METRICS_TOKEN: TOKEN } })
})
afterAll(() => store.stop())

/** Waits for a number of further responses. */
async function moreResponses(load: SteadyLoad, count = 20): Promise<void> {
  const wanted = load.responded() + count
  await expect.poll(load.responded).toBeGreaterThan(wanted)
}

test('it reports readiness once, and creates the first member of staff once', () => {
  expect(webProcesses(store)).toHaveLength(2)
  expect(store.output().match(/Store ready at/g)).toHaveLength(1)
  expect(store.output().match(/Log in at/g)).toHaveLength(1)
})

/** A metric by name and labels, or undefined. */
async function measured(series: string): Promise<number | undefined> {
  const response = await fetch(`${store.url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
  expect(response.status).toBe(200)
  const row = (await response.text()).split('\n').find((line) => line.startsWith(`${series} `))
  return row === undefined ? undefined : Number(row.slice(series.length))
}

test('the metrics are the sum of both processes, and need the token', async () => {
  const missing = 'lumina_http_request_duration_seconds_count{route="none",method="GET",status="4xx"}'
  // Concurrent requests over separate connections, so that both processes get some.
  const headers = { Connection: 'close' }
  await Promise.all(Array.from({ length: 40 }, () => fetch(`${store.url}/assets/none.js`, { headers })))
  await expect.poll(() => measured(missing)).toBe(40)
  expect(await measured('lumina_database_connections{state="idle"}')).toBeGreaterThanOrEqual(2)
  expect(await measured('lumina_mails{state="waiting"}')).toBe(0)
  expect(await measured('lumina_page_cache_requests_total{outcome="hit"}')).toBeTypeOf('number')
  expect(await measured('nodejs_eventloop_lag_seconds')).toBeTypeOf('number')
  const elsewhere = await fetch(`${store.url}/no-such-page`, { headers: { Accept: 'text/html' } })
  for (const authorization of ['', `Bearer ${TOKEN}x`, TOKEN]) {
    const refused = await fetch(`${store.url}/metrics`, { headers: { Accept: 'text/html', authorization } })
    expect(refused.status).toBe(elsewhere.status)
    expect(refused.headers.get('Content-Type')).toBe(elsewhere.headers.get('Content-Type'))
  }
})

test('either process killed: the other responds, and it is restarted', async () => {
  for (const victim of webProcesses(store)) {
    const from = store.output().length
    const load = startSteadyLoad(`${store.url}/healthz`, { clients: 1 })
    await moreResponses(load)
    process.kill(victim, 'SIGKILL')
    await moreResponses(load)
    expect((await load.stop()).length).toBeLessThanOrEqual(1) // the responses in progress
    await waitForOutput(store, /All web processes serve again/, from)
    expect(webProcesses(store)).toHaveLength(2)
  }
})

test('SIGUSR2: both are replaced, and no request fails', async () => {
  const before = webProcesses(store)
  const from = store.output().length
  const load = startSteadyLoad(`${store.url}/faq`, { clients: 4 })
  await moreResponses(load)
  store.supervisor.kill('SIGUSR2')
  await waitForOutput(store, /All web processes were replaced/, from)
  await moreResponses(load)
  expect(await load.stop()).toEqual([])
  const after = webProcesses(store)
  expect(after).toHaveLength(2)
  expect(after.filter((pid) => before.includes(pid))).toEqual([])
})

test('SIGTERM: accepted requests get a response', async () => {
  const load = startSteadyLoad(`${store.url}/faq`, { clients: 4 })
  await moreResponses(load)
  expect(await store.stop()).toEqual({ code: 0, signal: null })
  const failed = await load.stop()
  // Later requests were refused on connections that had not been accepted.
  expect(failed.filter((code) => code !== 'ECONNREFUSED' && code !== 'ECONNRESET')).toEqual([])
})
