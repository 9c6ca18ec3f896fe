import { lowStockMail } from '#app/inventory/low-stock-mail.ts'
import type { LockedStock } from '#app/inventory/stock.server.ts'
import { type Allocation, isLowStock } from '#app/inventory/stock.ts'
import type { Id } from '#app/lib/id.ts'
import type { OrderLine } from '#app/orders/checkout/order/order-lines.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { BrandLook } from '#app/store/brand-look.ts'
import type { Settings } from '#app/store/settings.ts'
import { queueNotification } from '#app/store/store-mail.server.ts'

export async function reportLowStock(
  tx: Database,
  orderId: Id<'order'>,
  lines: readonly OrderLine[],
  { products }: LockedStock,
  allocations: readonly Allocation[],
  settings: Settings,
  look: BrandLook,
): Promise<void> {
  for (const product of products) {
    const taken = lines.reduce(
      (count, line, index) => count + (line.productId === product.id ? (allocations[index]?.taken ?? 0) : 0),
      0,
    )
    const left = product.stockQuantity - taken
    const isLow = (stock: number) => isLowStock(stock, product.lowStockThreshold, settings.low_stock_threshold)
    if (isLow(product.stockQuantity) || !isLow(left)) continue
    const event = `low-stock:${orderId}:${product.id}`
    const write = () => lowStockMail(product, left)
    await queueNotification(tx, { kind: 'low-stock', event, orderId, write }, { settings, look })
  }
}
