import { formatMoney, type Money, type ShopperCurrency, times } from '#app/features/money/money.ts'
import { type Address, addressLines, SHIPPING_NAMES, type ShippingMethod } from '#app/features/orders/order.ts'
import { type SoldLine, type Sums, shopperSums, shopperUnitPrice } from '#app/features/orders/order-sums.ts'
import { escapeHtml } from '#app/platform/mail/escape-html.ts'

export type ConfirmedOrder = {
  readonly orderNumber: string
  readonly shippingAddress: Address
  readonly shippingMethod: ShippingMethod
  readonly shopperCurrency: ShopperCurrency
  readonly usd: Sums<'USD'>
  readonly store: Sums
}

export type ConfirmedLine = SoldLine & {
  readonly productName: string
  readonly variantName: string
  readonly backordered: number
}

/** The mail after an order: what was bought, what it cost in the shopper's currency, and what is charged in dollars. */
export function orderConfirmation(
  order: ConfirmedOrder,
  lines: readonly ConfirmedLine[],
  storeName: string,
): { subject: string; text: string; html: string } {
  const { orderNumber, shippingAddress, usd, shopperCurrency } = order
  const sums = shopperSums(lines, usd, order.store, shopperCurrency)
  const bought = lines.map((line) => ({
    name: line.productName,
    detail: `${line.variantName}, quantity ${line.quantity}`,
    note: line.backordered > 0 ? `${line.backordered} on backorder` : '',
    price: formatMoney(times(shopperUnitPrice(line, shopperCurrency), line.quantity)),
  }))
  const costs = [
    ['Subtotal', formatMoney(sums.subtotal)],
    [`Shipping (${SHIPPING_NAMES[order.shippingMethod]})`, freeOr(sums.shipping)],
    ['Tax', formatMoney(sums.tax)],
    ['Total', formatMoney(sums.total) + (shopperCurrency === 'USD' ? '' : `, charged as ${formatMoney(usd.total)}`)],
  ] as const
  const greeting = `Thank you for your order, ${shippingAddress.first_name}.`
  const news = 'We will get it ready for you now.'
  const address = addressLines(shippingAddress)
  const heading = order.shippingMethod === 'pickup' ? 'Your address' : 'Shipping to'
  return {
    subject: `Your ${storeName} order ${orderNumber}`,
    text: [
      greeting,
      news,
      '',
      `Order ${orderNumber}`,
      '',
      ...bought.flatMap(({ name, detail, note, price }) => [
        name,
        `  ${detail}`,
        ...(note ? [`  ${note}`] : []),
        `  ${price}`,
      ]),
      '',
      ...costs.map(([name, amount]) => `${name}: ${amount}`),
      '',
      `${heading}:`,
      ...address,
      '',
      storeName,
      '',
    ].join('\n'),
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>',
      `<p>${escapeHtml(greeting)}<br>${news}</p>`,
      `<h1>Order ${escapeHtml(orderNumber)}</h1>`,
      '<table cellpadding="6">',
      ...bought.map(
        ({ name, detail, note, price }) =>
          `<tr><td>${htmlLines([name, detail, ...(note ? [note] : [])])}</td><td align="right">${escapeHtml(price)}</td></tr>`,
      ),
      ...costs.map(
        ([name, amount]) =>
          `<tr><th align="left">${escapeHtml(name)}</th><td align="right">${escapeHtml(amount)}</td></tr>`,
      ),
      '</table>',
      `<h2>${heading}</h2><p>${htmlLines(address)}</p>`,
      `<p>${escapeHtml(storeName)}</p>`,
      '</body></html>',
    ].join('\n'),
  }
}

function freeOr(amount: Money): string {
  return amount.minor === 0 ? 'Free' : formatMoney(amount)
}

function htmlLines(lines: readonly string[]): string {
  return lines.map(escapeHtml).join('<br>')
}
