import process from 'node:process'
import { saveSettings } from '#app/store/settings.server.ts'
import { prepareStores, shareImageSizes } from '#tests/support/prepared-stores.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { createTemporaryFolder, type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import setUpTemporaryFolder from '#tests/support/temporary-setup.ts'
import { UNLIMITED } from '#tests/support/unlimited.ts'

/**
 * Starts two stores, so that the two projects of browser tests do not affect each other: one for the storefront, and
 * one for the admin, where staff change data. The tests read URLs and logins from the environment.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const cleanUp = setUpTemporaryFolder()
  prepareStores(createTemporaryFolder())
  shareImageSizes(createTemporaryFolder())
  const stores = await Promise.all([startStore({ env: UNLIMITED }), startStore({ env: UNLIMITED })])
  publish('STOREFRONT', stores[0])
  publish('ADMIN', stores[1])
  await prepareAdmin(stores[1])
  return async () => {
    await Promise.all(stores.map((store) => store.stop()))
    cleanUp()
  }
}

function publish(name: string, { url, dataDir, admin }: StoreProcess): void {
  process.env[`${name}_URL`] = url
  process.env[`${name}_DATA_DIR`] = dataDir // for `npm run staff`
  process.env[`${name}_LOGIN_EMAIL`] = admin.email
  process.env[`${name}_LOGIN_PASSWORD`] = admin.password
}

/**
 * Opens a session for the first admin and changes a setting. Changing it later would disturb tests that edit settings.
 */
async function prepareAdmin(store: StoreProcess): Promise<void> {
  const { db, close } = openStoreDatabase(store)
  await saveSettings(db, { contact_inbox: true })
  process.env.ADMIN_SESSION = (await openStaffSession(db, store)).cookie
  await close()
}
