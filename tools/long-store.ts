import { eq } from 'drizzle-orm'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import { contactMessages } from '#app/content/contact/contact-messages.table.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { newsletterSubscribers } from '#app/store/consents.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { address } from '#tests/support/checkout-request.ts'
import { addProduct } from '#tests/support/products.ts'
import { placeOrder } from '#tests/support/shopper-client.ts'
import type { StoreProcess } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

const LONG_NAME =
  'Hand-embroidered asymmetric linen-silk occasion dress with detachable bishop sleeves and covered buttons'
/** 200 characters, without and with spaces to wrap at. */
const LONG_WORD = 'Handembroideredasymmetriclinensilkoccasiondress'.repeat(5).slice(0, 200)
const LONG_WORDS = `${LONG_NAME}, cut on the bias, with a second underskirt`.padEnd(200, ' of washed linen')
const LONG_EMAIL = `${'a-very-long-mailbox-name'.repeat(2)}@${'subdomain.'.repeat(12)}example.com`
const [PRICE, SALE_PRICE] = [9_999_999_900, 8_888_888_800]
const COLOR = 'Deep midnight aubergine with a hint of silver rain'

/** Fills an empty store with the longest names, longest text and largest amounts that the admin accepts. */
export async function fillStoreWithLongText(store: StoreProcess): Promise<void> {
  const { db, close } = openStoreDatabase(store)
  const colors = Array.from('abcdefgh', (letter) => ({ name: `${letter} ${LONG_NAME}`, hex: '#2b1230' }))
  const sizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', 'One size fits most']
  for (const name of [LONG_WORD, LONG_WORDS, LONG_WORD.slice(3), LONG_WORDS.slice(5)]) {
    await addProduct(db, { name, price: PRICE, salePrice: SALE_PRICE, colors, sizes, stock: 3 })
  }
  await db.update(products).set({ isBestseller: true, isNew: true, isFeatured: true })
  await db.insert(collections).values([
    { name: LONG_WORD.slice(0, 100), slug: 'long-word', description: LONG_WORD },
    { name: LONG_WORDS.slice(0, 100), slug: 'long-words', description: LONG_WORDS },
  ])
  await db.update(announcements).set({ text: LONG_WORDS })
  await saveSettings(db, { contact_inbox: true })
  const line = { size: 'One size fits most', color: COLOR }
  const orderedProduct = await addProduct(db, {
    name: LONG_WORDS,
    price: PRICE,
    sizes: [line.size],
    colors: [{ name: line.color, hex: '#2b1230' }],
    stock: [{ ...line, stock: 900 }],
  })
  const to = {
    ...address,
    first_name: 'Oluwadamilolaoluwakemi',
    last_name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
    address_line1: LONG_NAME,
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  }
  await placeOrder(store.url, [{ ...line, productId: orderedProduct, quantity: 9 }], { email: LONG_EMAIL, address: to })
  await db.update(products).set({ status: 'archived' }).where(eq(products.id, orderedProduct))
  await db.insert(newsletterSubscribers).values({ email: LONG_EMAIL })
  await db.insert(contactMessages).values([
    { name: 'A'.repeat(100), email: LONG_EMAIL, subject: LONG_WORD, message: LONG_WORD.repeat(5) },
    { name: LONG_NAME, email: 'ada@example.com', subject: LONG_WORDS, message: `${LONG_WORDS}\n\n`.repeat(8) },
  ])
  const code = 'MIDSUMMER-NIGHTS-PRIVATE-SALE-OF-FRIENDS'
  await db.insert(discountCodes).values({ code, kind: 'amount', amount: SALE_PRICE })
  await close()
}
