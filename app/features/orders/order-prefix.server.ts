import { readLocales } from '#app/features/markets/locales.server.ts'
import type { Order } from '#app/features/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Of the locale in which the order was placed; '' if that is no longer open. */
export async function readOrderPrefix(
  db: Database,
  { marketId, language }: Pick<Order, 'marketId' | 'language'>,
): Promise<string> {
  const locales = await readLocales(db)
  return locales.find((locale) => locale.market.id === marketId && locale.language === language)?.prefix ?? ''
}
