import { inject } from 'vitest'

/** How tests reach the shared store; `openStoreDatabase` and `openStaffSession` take it. */
export type SharedStore = {
  readonly url: string
  readonly dataDir: string
  readonly admin: { readonly email: string; readonly password: string }
}

declare module 'vitest' {
  interface ProvidedContext {
    sharedStore: SharedStore
    adjustedStore: SharedStore
  }
}

/**
 * The built demo store that all tests of the project "start" share which stop nothing and change no setting. Tests run
 * at the same time: each uses its own products, orders and people, and never counts those of others.
 */
export function sharedStore(): SharedStore {
  return inject('sharedStore')
}

/**
 * Another one, whose products are those of the demo: for tests that list them, and for those that change a setting or
 * add a market which no other test of this store reads.
 */
export function adjustedStore(): SharedStore {
  return inject('adjustedStore')
}
