import { afterAll } from 'vitest'
import { openAdminClient } from '#tests/support/page-updates/admin-client.ts'
import { readPage } from '#tests/support/read-page.ts'
import type { SharedStore } from '#tests/support/shared-store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

/** Opens a shared store for all tests in a file: its database, and functions that send requests as staff. */
export async function openStaffAccess(store: SharedStore) {
  const { db, close } = openStoreDatabase(store)
  afterAll(close)
  const admin = await openAdminClient(store, db)
  return { db, admin, cookie: admin.cookie, read: (path: string) => readPage(store.url, path, admin.cookie) }
}
