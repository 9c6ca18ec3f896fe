import { saveSettings } from '#app/features/settings/settings.server.ts'
import type { ShopName } from '#scripts/screens/scene.ts'
import { addProduct } from '#tests/support/products.ts'
import { type Shop, startShop } from '#tests/support/shop.ts'
import { openShopDatabase } from '#tests/support/shop-database.ts'

export const LONG_NAME =
  'Hand-embroidered asymmetric linen-silk occasion dress with detachable bishop sleeves and covered buttons'
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
  await saveSettings(db, { contact_inbox: true })
  await close()
  return shop
}

const most = '10000'
/** Whoever takes the pictures comes from one address. */
const WITHOUT_LIMITS = { LIMIT_SEARCH: most, LIMIT_CHECKOUT: most, LIMIT_QUOTE: most, LIMIT_ORDER_PAGE: most }

async function openDemoShop(): Promise<Shop> {
  const shop = await startShop({ env: WITHOUT_LIMITS })
  const { db, close } = openShopDatabase(shop)
  await saveSettings(db, { contact_inbox: true })
  await close()
  return shop
}

export const OPEN: Readonly<Record<ShopName, () => Promise<Shop>>> = {
  demo: openDemoShop,
  empty: () => startShop({ env: { ...WITHOUT_LIMITS, DEMO_DATA: 'off' } }),
  strange: openStrangeShop,
}
