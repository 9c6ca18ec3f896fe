import { sql } from 'drizzle-orm'
import { findChoiceImage, findShownColor } from '#app/catalog/choice.ts'
import { findExemption } from '#app/catalog/constants.ts'
import { createLowStockMail } from '#app/inventory/low-stock-mail.ts'
import { findVariant, type LockedStock } from '#app/inventory/stock.server.ts'
import { type Allocation, isLowStock } from '#app/inventory/stock.ts'
import { newId } from '#app/lib/id.ts'
import { type ShownSale, toEvidence } from '#app/orders/checkout/order/evidence-of-order.server.ts'
import type { PricingSnapshot } from '#app/orders/checkout/quote/pricing-snapshot.server.ts'
import { orderEvidence } from '#app/orders/evidence/order-evidence.table.ts'
import { formatVariantName } from '#app/orders/order.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { orderTaxes } from '#app/orders/sums/order-taxes.table.ts'
import { toTaxRows } from '#app/orders/sums/order-taxes.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createJsonInsert } from '#app/platform/db/json-insert.ts'
import type { BrandLook } from '#app/store/brand-look.ts'
import { queueNotification } from '#app/store/store-mail.server.ts'

type Sale = ShownSale & {
  readonly locked: Pick<LockedStock, 'products'>
  readonly allocations: readonly Allocation[]
  readonly snapshot: Pick<PricingSnapshot, 'images'>
  /** The products that were shown as exempt from withdrawal. */
  readonly exempt: readonly string[]
  readonly isPaid: boolean
  readonly now: Date
}

/** Returns the rows to write with an order. */
export function toNewRows(sale: Sale): NewRows {
  const { order, quote, isPaid, now } = sale
  const kinds = isPaid ? (['placed', 'paid'] as const) : (['placed'] as const)
  return {
    items: toItems(sale),
    events: kinds.map((kind) => ({ id: newId<'order-event'>(), orderId: order.id, kind, createdAt: now })),
    taxes: toTaxRows(order.id, quote),
    evidence: [toEvidence(sale)],
  }
}

/** Returns the lines of an order as sold, with the names and images that its shopper saw. */
function toItems({ lines, order, locked, snapshot, quote, allocations, exempt }: Sale): NewRows['items'] {
  const rows = lines.flatMap((line, position) => {
    const product = locked.products.find(({ id }) => id === line.productId)
    const shownProduct = snapshot.products.find(({ id }) => id === line.productId)
    const variant = findVariant(locked.variants, line)
    const cost = quote.lines[position]
    const allocation = allocations[position]
    if (!product || !variant || !cost || !allocation) return []
    return [
      {
        id: newId<'order-item'>(),
        orderId: order.id,
        position,
        productId: product.id,
        deletedProductId: null,
        variantId: variant.id,
        productName: shownProduct?.name ?? product.name,
        variantName: formatVariantName(line.size, line.color),
        imageUrl: findChoiceImage(snapshot.images, line),
        sku: variant.sku,
        size: line.size,
        color: line.color,
        shownColor: findShownColor(shownProduct, line.color) ?? null,
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
        exemption: exempt.includes(product.id) ? findExemption(product.withdrawal) : null,
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

const insertItems = createJsonInsert(orderItems, {})
const insertEvents = createJsonInsert(orderEvents, { defaults: ['detail', 'staffId'] })
const insertTaxes = createJsonInsert(orderTaxes, {})
const insertEvidence = createJsonInsert(orderEvidence, {})

/** The rows that are written with an order. */
type NewRows = {
  readonly items: Parameters<typeof insertItems>[0]
  readonly events: Parameters<typeof insertEvents>[0]
  readonly taxes: Parameters<typeof insertTaxes>[0]
  readonly evidence: Parameters<typeof insertEvidence>[0]
}

/** Writes all rows in one statement. */
export async function writeRows(tx: Database, rows: NewRows): Promise<void> {
  const { items, events, taxes, evidence } = rows
  await tx.execute(
    sql`with events as (${insertEvents(events)}), taxes as (${insertTaxes(taxes)}),
        evidence as (${insertEvidence(evidence)})
      ${insertItems(items)}`,
  )
}

/** Notifies the store of products whose locked stock falls to the threshold because of these allocations. */
export async function reportLowStock(
  tx: Database,
  { lines, order, locked, allocations, snapshot: { settings } }: Sale,
  look: BrandLook,
): Promise<void> {
  for (const product of locked.products) {
    const takenUnits = lines.reduce(
      (count, line, index) => count + (line.productId === product.id ? (allocations[index]?.taken ?? 0) : 0),
      0,
    )
    const left = product.stockQuantity - takenUnits
    const isLow = (stock: number) => isLowStock(stock, product.lowStockThreshold, settings.low_stock_threshold)
    if (isLow(product.stockQuantity) || !isLow(left)) continue
    const event = `low-stock:${order.id}:${product.id}`
    const write = () => createLowStockMail(product, left)
    await queueNotification(tx, { kind: 'low-stock', event, orderId: order.id, write }, { settings, look })
  }
}
