import { rmSync } from 'node:fs'
import process from 'node:process'
import { createDatabase } from '#scripts/postgres/create-database.ts'
import { keepPostgres } from '#scripts/postgres/keep-postgres.ts'
import { type StoreProcess, startStore, temporaryFolder } from '#tests/support/store.ts'
import type { Row } from '#tools/bench/row.ts'

/** What each part gets: a folder, a PostgreSQL and the demo store in it. */
export type BenchHome = {
  /** A few short rounds, to check that everything works. */
  readonly quick: boolean
  readonly dataDir: string
  readonly databaseUrl: string
  /** Starts the built store on the demo store's database. The caller stops it. */
  readonly shop: (env?: Readonly<Record<string, string>>) => Promise<StoreProcess>
  /** Returns a new, empty database. */
  readonly newDatabase: (name: string) => Promise<string>
  /** Prints progress. */
  readonly say: (line: string) => void
}

/** Rows that are measured together. */
export type Part = {
  /** How the rows are measured, for readers of the table. */
  readonly how: string
  readonly measure: (home: BenchHome) => Promise<Row[]>
}

/**
 * Limits would count all shoppers as one address; mails go to a folder; it listens like the bare servers, as a socket
 * for both address families is slower. Everything else is as in production.
 */
const SHOP_ENV = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  LIMIT_CHECKOUT: '1000000',
  LIMIT_SEARCH: '1000000',
}

/** Runs `work` with a temporary bench home. */
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
  // the child processes end by themselves once this one is gone
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

/** The process whose time, with its children's, counts as the store's. */
export function pidOf({ supervisor }: StoreProcess): number {
  return supervisor.pid ?? 0
}

/** The pages that are weighed and measured, by their names in the table. */
export async function publicPages(url: string): Promise<readonly (readonly [name: string, path: string])[]> {
  const { url: product } = await fetch(`${url}/product/ember-linen-shift`, { redirect: 'follow' })
  return [
    ['home', '/'],
    ['shop', '/shop'],
    ['product', new URL(product).pathname],
  ]
}
