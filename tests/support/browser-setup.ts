import { rmSync } from 'node:fs'
import process from 'node:process'
import { saveSettings } from '#app/features/settings/settings.server.ts'
import { prepareStores } from '#tests/support/prepared-stores.ts'
import { type Shop, startStore, temporaryFolder } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

/**
 * Two shops for the browser tests: one that shoppers look at and buy from, and one whose products staff change, so that
 * neither sees what the other does. Their addresses and admins reach the tests through the environment.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  // All tests come from one address, within minutes
  const most = '10000'
  const env = {
    LIMIT_CHECKOUT: most,
    LIMIT_CONTACT: most,
    LIMIT_DISCOUNT_CODES: most,
    LIMIT_NEWSLETTER: most,
    LIMIT_ORDER_PAGE: most,
    LIMIT_QUOTE: most,
    LIMIT_SEARCH: most,
    LIMIT_UPLOADS: most,
    LIMIT_WISHLIST: most,
    LIMIT_WISHLIST_READS: most,
  }
  const prepared = temporaryFolder()
  prepareStores(prepared)
  const shops = await Promise.all([startStore({ env }), startStore({ env })])
  publish('SHOP', shops[0])
  publish('OFFICE', shops[1])
  await storeMessages(shops[1])
  process.env.ADMIN_SESSION = await signIn(shops[1])
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()))
    rmSync(prepared, { recursive: true })
  }
}

function publish(name: string, { url, dataDir, admin }: Shop): void {
  process.env[`${name}_URL`] = url
  process.env[`${name}_DATA_DIR`] = dataDir // for the command that staff are made with
  process.env[`${name}_ADMIN_EMAIL`] = admin.email
  process.env[`${name}_ADMIN_PASSWORD`] = admin.password
}

/** Set before anybody looks, as a change of the settings in between would disturb whoever edits them. */
async function storeMessages(shop: Shop): Promise<void> {
  const { db, close } = openStoreDatabase(shop)
  await saveSettings(db, { contact_inbox: true })
  await close()
}

/** A session of the first admin, as the value of its cookie. */
async function signIn({ url, admin }: Shop): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { Origin: url, 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const session = /^lumina\.session=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1]
  if (!session) throw new Error(`The first admin could not sign in: ${answer.status}`)
  return session
}
