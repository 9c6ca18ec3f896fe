import { eq, sql } from 'drizzle-orm'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { contactMessages } from '#app/features/contact/contact-messages.table.ts'
import { discountCodes } from '#app/features/discounts/discount-codes.table.ts'
import { newsletterSubscribers } from '#app/features/newsletter/newsletter-subscribers.table.ts'
import { saveSettings } from '#app/features/settings/settings.server.ts'
import { setStock } from '#app/features/stock/stock-edit.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { address, pricedRequest } from '#tests/support/checkout-request.ts'
import { STRIPE_KEY, WEBHOOK_SECRET } from '#tests/support/fake-stripe.ts'
import { growStore } from '#tests/support/grow-store.ts'
import { addProduct } from '#tests/support/products.ts'
import { type Shop, startStore } from '#tests/support/store.ts'
import { openStoreDatabase, storeDatabaseUrl } from '#tests/support/store-database.ts'
import type { StoreName } from '#tools/screens/scene.ts'

export const LONG_NAME =
  'Hand-embroidered asymmetric linen-silk occasion dress with detachable bishop sleeves and covered buttons'
const IN_EVERY_STOCK = { isBestseller: true, isNew: true, isFeatured: true } as const

/** 200 characters, without a space to break at and with them. */
export const LONG_WORD = 'Handembroideredasymmetriclinensilkoccasiondress'.repeat(5).slice(0, 200)
export const LONG_WORDS = `${LONG_NAME}, cut on the bias, with a second underskirt`.padEnd(200, ' of washed linen')
const [LARGEST_PRICE, LARGEST_SALE] = [9_999_999_900, 8_888_888_800]

/** A store that was just opened, with the only product it has: the longest of everything, and no image. */
async function openStrangeStore(): Promise<Shop> {
  const shop = await startStore({ env: { ...WITHOUT_LIMITS, DEMO_DATA: 'off' } })
  const { db, close } = openStoreDatabase(shop)
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
  await db.update(products).set(IN_EVERY_STOCK)
  await saveSettings(db, { contact_inbox: true })
  await close()
  return shop
}

const most = '10000'
/** Whoever takes the images comes from one address. */
const WITHOUT_LIMITS = { LIMIT_SEARCH: most, LIMIT_CHECKOUT: most, LIMIT_QUOTE: most, LIMIT_ORDER_PAGE: most }

/** Each scene of an order buys one of these. */
async function stockUp(db: Database): Promise<void> {
  const [sold] = await db.select().from(products).where(eq(products.slug, 'sienna-rib-top'))
  if (!sold) return
  await withTx(db, (tx) => setStock(tx, sold, { kind: 'number', loaded: sold.stockQuantity, stock: 1_000 }, null))
}

async function openDemoStore(): Promise<Shop> {
  const shop = await startStore({ env: WITHOUT_LIMITS })
  const { db, close } = openStoreDatabase(shop)
  await saveSettings(db, { contact_inbox: true })
  await stockUp(db)
  await close()
  return shop
}

/** Names as long as the admin takes them, on every shelf and in the bar at the top; and a collection with nothing in it. */
async function openLongStore(): Promise<Shop> {
  const shop = await startStore({ env: { ...WITHOUT_LIMITS, DEMO_DATA: 'off' } })
  const { db, close } = openStoreDatabase(shop)
  const colors = Array.from('abcdefgh', (letter) => ({ name: `${letter} ${LONG_NAME}`, hex: '#2b1230' }))
  for (const name of [LONG_WORD, LONG_WORDS, LONG_WORD.slice(3), LONG_WORDS.slice(5)]) {
    await addProduct(db, { name, price: LARGEST_PRICE, salePrice: LARGEST_SALE, colors, stock: 3 })
  }
  await db.update(products).set(IN_EVERY_STOCK)
  await db.insert(collections).values([
    { name: LONG_WORD.slice(0, 100), slug: 'long-word', description: LONG_WORD },
    { name: LONG_WORDS.slice(0, 100), slug: 'long-words', description: LONG_WORDS },
  ])
  await saveSettings(db, { announcement_text: LONG_WORDS, contact_inbox: true })
  await fillLongAdmin(db, shop.url)
  await close()
  return shop
}

const LONG_EMAIL = `${'a-very-long-mailbox-name'.repeat(2)}@${'subdomain.'.repeat(12)}example.com`

/** What only staff see of long things: an order of a product that is archived since, messages, a code, a subscriber. */
async function fillLongAdmin(db: Database, url: string): Promise<void> {
  const line = { size: 'One size fits most', color: 'Deep midnight aubergine with a hint of silver rain' }
  const id = await addProduct(db, {
    name: LONG_WORDS,
    price: LARGEST_PRICE,
    sizes: [line.size],
    colors: [{ name: line.color, hex: '#2b1230' }],
    stock: [{ ...line, stock: 900 }],
  })
  await order(url, { ...line, productId: id, quantity: 9 })
  await db.update(products).set({ status: 'archived' }).where(eq(products.id, id))
  await db.insert(newsletterSubscribers).values({ email: LONG_EMAIL })
  await db.insert(contactMessages).values([
    { name: 'A'.repeat(100), email: LONG_EMAIL, subject: LONG_WORD, message: LONG_WORD.repeat(5) },
    { name: LONG_NAME, email: 'ada@example.com', subject: LONG_WORDS, message: `${LONG_WORDS}\n\n`.repeat(8) },
  ])
  const code = 'MIDSUMMER-NIGHTS-PRIVATE-SALE-OF-FRIENDS'
  await db.insert(discountCodes).values({ code, kind: 'amount', amount: LARGEST_SALE })
}

type Line = { readonly productId: string; readonly size: string; readonly color: string; readonly quantity: number }

async function order(url: string, line: Line): Promise<void> {
  const ask = async (path: string, body: object) => {
    const answer = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { Origin: new URL(url).origin, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return await answer.json()
  }
  const to = {
    ...address,
    first_name: 'Oluwadamilolaoluwakemi',
    last_name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
    address_line1: LONG_NAME,
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  }
  await ask('/checkout/order', await pricedRequest(ask, [line], { email: LONG_EMAIL, address: to }))
}

/** Thousands of everything. */
async function openLargeStore(): Promise<Shop> {
  const shop = await startStore({ env: WITHOUT_LIMITS })
  await growStore(storeDatabaseUrl(shop))
  return shop
}

/** One that sends its shoppers to Stripe, which never answers. */
function openStripeStore(): Promise<Shop> {
  const STRIPE = {
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: 'http://127.0.0.1:1',
  }
  return startStore({ env: { ...WITHOUT_LIMITS, ...STRIPE } })
}

/** One whose database lacks tables, so that the screens of the admin which ask them fail. */
async function openFaultyStore(): Promise<Shop> {
  const shop = await startStore({ env: { ...WITHOUT_LIMITS, DEMO_DATA: 'off' } })
  const { db, close } = openStoreDatabase(shop)
  await db.execute(sql`alter table newsletter_subscribers rename to gone_subscribers`)
  await db.execute(sql`alter table discount_codes rename to gone_codes`)
  await close()
  return shop
}

export const OPEN: Readonly<Record<StoreName, () => Promise<Shop>>> = {
  demo: openDemoStore,
  empty: () => startStore({ env: { ...WITHOUT_LIMITS, DEMO_DATA: 'off' } }),
  strange: openStrangeStore,
  long: openLongStore,
  large: openLargeStore,
  stripe: openStripeStore,
  broken: () => startStore({ env: { ...WITHOUT_LIMITS, DEMO_DATA: 'off' } }),
  faulty: openFaultyStore,
}
