import { adminText } from '#app/inventory/stock/admin-text.ts'
import type { Id } from '#app/lib/id.ts'
import type { NotificationText } from '#app/store/store-mail.server.ts'

/** Returns the email that notifies the store when an order reduces a product's stock to the threshold or below. */
export function createLowStockMail(
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
