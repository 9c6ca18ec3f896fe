import { formatAddressLines } from '#app/base/address.server.ts'
import { getAddressRules } from '#app/base/entered-address.ts'
import type { Money } from '#app/base/money.ts'
import { getPassportUrl } from '#app/catalog/passport/passport-address.server.ts'
import { getChoiceCondition, type OrderChoice } from '#app/orders/admin/bulk/order-bulk.server.ts'
import { findCashToCollect } from '#app/orders/amount-due.server.ts'
import { orderText } from '#app/orders/order-text.ts'
import { listItemsForOrders, listOrders, type Order, type OrderItem } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readPublishedLook } from '#app/store/brand.server.ts'
import { getLogoUrl } from '#app/store/brand-look.ts'
import { readSettings } from '#app/store/settings.server.ts'

const MAX_SHEETS = 200

export type Sender = Awaited<ReturnType<typeof readPrintedOrders>>['sender']
export type PrintedOrder = {
  readonly order: Order
  readonly items: readonly OrderItem[]
  /** The cash to collect on delivery; null for other orders. */
  readonly due: Money | null
  readonly shippingLines: readonly string[]
  readonly billingLines: readonly string[]
  /** The URL of each line's garment passport, keyed by line id; empty if slips have none. */
  readonly passports: Readonly<Record<string, string>>
}

/** Returns at most `MAX_SHEETS` orders, newest first, and the number of all chosen orders. */
export async function readPrintedOrders(db: Database, choice: OrderChoice) {
  const where = getChoiceCondition(choice)
  const [chosen, total, settings, { logo, type }] = await Promise.all([
    listOrders(db, where, MAX_SHEETS),
    db.$count(orders, where),
    readSettings(db),
    readPublishedLook(db),
  ])
  const ids = chosen.map(({ id }) => id)
  const items = await listItemsForOrders(db, ids)
  const itemsByOrder = Map.groupBy(items, ({ orderId }) => orderId)
  return {
    total,
    sheets: chosen.map(
      (order): PrintedOrder => ({
        order,
        items: itemsByOrder.get(order.id) ?? [],
        due: findCashToCollect(order, itemsByOrder.get(order.id) ?? []),
        shippingLines: formatAddressLines(
          order.shippingAddress,
          getAddressRules(order, settings.store_country),
          'label',
        ),
        billingLines: [
          ...formatAddressLines(order.billingAddress, getAddressRules(order, settings.store_country), 'label'),
          ...listVatLines(order),
        ],
        passports: settings.slip_passports ? getPassports(itemsByOrder.get(order.id) ?? []) : {},
      }),
    ),
    sender: {
      name: settings.store_name,
      email: settings.store_email,
      phone: settings.store_phone,
      address: settings.store_address,
      logo: logo && getLogoUrl(logo),
      /** The admin's only brand typeface is Imbue; other brands print their name in the standard typeface. */
      isInImbue: type === 'imbue',
    },
  }
}

function getPassports(items: readonly OrderItem[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    items.flatMap(({ id, productId, deletedProductId }) => {
      const product = productId ?? deletedProductId
      return product ? [[id, getPassportUrl(product)]] : []
    }),
  )
}

function listVatLines({ vatNumber }: Pick<Order, 'vatNumber'>): string[] {
  return vatNumber === '' ? [] : [`${orderText.vatNumber} ${vatNumber}`]
}
