import { adminText } from '#app/inventory/stock/admin-text.ts'
import type { Id } from '#app/lib/id.ts'
import type { NotificationText } from '#app/store/store-mail.server.ts'

/** The email to the store when an order takes a product to its threshold or below. */
export function lowStockMail(
  { id, name, sku }: { readonly id: Id<'product'>; readonly name: string; readonly sku: string },
  left: number,
): NotificationText {
  return {
    subject: adminText.lowStockSubject(name),
    title: adminText.lowStock,
    lines: [adminText.lowStockText(name, sku, left)],
    link: { label: adminText.openProduct, path: `/admin/products/edit/${id}` },
    note: adminText.nextLowStockMail,
  }
}
