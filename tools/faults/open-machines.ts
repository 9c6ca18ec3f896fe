import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#app/platform/db/db.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { findFreePort } from '#scripts/free-port.ts'
import { type Nginx, openNginx } from '#tests/support/debian/nginx.ts'
import { openPgbouncer, type Pgbouncer } from '#tests/support/debian/pgbouncer.ts'
import { openPostgres15, type Postgres15 } from '#tests/support/debian/postgres-15.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openDatabase } from '#tests/support/store-database.ts'
import type { Endpoint } from '#tools/stress/request.ts'
import { SHOPPING_LIMITS } from '#tools/stress/stress-store.ts'

const ORIGIN = 'https://shop.example'
/** The documented configuration, without the rate limits, which would count all shoppers as one. */
const ENV = {
  ...SHOPPING_LIMITS,
  HOST: '127.0.0.1',
  PUBLIC_URL: ORIGIN,
  TRUST_PROXY: '1',
  AUTH_SECRET: 'one-secret-for-all-machines-of-this-shop',
  DEMO_DATA: 'off',
}

type Machine = {
  readonly store: () => StoreProcess
  /** The connection directly to the machine, bypassing nginx. */
  readonly endpoint: Endpoint
  /** Restarts like `systemctl restart lumina`. */
  readonly restart: () => Promise<void>
}

/** The setup in the section “Several machines” of docs/operations/scale.md, all on this machine. */
export type Machines = AsyncDisposable & {
  readonly postgres: Postgres15
  readonly pooler: Pgbouncer
  readonly nginx: Nginx
  readonly machines: readonly [Machine, Machine]
  readonly db: Database
  /** Returns the connection through nginx, from one of this machine's addresses. */
  readonly getEndpoint: (address: string) => Endpoint
}

/** Starts both machines concurrently on an empty database. */
export async function openMachines(folder: string): Promise<Machines> {
  await using opening = new AsyncDisposableStack() // if a program fails to start, closes those already started
  const postgres = opening.adopt(await openPostgres15(folder), (opened) => opened.stop())
  const pooler = opening.adopt(await openPgbouncer(folder, postgres), (opened) => opened.stop())
  const { db } = opening.adopt(openDatabase(postgres.url, { max: 4 }), ({ close }) => close())
  const images = join(folder, 'images') // a disk that all machines share
  mkdirSync(images)
  const env = { ...ENV, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url }
  const open = async (name: string) =>
    opening.adopt(await openMachine(join(folder, name), images, env), async ({ store }) => void (await store().stop()))
  const machines = await Promise.all([open('machine-1'), open('machine-2')])
  const ports = machines.map(({ endpoint }) => endpoint.port)
  const nginx = opening.adopt(await openNginx(folder, ports), (opened) => opened.stop())
  const { port, certificate } = nginx
  await saveSettings(db, { store_open: true })
  const closing = opening.move()
  return {
    postgres,
    pooler,
    nginx,
    machines,
    db,
    getEndpoint: (from) => ({ origin: ORIGIN, port, certificate, from }),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  }
}

async function openMachine(dataDir: string, images: string, env: Readonly<Record<string, string>>): Promise<Machine> {
  mkdirSync(dataDir)
  symlinkSync(images, join(dataDir, 'media'))
  const port = await findFreePort()
  const start = () => startStore({ dataDir, env: { ...env, PORT: String(port) } })
  let store = await start()
  return {
    store: () => store,
    endpoint: { origin: ORIGIN, port },
    restart: async () => {
      await store.stop()
      store = await start()
    },
  }
}
