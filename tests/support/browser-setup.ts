import process from 'node:process'
import { startShop } from '#tests/support/shop.ts'

/** One shop for all browser tests; its address and its admin reach them through the environment. */
export default async function setUp(): Promise<() => Promise<void>> {
  const shop = await startShop()
  process.env.SHOP_URL = shop.url
  process.env.SHOP_DATA_DIR = shop.dataDir // for commands that staff are made with
  process.env.SHOP_ADMIN_EMAIL = shop.admin.email
  process.env.SHOP_ADMIN_PASSWORD = shop.admin.password
  return async () => {
    await shop.stop()
  }
}
