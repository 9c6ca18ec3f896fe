import type { Locale } from '#app/features/markets/locale.ts'
import { readLocales } from '#app/features/markets/locales.server.ts'
import type { Order } from '#app/features/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type Placed = Pick<Order, 'marketId' | 'language'>

/** The locale in which the order was placed; null if that is no longer open. */
export async function findOrderLocale(db: Database, { marketId, language }: Placed): Promise<Locale | null> {
  const locales = await readLocales(db)
  return locales.find((locale) => locale.market.id === marketId && locale.language === language) ?? null
}

/** Of the locale in which the order was placed; '' if that is no longer open. */
export async function readOrderPrefix(db: Database, order: Placed): Promise<string> {
  return (await findOrderLocale(db, order))?.prefix ?? ''
}
