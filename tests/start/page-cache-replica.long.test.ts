import { join } from 'node:path'
import { afterAll, beforeAll, test } from 'vitest'
import { readSecret } from '#app/platform/secret.server.ts'
import { buildDatabaseUrl } from '#scripts/postgres/cluster.ts'
import { type FakeEcb, startFakeEcb } from '#tests/support/fake-ecb.ts'
import { type AdminClient, openAdminClient } from '#tests/support/page-updates/admin-client.ts'
import { pageUpdates } from '#tests/support/page-updates/page-updates.ts'
import { sendUpdate } from '#tests/support/page-updates/send-update.ts'
import { type Standby, startStandby } from '#tests/support/standby.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase, readPostmaster } from '#tests/support/store-database.ts'
import { UNLIMITED } from '#tests/support/unlimited.ts'
import { keepWebProcess, type WebProcess } from '#tools/stress/web-process.ts'

// Sends every request that changes public pages, in a store with a second web process that reads from a replica.

let store: StoreProcess
let other: WebProcess
let standby: Standby
let database: ReturnType<typeof openStoreDatabase>
let adminPage: AdminClient
let bank: FakeEcb

beforeAll(async () => {
  bank = await startFakeEcb()
  store = await startStore({ env: { ...UNLIMITED, DEMO_DATA: 'off', RATES_URL: bank.url } })
  const DATABASE_URL = buildDatabaseUrl(readPostmaster(store), readSecret(store.dataDir, 'postgres-password'))
  standby = await startStandby(store.dataDir)
  const env = { DATA_DIR: store.dataDir, DATABASE_URL, DATABASE_READ_URL: standby.url() }
  other = await keepWebProcess(() => env, join(store.dataDir, 'other.log'))
  database = openStoreDatabase(store)
  adminPage = await openAdminClient(store, database.db)
})
afterAll(async () => {
  await other?.stop()
  await standby?.stop()
  await database?.close()
  await store?.stop()
  await bank?.stop()
})

test.each(pageUpdates)('$title', (update) => sendUpdate(adminPage, update, [store.url, other.url()]))
