import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Database } from '#app/platform/db/db.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { findFreePort } from '#scripts/free-port.ts'
import { openHaproxy } from '#tests/support/debian/haproxy.ts'
import { startFakeS3 } from '#tests/support/image-hosts.ts'
import { ADMIN, type StoreProcess, startStore } from '#tests/support/store.ts'
import { openDatabase } from '#tests/support/store-database.ts'
import { type DatabaseMachine, openDatabaseMachine } from '#tools/faults/failover/database-machine.ts'
import { readWebSettings } from '#tools/faults/failover/deployed-settings.ts'
import { type MachineNetwork, NETWORK } from '#tools/faults/failover/machine-network.ts'
import { type Endpoint, get } from '#tools/stress/request.ts'
import { SHOPPING_LIMITS } from '#tools/stress/stress-store.ts'

const ORIGIN = 'https://shop.example'
const PASSWORD = 'the-password'
const HEALTHY_MS = 120_000
const SERVED_MS = 20_000

const clusterState = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string(), timeline: z.int().optional() })),
})

type WebMachine = { readonly store: StoreProcess; readonly endpoint: Endpoint; readonly metricsUrl: string }

/** The setup of docs/operations/high-availability.md, on this machine. */
export type Cluster = AsyncDisposable & {
  readonly databases: readonly DatabaseMachine[]
  readonly web: readonly [WebMachine, WebMachine]
  /** The store's database on the primary, through the HAProxy of the first web machine. */
  readonly db: Database
  /** Waits until one machine is the primary, and both others are its synchronous standbys. Returns one of these. */
  readonly waitUntilHealthy: () => Promise<{ readonly primary: DatabaseMachine; readonly standby: DatabaseMachine }>
  /** Returns the URL of the store's database on one machine. */
  readonly getDatabaseUrl: (machine: DatabaseMachine) => string
}

export const METRICS_TOKEN = 'a-token-for-the-metrics'

/**
 * The differences from `deploy/`. Each web machine has one process, because all simulated machines share this machine's
 * processor.
 */
const ENV = {
  ...SHOPPING_LIMITS,
  HOST: '127.0.0.1',
  WEB_CONCURRENCY: '1',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  S3_ACCESS_KEY_ID: 'test-key',
  METRICS_TOKEN,
}

export async function openCluster(folder: string, network: MachineNetwork): Promise<Cluster> {
  await using opening = new AsyncDisposableStack() // if a program fails to start, closes those already started
  const databases = network.machines.map((machine) => openDatabaseMachine(folder, machine))
  opening.defer(() => {
    for (const { signal } of databases) signal('SIGKILL')
  })
  await Promise.all(databases.map(({ startEtcd }) => startEtcd()))
  for (const { startPatroni } of databases) await startPatroni() // the first one becomes the primary
  const waitUntilHealthy = () => waitForHealthyMachines(databases)
  const { primary } = await waitUntilHealthy()
  primary.psql('postgres', `create role lumina login password '${PASSWORD}'`)
  primary.psql('postgres', 'create database lumina owner lumina template template0')
  primary.psql('postgres', 'create extension pg_stat_statements')

  const images = opening.adopt(await startFakeS3('lumina-images'), ({ close }) => close())
  const ports = [await findFreePort(), await findFreePort()] as const
  const open = async (index: 0 | 1): Promise<WebMachine & { readonly databaseUrl: string }> => {
    const home = join(folder, `web${index + 1}`)
    mkdirSync(home, { mode: 0o711 })
    const proxy = opening.adopt(await openHaproxy(home, { stores: ports, network: NETWORK }), ({ stop }) => stop())
    const settings = readWebSettings(proxy)
    const env = { ...settings, ...ENV, S3_ENDPOINT: images.url, PORT: String(ports[index]) }
    const dataDir = join(home, 'data')
    const store = opening.adopt(await startStore({ dataDir, env }), async (started) => void (await started.stop()))
    const { port, certificate } = proxy
    const metricsUrl = `http://127.0.0.1:${ports[index]}/metrics`
    return {
      store,
      endpoint: { origin: ORIGIN, port, certificate },
      metricsUrl,
      databaseUrl: settings.DATABASE_URL ?? '',
    }
  }
  const [first, second] = await Promise.all([open(0), open(1)])
  const { db } = opening.adopt(openDatabase(first.databaseUrl, { max: 2 }), ({ close }) => close())
  await saveSettings(db, { store_open: true })
  for (const { endpoint } of [first, second]) await waitUntilServed(endpoint)
  const closing = opening.move()
  return {
    databases,
    web: [first, second],
    db,
    waitUntilHealthy,
    getDatabaseUrl: ({ address }) => `postgres://lumina:${PASSWORD}@${address}:5432/lumina`,
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  }
}

/** Waits until HAProxy has noticed that the store is ready, because HAProxy sends it no requests until then. */
async function waitUntilServed(endpoint: Endpoint): Promise<void> {
  const deadline = performance.now() + SERVED_MS
  while ((await get(endpoint, '/readyz')).status !== 200) {
    if (performance.now() > deadline) throw new Error('HAProxy sends no requests to a store that is ready')
    await pause(100)
  }
}

async function waitForHealthyMachines(databases: readonly DatabaseMachine[]) {
  const deadline = performance.now() + HEALTHY_MS
  for (;;) {
    const members = (await Promise.all(databases.map(readState))).find((found) => found !== null) ?? []
    const withRole = (role: string) =>
      databases.filter(({ name }) => members.some((member) => member.name === name && member.role === role))
    const [[primary], standbys] = [withRole('leader'), withRole('sync_standby')]
    const [standby] = standbys
    const isSettled =
      members.every(({ state }) => /^(running|streaming)$/.test(state)) &&
      new Set(members.map(({ timeline }) => timeline)).size === 1
    if (primary && standby && standbys.length === 2 && isSettled && countFollowers(primary) === 2) {
      return { primary, standby }
    }
    if (performance.now() > deadline)
      throw new Error(`The database machines did not settle: ${JSON.stringify(members)}`)
    await pause(200)
  }
}

/** Returns what this machine's Patroni reports about all members; null if it does not respond. */
async function readState({ address }: DatabaseMachine) {
  const url = `http://${address}:8008/cluster`
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
  const parsed = clusterState.safeParse(await response?.json().catch(() => null))
  return parsed.success ? parsed.data.members : null
}

function countFollowers({ psql }: DatabaseMachine): number {
  try {
    return Number(psql('postgres', "select count(*) from pg_stat_replication where state = 'streaming'"))
  } catch {
    return 0
  }
}
