import type { CheckoutLine } from '#app/features/checkout/checkout-input.ts'
import type { LineImage } from '#app/features/checkout/quote/pricing-snapshot.server.ts'
import type { Quote } from '#app/features/checkout/quote/quote.ts'
import { variantName } from '#app/features/orders/order.ts'
import { orderEvents } from '#app/features/orders/order-events.table.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { orderTaxes } from '#app/features/orders/order-taxes.table.ts'
import { taxRowsOf } from '#app/features/orders/order-taxes.ts'
import { itemFields, itemOf, type OrderItem } from '#app/features/orders/orders.server.ts'
import { payments } from '#app/features/payments/payments.table.ts'
import { findVariant, type LockedStock } from '#app/features/stock/stock.server.ts'
import type { Allocation } from '#app/features/stock/stock.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type OrderLine = Readonly<CheckoutLine> & { readonly at: number; readonly productId: Id<'product'> }

/** What begins with an order, written with its lines in one statement. */
type NewRows = {
  readonly events: (typeof orderEvents.$inferInsert)[]
  readonly payments: (typeof payments.$inferInsert)[]
}

export async function writeLines(
  tx: Database,
  orderId: Id<'order'>,
  lines: readonly OrderLine[],
  { products, variants }: LockedStock,
  images: readonly LineImage[],
  quote: Quote,
  allocations: readonly Allocation[],
  begun: NewRows,
): Promise<OrderItem[]> {
  const rows = lines.flatMap((line, position) => {
    const product = products.find(({ id }) => id === line.productId)
    const variant = findVariant(variants, line)
    const cost = quote.lines[position]
    const allocation = allocations[position]
    if (!product || !variant || !cost || !allocation) return []
    return [
      {
        orderId,
        position,
        productId: product.id,
        variantId: variant.id,
        productName: product.name,
        variantName: variantName(line.size, line.color),
        imageUrl: imageOf(images, line),
        sku: variant.sku,
        size: line.size,
        color: line.color,
        quantity: line.quantity,
        currency: cost.price.currency,
        price: cost.price.minor,
        totalPrice: cost.total.minor,
        discount: cost.discount.minor,
        tax: cost.tax.minor,
        taxRate: cost.taxRate,
        storeCurrency: cost.storePrice.currency,
        storePrice: cost.storePrice.minor,
        storeTotalPrice: cost.storeTotal.minor,
        stockTaken: allocation.taken,
        backordered: allocation.backordered,
      },
    ]
  })
  if (rows.length !== lines.length) throw new Error('A line of the order has no product')
  const taxes = taxRowsOf(orderId, quote)
  const happened = () => tx.insert(orderEvents).values(begun.events).returning({ id: orderEvents.id })
  const taxed = () => tx.insert(orderTaxes).values(taxes).returning({ position: orderTaxes.position })
  const payable = () => tx.insert(payments).values(begun.payments).returning({ id: payments.id })
  const written = await tx
    .with(
      tx.$with('happened').as(happened()),
      ...(taxes.length > 0 ? [tx.$with('taxed').as(taxed())] : []),
      ...(begun.payments.length > 0 ? [tx.$with('payable').as(payable())] : []),
    )
    .insert(orderItems)
    .values(rows)
    .returning(itemFields)
  return written.map(itemOf)
}

/** An image in the line's color, otherwise the primary one, otherwise the first. */
function imageOf(images: readonly LineImage[], { productId, color }: OrderLine): string | null {
  const own = images.filter((image) => image.productId === productId)
  const best = own.find((image) => image.color === color) ?? own.find((image) => image.isPrimary) ?? own[0]
  return best?.url ?? null
}
