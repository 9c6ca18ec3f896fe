import { inject } from 'vitest'

/** Access to a shared store, passed to `openStoreDatabase` and `openStaffSession`. */
export type SharedStore = {
  readonly url: string
  readonly dataDir: string
  readonly admin: { readonly email: string; readonly password: string }
}

declare module 'vitest' {
  interface ProvidedContext {
    sharedStore: SharedStore
    settingsStore: SharedStore
  }
}

/**
 * Returns the built demo store for all tests in the project "start" that do not stop a process or change a setting.
 * Tests run concurrently: each uses its own products, orders and people, and never counts all records.
 */
export function getSharedStore(): SharedStore {
  return inject('sharedStore')
}

/**
 * Returns the second shared store, for tests that list the demo's products, change a setting or add a market. No other
 * test in this store may read that setting or market.
 */
export function getSettingsStore(): SharedStore {
  return inject('settingsStore')
}
