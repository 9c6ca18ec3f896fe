import type { Id } from '#app/lib/id.ts'
import type { MailContent } from '#app/platform/mail/mail-content.ts'

/** The mail to the store when an order takes a product to its threshold or below it. `origin`: of the store's links. */
export function lowStockMail(
  { id, name, sku }: { readonly id: Id<'product'>; readonly name: string; readonly sku: string },
  left: number,
  origin: string,
): MailContent {
  const units = left === 0 ? 'no pieces' : left === 1 ? '1 piece' : `${left} pieces`
  const news = `${name} (${sku}) has ${units} left.`
  return {
    subject: `Low stock: ${name}`,
    preview: news,
    title: 'Low stock',
    blocks: [
      { kind: 'text', lines: [news] },
      { kind: 'button', label: 'Open the product', href: `${origin}/admin/products/edit/${id}` },
      {
        kind: 'text',
        lines: ['The next email about it comes once it was filled up again and sells below its threshold.'],
      },
    ],
  }
}
