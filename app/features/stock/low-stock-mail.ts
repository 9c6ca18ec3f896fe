import { escapeHtml } from '#app/platform/mail/escape-html.ts'

/** The mail to the shop when an order takes a product to its threshold or below it. */
export function lowStockMail(
  product: { readonly name: string; readonly sku: string },
  left: number,
): { subject: string; text: string; html: string } {
  const pieces = left === 0 ? 'no pieces' : left === 1 ? '1 piece' : `${left} pieces`
  const text = `${product.name} (${product.sku}) has ${pieces} left.`
  return { subject: `Low stock: ${product.name}`, text: `${text}\n`, html: `<p>${escapeHtml(text)}</p>` }
}
