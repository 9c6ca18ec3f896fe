import { setTimeout as pause } from 'node:timers/promises'
import { startNewConnections } from '#tests/support/new-connections.ts'
import { startStore, waitForOutput } from '#tests/support/store.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { openSupervisedStore } from '#tools/faults/supervised-store.ts'
import { exactly, type Figure, measured, withMax } from '#tools/stress/figures.ts'
import { tally } from '#tools/stress/shopping.ts'

/** The number of stops for each number of processes. */
const STOPS = 25
/**
 * About one stop in eight resets a connection that was opened in the last half millisecond before the listener closed.
 * More would mean that the store closes too early.
 */
const MAX_AT_CLOSE = 10
const REPLACEMENTS = 10
/**
 * Clients that open a new connection after each response, and 200 connections a second that do not wait for responses.
 */
const LOAD = { clients: 6, everyMs: 5 }
/** The number of requests before each stop. */
const WARM_REQUESTS = 200

/**
 * Stops the store and replaces its processes while clients open connections: none is reset before the listener closes.
 */
export async function stopUnderLoad(home: FaultHome): Promise<Figure[]> {
  const { dataDir, databaseUrl } = home
  const env = { DEMO_DATA: 'off', DATABASE_URL: databaseUrl }
  // Opens the store to shoppers, for the later starts
  const opened = await openSupervisedStore(home, env)
  await opened[Symbol.asyncDispose]()
  const figures: Figure[] = []
  for (const processes of [1, 2]) {
    const codes: (number | null)[] = []
    const broken: string[] = []
    let [responses, atClose] = [0, 0]
    for (let stop = 0; stop < STOPS; stop++) {
      const store = await startStore({ dataDir, env: { ...env, WEB_CONCURRENCY: String(processes) } })
      const clients = startNewConnections(`${store.url}/faq`, LOAD)
      await waitForMoreResponses(clients, WARM_REQUESTS)
      store.supervisor.kill('SIGTERM')
      await clients.listenerClosed
      codes.push((await store.ended).code)
      responses += clients.responded()
      broken.push(...clients.brokenBeforeClose())
      atClose += clients.broken().length - clients.brokenBeforeClose().length
    }
    figures.push(
      exactly(
        `stops of ${processes} process${processes === 1 ? '' : 'es'} with exit code 0`,
        codes.filter((code) => code === 0).length,
        STOPS,
      ),
      exactly('  connections reset or without a response', tally(broken) || 'none', 'none'),
      withMax('  connections reset while the listener closed', atClose, MAX_AT_CLOSE),
      measured('  connections with a response', String(responses)),
    )
  }
  return [...figures, ...(await replaceUnderLoad({ ...env, WEB_CONCURRENCY: '2' }, dataDir))]
}

async function replaceUnderLoad(env: Readonly<Record<string, string>>, dataDir: string): Promise<Figure[]> {
  const store = await startStore({ dataDir, env })
  const clients = startNewConnections(`${store.url}/faq`, LOAD)
  for (let replacement = 0; replacement < REPLACEMENTS; replacement++) {
    await waitForMoreResponses(clients, WARM_REQUESTS)
    const from = store.output().length
    store.supervisor.kill('SIGUSR2')
    await waitForOutput(store, /All web processes were replaced/, from)
  }
  const [responded, broken] = [clients.responded(), clients.broken()]
  await store.stop()
  await clients.listenerClosed
  return [
    exactly(
      `${REPLACEMENTS} replacements of 2 processes: connections without a response`,
      tally(broken) || 'none',
      'none',
    ),
    measured('  connections with a response', String(responded)),
  ]
}

async function waitForMoreResponses(
  { responded }: ReturnType<typeof startNewConnections>,
  count: number,
): Promise<void> {
  const wanted = responded() + count
  while (responded() < wanted) await pause(10)
}
