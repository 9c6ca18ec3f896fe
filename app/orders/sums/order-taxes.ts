import type { Id } from '#app/lib/id.ts'
import type { Sums } from '#app/orders/order-sums.ts'
import type { orderTaxes } from '#app/orders/sums/order-taxes.table.ts'

/**
 * Returns the tax rows of an order. Amounts in both currencies are taxed by the same rules, so the tax rates are in the
 * same order.
 */
export function toTaxRows(
  orderId: Id<'order'>,
  { charged, store }: Readonly<Record<'charged' | 'store', Pick<Sums, 'taxes'>>>,
): (typeof orderTaxes.$inferSelect)[] {
  return charged.taxes.map(({ name, rate, net, tax, isAdded = false }, position) => {
    const storeTax = store.taxes[position]
    if (!storeTax) throw new Error('A charged tax has no amount in the store currency')
    return {
      orderId,
      position,
      name,
      rate,
      isAdded,
      net: net.minor,
      tax: tax.minor,
      storeNet: storeTax.net.minor,
      storeTax: storeTax.tax.minor,
    }
  })
}
