import { inject } from 'vitest'

/** The access of tests to the shared store; parameter of `openStoreDatabase` and `openStaffSession`. */
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
 * The built demo store for all tests of the project "start" that stop no process and change no setting. Tests run
 * concurrently: each uses its own products, orders and people, and never counts all records.
 */
export function getSharedStore(): SharedStore {
  return inject('sharedStore')
}

/**
 * The second shared store: for tests that list the products of the demo, and for those that change a setting or add a
 * market that no other test of this store reads.
 */
export function getSettingsStore(): SharedStore {
  return inject('settingsStore')
}
