import { isCurrency } from '#app/base/currencies.ts'
import { readSearch } from '#app/lib/list-query.ts'
import { searchTransferOrders } from '#app/payments/transfers/transfer-orders.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/transfer-orders'

/** Lists orders that a transfer can pay. `q` is an order number, name, email or total; `currency` is the payment's. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const [q, currency] = [readSearch(url.searchParams), url.searchParams.get('currency') ?? '']
  return { orders: q !== '' && isCurrency(currency) ? await searchTransferOrders(db, q, currency) : [] }
}
