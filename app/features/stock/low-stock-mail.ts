import type { Id } from '#app/lib/id.ts'
import type { MailContent } from '#app/platform/mail/mail-content.ts'

/** The email to the store when an order takes a product to its threshold or below. */
export function lowStockMail(
  { id, name, sku }: { readonly id: Id<'product'>; readonly name: string; readonly sku: string },
  left: number,
  origin: string,
): MailContent {
  const text = `${name} (${sku}) has ${left === 0 ? 'no units' : left === 1 ? '1 unit' : `${left} units`} left.`
  return {
    subject: `Low stock: ${name}`,
    preview: text,
    title: 'Low stock',
    blocks: [
      { kind: 'text', lines: [text] },
      { kind: 'button', label: 'Open the product', href: `${origin}/admin/products/edit/${id}` },
      {
        kind: 'text',
        lines: ['You get the next email about this product after it is restocked and sells below its threshold again.'],
      },
    ],
  }
}
