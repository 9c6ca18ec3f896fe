import { startStore } from '#tests/support/store.ts'
import { openDatabase } from '#tests/support/store-database.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { openToShoppers } from '#tools/stress/open-to-shoppers.ts'
import { SHOPPING_LIMITS } from '#tools/stress/stress-store.ts'

/** Starts the built store under its supervisor, and opens a direct connection to its database. */
export async function openSupervisedStore({ dataDir, databaseUrl }: FaultHome, env: Readonly<Record<string, string>>) {
  const store = await startStore({ dataDir, env: { ...SHOPPING_LIMITS, ...env, DATABASE_URL: databaseUrl } })
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  await openToShoppers(db, [store.url])
  return {
    store,
    db,
    [Symbol.asyncDispose]: async () => {
      await close()
      await store.stop()
    },
  }
}
