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
  }
}

/**
 * The built demo store that all tests of the project "start" share which stop nothing and change no setting. Tests run
 * at the same time: each uses its own products, orders and people, and never counts those of others.
 */
export function sharedStore(): SharedStore {
  return inject('sharedStore')
}
