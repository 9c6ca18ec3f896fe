import { sql } from 'drizzle-orm'
import { imageOfChoice, shownColorOf } from '#app/catalog/choice.ts'
import type { Exemption } from '#app/catalog/statuses.ts'
import { findVariant, type LockedStock } from '#app/inventory/stock.server.ts'
import type { Allocation } from '#app/inventory/stock.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import type { PricingSnapshot } from '#app/orders/checkout/quote/pricing-snapshot.server.ts'
import type { Quote } from '#app/orders/checkout/quote/quote.ts'
import { orderEvidence } from '#app/orders/evidence/order-evidence.table.ts'
import { variantName } from '#app/orders/order.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { orderTaxes } from '#app/orders/sums/order-taxes.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { jsonInsert } from '#app/platform/db/json-insert.ts'

export type OrderLine = Readonly<CheckoutLine> & { readonly at: number; readonly productId: Id<'product'> }

type NewItem = Parameters<typeof insertItems>[0][number]

/** The lines of an order as sold, with the names and images that its shopper saw. */
export function newItems(
  orderId: Id<'order'>,
  lines: readonly OrderLine[],
  { products, variants }: LockedStock,
  shown: Pick<PricingSnapshot, 'products' | 'images'>,
  quote: Quote,
  allocations: readonly Allocation[],
  exemptionShown: (product: LockedStock['products'][number]) => Exemption | null,
): NewItem[] {
  const rows = lines.flatMap((line, position) => {
    const product = products.find(({ id }) => id === line.productId)
    const asShown = shown.products.find(({ id }) => id === line.productId)
    const variant = findVariant(variants, line)
    const cost = quote.lines[position]
    const allocation = allocations[position]
    if (!product || !variant || !cost || !allocation) return []
    return [
      {
        id: newId<'order-item'>(),
        orderId,
        position,
        productId: product.id,
        deletedProductId: null,
        variantId: variant.id,
        productName: asShown?.name ?? product.name,
        variantName: variantName(line.size, line.color),
        imageUrl: imageOfChoice(shown.images, line),
        sku: variant.sku,
        size: line.size,
        color: line.color,
        shownColor: shownColorOf(asShown, line.color) ?? null,
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
        exemption: exemptionShown(product),
        stockTaken: allocation.taken,
        backordered: allocation.backordered,
        returned: 0,
        restocked: 0,
      },
    ]
  })
  if (rows.length !== lines.length) throw new Error('A line of the order has no product')
  return rows
}

const insertItems = jsonInsert(orderItems, {})
const insertEvents = jsonInsert(orderEvents, { defaults: ['detail', 'staffId'] })
const insertTaxes = jsonInsert(orderTaxes, {})
const insertEvidence = jsonInsert(orderEvidence, {})

/** Rows that are written with an order. */
type NewRows = {
  readonly items: Parameters<typeof insertItems>[0]
  readonly events: Parameters<typeof insertEvents>[0]
  readonly taxes: Parameters<typeof insertTaxes>[0]
  readonly evidence: Parameters<typeof insertEvidence>[0]
}

/** One statement. */
export async function writeLines(tx: Database, rows: NewRows): Promise<void> {
  const { items, events, taxes, evidence } = rows
  await tx.execute(
    sql`with events as (${insertEvents(events)}), taxes as (${insertTaxes(taxes)}),
        evidence as (${insertEvidence(evidence)})
      ${insertItems(items)}`,
  )
}
