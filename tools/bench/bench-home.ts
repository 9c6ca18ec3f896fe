import { rmSync } from 'node:fs'
import process from 'node:process'
import { createDatabase } from '#scripts/postgres/create-database.ts'
import { keepPostgres } from '#scripts/postgres/keep-postgres.ts'
import { createTemporaryFolder, type StoreProcess, startStore } from '#tests/support/store.ts'
import type { Row } from '#tools/bench/row.ts'

export type BenchHome = {
  /** If true, only a few short rounds are run, to check that everything works. */
  readonly quick: boolean
  readonly dataDir: string
  readonly databaseUrl: string
  /** Starts the built store on the demo store's database. The caller stops it. */
  readonly openStore: (env?: Readonly<Record<string, string>>) => Promise<StoreProcess>
  readonly newDatabase: (name: string) => Promise<string>
  /** A permanent folder, for a store that takes a long time to create; null if none was given. */
  readonly largeDir: string | null
  readonly say: (line: string) => void
}

export type Part = {
  readonly description: string
  /** True for a part that is measured only if it is named on the command line. */
  readonly onlyByName?: true
  readonly measure: (home: BenchHome) => Promise<Row[]>
}

/**
 * Rate limits are raised because all shoppers have one address. HOST is IPv4 because a socket for both address families
 * would be slower.
 */
const ENV = { HOST: '127.0.0.1', LOG_LEVEL: 'warn', LIMIT_CHECKOUT: '1000000', LIMIT_SEARCH: '1000000' }

export async function withBenchHome<Result>(
  { quick, say, largeDir }: Pick<BenchHome, 'quick' | 'say' | 'largeDir'>,
  work: (home: BenchHome) => Promise<Result>,
): Promise<Result> {
  const dataDir = createTemporaryFolder()
  const postgres = await keepPostgres(dataDir, { say })
  async function cleanUp(): Promise<void> {
    await postgres.release()
    rmSync(dataDir, { recursive: true, force: true })
  }
  // the child processes end when this process does
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void cleanUp().finally(() => process.exit(1)))
  try {
    const databaseUrl = postgres.url()
    const openStore: BenchHome['openStore'] = (env = {}) =>
      startStore({ dataDir, env: { ...ENV, DATABASE_URL: databaseUrl, ...env } })
    const newDatabase = (name: string) => createDatabase(databaseUrl, name)
    return await work({ quick, dataDir, databaseUrl, openStore, newDatabase, largeDir, say })
  } finally {
    await cleanUp()
  }
}

export async function withStore<Result>(
  home: BenchHome,
  env: Readonly<Record<string, string>>,
  work: (store: StoreProcess) => Promise<Result>,
): Promise<Result> {
  const store = await home.openStore(env)
  try {
    return await work(store)
  } finally {
    await store.stop()
  }
}

/** Returns the process whose processor time, together with its children's, counts as the store's. */
export function getPid({ supervisor }: StoreProcess): number {
  return supervisor.pid ?? 0
}

/** Returns the names and paths of the measured pages. */
export async function listPublicPages(url: string): Promise<readonly (readonly [name: string, path: string])[]> {
  const { url: product } = await fetch(`${url}/product/ember-linen-shift`, { redirect: 'follow' })
  return [
    ['home', '/'],
    ['shop', '/shop'],
    ['product', new URL(product).pathname],
  ]
}
