import { rmSync } from 'node:fs'
import process from 'node:process'
import { createDatabase } from '#scripts/postgres/create-database.ts'
import { keepPostgres } from '#scripts/postgres/keep-postgres.ts'
import { type StoreProcess, startStore, temporaryFolder } from '#tests/support/store.ts'
import type { Row } from '#tools/bench/row.ts'

/** What every part of the comparison finds ready: a folder, a PostgreSQL, and the demo store in it. */
export type BenchHome = {
  /** Few and short rounds, to see that everything works. */
  readonly quick: boolean
  readonly dataDir: string
  /** The database of the demo store. */
  readonly databaseUrl: string
  /** Starts the built shop on the demo store's database. To be stopped by whoever starts it. */
  readonly shop: (env?: Readonly<Record<string, string>>) => Promise<StoreProcess>
  /** A new database, without any tables. */
  readonly newDatabase: (name: string) => Promise<string>
  /** Says what is being done. */
  readonly say: (line: string) => void
}

/** A kind of rows that are measured together. */
export type Part = {
  /** How the rows come about, for whoever reads the table. */
  readonly how: string
  readonly measure: (home: BenchHome) => Promise<Row[]>
}

/**
 * Limits would count all shoppers as one address; mails go to a folder; it listens where the bare servers do, as a socket
 * for both families of addresses takes longer. Nothing else is unlike a store in production.
 */
const SHOP_ENV = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  LIMIT_CHECKOUT: '1000000',
  LIMIT_SEARCH: '1000000',
}

/** Runs `work` with a home of its own, which is gone afterwards. */
export async function withBenchHome<Result>(
  { quick, say }: Pick<BenchHome, 'quick' | 'say'>,
  work: (home: BenchHome) => Promise<Result>,
): Promise<Result> {
  const dataDir = temporaryFolder()
  const postgres = await keepPostgres(dataDir, { say })
  async function leave(): Promise<void> {
    await postgres.release()
    rmSync(dataDir, { recursive: true, force: true })
  }
  // What was started besides ends by itself once we are gone.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void leave().finally(() => process.exit(1)))
  try {
    const databaseUrl = postgres.url()
    const store: BenchHome['shop'] = (env = {}) =>
      startStore({ dataDir, env: { ...SHOP_ENV, DATABASE_URL: databaseUrl, ...env } })
    const newDatabase = (name: string) => createDatabase(databaseUrl, name)
    return await work({ quick, dataDir, databaseUrl, shop: store, newDatabase, say })
  } finally {
    await leave()
  }
}

/** Runs `work` with a store, which is stopped afterwards. */
export async function withStore<Result>(
  home: BenchHome,
  env: Readonly<Record<string, string>>,
  work: (store: StoreProcess) => Promise<Result>,
): Promise<Result> {
  const store = await home.shop(env)
  try {
    return await work(store)
  } finally {
    await store.stop()
  }
}

/** The process whose time counts as the store's, with those below it. */
export function pidOf({ supervisor }: StoreProcess): number {
  return supervisor.pid ?? 0
}

/** The pages that are weighed and measured, by the names they have in the table. */
export async function publicPages(url: string): Promise<readonly (readonly [name: string, path: string])[]> {
  const { url: product } = await fetch(`${url}/product/ember-linen-shift`, { redirect: 'follow' })
  return [
    ['home', '/'],
    ['shop', '/shop'],
    ['product', new URL(product).pathname],
  ]
}
