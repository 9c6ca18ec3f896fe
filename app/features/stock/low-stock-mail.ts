import { adminText } from '#app/features/stock/admin-text.ts'
import type { Id } from '#app/lib/id.ts'
import type { MailContent } from '#app/platform/mail/mail-content.ts'

/** The email to the store when an order takes a product to its threshold or below. */
export function lowStockMail(
  { id, name, sku }: { readonly id: Id<'product'>; readonly name: string; readonly sku: string },
  left: number,
  origin: string,
): MailContent {
  const text = adminText.lowStockText(name, sku, left)
  return {
    subject: adminText.lowStockSubject(name),
    preview: text,
    title: adminText.lowStock,
    blocks: [
      { kind: 'text', lines: [text] },
      { kind: 'button', label: adminText.openProduct, href: `${origin}/admin/products/edit/${id}` },
      { kind: 'text', lines: [adminText.nextLowStockMail] },
    ],
  }
}
