import type { Money } from '#app/base/money.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { TransferInstructions } from '#app/payments/bank-transfer/transfer-instructions.ts'
import { findInstructions, listOtherMethods, readOffered } from '#app/payments/payment/order-payment-options.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'

export type UnpaidOrder = {
  readonly method: PaymentMethod
  /** Null if the order is not paid by transfer. */
  readonly transfer: TransferInstructions | null
  /** Other ways to pay for the order. */
  readonly others: readonly { readonly method: PaymentMethod; readonly name: string }[]
}

/** Reads the payment options for the page of an unpaid order. `due`: the order total, or the remaining amount. */
export async function readUnpaid(db: Database, order: Order, due: Money): Promise<UnpaidOrder> {
  const offered = await readOffered(db, order)
  return {
    method: order.paymentMethod,
    transfer: findInstructions(order, offered, due),
    others: listOtherMethods(order, offered).map(({ method }) => ({ method, name: orderText.paymentNames[method] })),
  }
}
