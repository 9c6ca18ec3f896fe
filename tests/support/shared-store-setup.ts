import type { TestProject } from 'vitest/node'
import { startStore } from '#tests/support/store.ts'
import { UNLIMITED } from '#tests/support/unlimited.ts'

/** Starts the store of `sharedStore()`. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<unknown>> {
  const store = await startStore({ env: UNLIMITED })
  const { url, dataDir, admin } = store
  provide('sharedStore', { url, dataDir, admin })
  return store.stop
}
