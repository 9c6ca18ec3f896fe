import { compare, type Money } from '#app/base/money.ts'
import { roundForCash } from '#app/base/money-arithmetic.ts'
import { isPayable } from '#app/orders/order-status.ts'
import type { Order } from '#app/orders/orders.server.ts'
import {
  buildTransferInstructions,
  type TransferInstructions,
} from '#app/payments/bank-transfer/transfer-instructions.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { offerPayments, type PaymentOption } from '#app/pricing/payment-terms.ts'
import { listOfferedProviders, type OfferedProvider, readStoredPayments } from '#app/pricing/stored-payments.server.ts'
import { findContentLanguage } from '#app/store/locale.ts'
import { readLocales } from '#app/store/markets.server.ts'

/**
 * Reads, in the order's language, the methods that the order's market offers now or, if the order's market is closed,
 * the methods of the primary market.
 */
export async function readOffered(
  db: Database,
  order: Pick<Order, 'marketId' | 'language'>,
): Promise<readonly OfferedProvider[]> {
  const [locales, stored] = [await readLocales(db), await readStoredPayments(db)]
  const locale = locales.find(({ market }) => market.id === order.marketId) ?? locales[0]
  return locale ? listOfferedProviders(stored, locale.market, findContentLanguage(order, locales)) : []
}

/** Lists the methods that an unpaid order can change to: those that keep its total, without a fee or rounding. */
export function listOtherMethods(order: Order, offered: readonly OfferedProvider[]): readonly PaymentOption[] {
  const { total, paymentFee, rounding } = order.charged
  if (!isPayable(order) || paymentFee.minor > 0 || rounding.minor !== 0 || order.heldUntil === null) return []
  const { options } = offerPayments(offered, total, order.shippingAddress.country)
  const isPayableInCash = compare(roundForCash(total), total) === 0
  return options.filter(
    ({ method, fee, paymentFlow }) =>
      method !== order.paymentMethod &&
      fee.minor === 0 &&
      paymentFlow !== 'checkout' &&
      (paymentFlow !== 'delivery' || isPayableInCash),
  )
}

/**
 * Finds the instructions for a transfer. Returns null if the order is not paid by transfer, or its market no longer has
 * an account. `due`: the order total, or the remaining amount.
 */
export function findInstructions(
  order: Order,
  offered: readonly OfferedProvider[],
  due: Money = order.charged.total,
): TransferInstructions | null {
  const provider = offered.find(({ entry }) => entry.name === order.paymentProvider)
  if (provider?.entry.capabilities.paymentFlow !== 'transfer') return null
  return buildTransferInstructions(provider.terms.account, due, order.orderNumber)
}
