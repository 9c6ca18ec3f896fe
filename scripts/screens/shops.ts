import { eq } from 'drizzle-orm'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { saveSettings } from '#app/features/settings/settings.server.ts'
import { setStock } from '#app/features/stock/stock-edit.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import type { ShopName } from '#scripts/screens/scene.ts'
import { STRIPE_KEY, WEBHOOK_SECRET } from '#tests/support/fake-stripe.ts'
import { growShop } from '#tests/support/grow-shop.ts'
import { addProduct } from '#tests/support/products.ts'
import { type Shop, startShop } from '#tests/support/shop.ts'
import { openShopDatabase, shopDatabaseUrl } from '#tests/support/shop-database.ts'

export const LONG_NAME =
  'Hand-embroidered asymmetric linen-silk occasion dress with detachable bishop sleeves and covered buttons'
const ON_EVERY_SHELF = { isBestseller: true, isNew: true, isFeatured: true } as const

/** 200 characters, without a space to break at and with them. */
export const LONG_WORD = 'Handembroideredasymmetriclinensilkoccasiondress'.repeat(5).slice(0, 200)
export const LONG_WORDS = `${LONG_NAME}, cut on the bias, with a second underskirt`.padEnd(200, ' of washed linen')
const [LARGEST_PRICE, LARGEST_SALE] = [9_999_999_900, 8_888_888_800]

/** A shop that was just opened, with the only product it has: the longest of everything, and no picture. */
async function openStrangeShop(): Promise<Shop> {
  const shop = await startShop({ env: { ...WITHOUT_LIMITS, DEMO_DATA: 'off' } })
  const { db, close } = openShopDatabase(shop)
  await addProduct(db, {
    name: LONG_NAME,
    price: LARGEST_PRICE,
    salePrice: LARGEST_SALE,
    sizes: ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', 'One size fits most'],
    colors: [
      { name: 'Deep midnight aubergine', hex: '#2b1230' },
      { name: 'White', hex: '#ffffff' },
    ],
    stock: [{ size: 'XXS', color: 'White', stock: 2 }],
  })
  await db.update(products).set(ON_EVERY_SHELF)
  await saveSettings(db, { contact_inbox: true })
  await close()
  return shop
}

const most = '10000'
/** Whoever takes the pictures comes from one address. */
const WITHOUT_LIMITS = { LIMIT_SEARCH: most, LIMIT_CHECKOUT: most, LIMIT_QUOTE: most, LIMIT_ORDER_PAGE: most }

/** Each scene of an order buys one of these. */
async function stockUp(db: Database): Promise<void> {
  const [sold] = await db.select().from(products).where(eq(products.slug, 'sienna-rib-top'))
  if (!sold) return
  await withTx(db, (tx) => setStock(tx, sold, { kind: 'number', loaded: sold.stockQuantity, stock: 1_000 }, null))
}

async function openDemoShop(): Promise<Shop> {
  const shop = await startShop({ env: WITHOUT_LIMITS })
  const { db, close } = openShopDatabase(shop)
  await saveSettings(db, { contact_inbox: true })
  await stockUp(db)
  await close()
  return shop
}

/** Names as long as the office takes them, on every shelf and in the bar at the top; and a collection with nothing in it. */
async function openLongShop(): Promise<Shop> {
  const shop = await startShop({ env: { ...WITHOUT_LIMITS, DEMO_DATA: 'off' } })
  const { db, close } = openShopDatabase(shop)
  const colors = Array.from('abcdefgh', (letter) => ({ name: `${letter} ${LONG_NAME}`, hex: '#2b1230' }))
  for (const name of [LONG_WORD, LONG_WORDS, LONG_WORD.slice(3), LONG_WORDS.slice(5)]) {
    await addProduct(db, { name, price: LARGEST_PRICE, salePrice: LARGEST_SALE, colors, stock: 3 })
  }
  await db.update(products).set(ON_EVERY_SHELF)
  await db.insert(collections).values([
    { name: LONG_WORD.slice(0, 100), slug: 'long-word', description: LONG_WORD },
    { name: LONG_WORDS.slice(0, 100), slug: 'long-words', description: LONG_WORDS },
  ])
  await saveSettings(db, { announcement_text: LONG_WORDS })
  await close()
  return shop
}

/** Thousands of everything. */
async function openLargeShop(): Promise<Shop> {
  const shop = await startShop({ env: WITHOUT_LIMITS })
  await growShop(shopDatabaseUrl(shop))
  return shop
}

/** One that sends its shoppers to Stripe, which never answers. */
function openStripeShop(): Promise<Shop> {
  const STRIPE = {
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: 'http://127.0.0.1:1',
  }
  return startShop({ env: { ...WITHOUT_LIMITS, ...STRIPE } })
}

export const OPEN: Readonly<Record<ShopName, () => Promise<Shop>>> = {
  demo: openDemoShop,
  empty: () => startShop({ env: { ...WITHOUT_LIMITS, DEMO_DATA: 'off' } }),
  strange: openStrangeShop,
  long: openLongShop,
  large: openLargeShop,
  stripe: openStripeShop,
  broken: () => startShop({ env: { ...WITHOUT_LIMITS, DEMO_DATA: 'off' } }),
}
