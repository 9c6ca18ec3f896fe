import { appliesIn } from '#app/features/law/law-rules.ts'
import { primaryOf, readLocales } from '#app/features/markets/locales.server.ts'
import type { Order } from '#app/features/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Whether consumers can withdraw from an order: by its market, or by the primary one if that is no longer open. */
export async function isWithdrawable(db: Database, { marketId }: Pick<Order, 'marketId'>): Promise<boolean> {
  const locales = await readLocales(db)
  const own = locales.find(({ market }) => market.id === marketId)
  return appliesIn('withdrawal', own?.market ?? primaryOf(locales))
}
