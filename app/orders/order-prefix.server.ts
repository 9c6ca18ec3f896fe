import type { Order } from '#app/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { Locale } from '#app/store/markets/locale.ts'
import { readLocales } from '#app/store/markets/locales.server.ts'
import { localeInPlaceOf } from '#app/store/markets/replaced-locale.ts'

type Placed = Pick<Order, 'marketId' | 'language'>

/** The locale in which the order was placed, or the one in its place; null if its market is no longer open. */
export async function findOrderLocale(db: Database, order: Placed): Promise<Locale | null> {
  return localeInPlaceOf(order, await readLocales(db))
}

/** Of the order's locale, or of the one in its place; '' if its market is no longer open. */
export async function readOrderPrefix(db: Database, order: Placed): Promise<string> {
  return (await findOrderLocale(db, order))?.prefix ?? ''
}
