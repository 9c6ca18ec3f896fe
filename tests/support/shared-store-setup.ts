import type { TestProject } from 'vitest/node'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { UNLIMITED } from '#tests/support/unlimited.ts'

/** Starts the stores of `getSharedStore()` and `getSettingsStore()`. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<unknown>> {
  const stores = await Promise.all([startStore({ env: UNLIMITED }), startStore({ env: UNLIMITED })])
  const [shared, adjusted] = stores
  provide('sharedStore', pickAccess(shared))
  provide('settingsStore', pickAccess(adjusted))
  return () => Promise.all(stores.map((store) => store.stop()))
}

const pickAccess = ({ url, dataDir, admin }: StoreProcess) => ({ url, dataDir, admin })
