import { and, asc, eq, inArray, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { formatAddressLines } from '#app/base/address.server.ts'
import { getCustomCarriers } from '#app/base/carriers.ts'
import { getAddressRules } from '#app/base/entered-address.ts'
import { DEFAULT_COLOR, ONE_SIZE } from '#app/catalog/catalog.ts'
import { productVariants } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { getChoiceCondition, type OrderChoice } from '#app/orders/admin/bulk/order-bulk.server.ts'
import { type CodedVariant, listItemCodes } from '#app/orders/admin/packing/item-codes.ts'
import { findCashToCollect } from '#app/orders/amount-due.server.ts'
import { computeFulfillmentVersion } from '#app/orders/change-status.server.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import {
  isAdvancedByPayment,
  isFullyRefunded,
  isPaymentOpen,
  isReadyToPack,
  isShipped,
  isUnshipped,
} from '#app/orders/order-status.ts'
import { listItemsForOrders, listOrders } from '#app/orders/orders.server.ts'
import { hasPaymentStatus, hasStatus, orders } from '#app/orders/orders.table.ts'
import { withdrawalItems, withdrawals } from '#app/orders/withdrawals/withdrawals.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

/** The maximum number of orders in a batch, whose ids must fit into a URL. */
const MAX_ORDERS = 50

export type PackOrder = Awaited<ReturnType<typeof readPackOrders>>['orders'][number]

/** Returns the chosen orders, oldest first. If a filter chose them, returns only orders that are ready to pack. */
export async function listOrdersToPack(db: Database, choice: OrderChoice): Promise<readonly Id<'order'>[]> {
  const found = await db
    .select(pick(orders, ['id']))
    .from(orders)
    .where(and(getChoiceCondition(choice), 'q' in choice ? buildReadyCondition() : undefined))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(MAX_ORDERS)
  return found.map(({ id }) => id)
}

/** Returns `isReadyToPack` as an SQL condition. */
function buildReadyCondition(): SQL | undefined {
  return and(
    hasStatus(orders.status, isUnshipped),
    not(
      sql`(${hasStatus(orders.status, isAdvancedByPayment)} and ${hasPaymentStatus(orders.paymentStatus, isPaymentOpen)})`,
    ),
    hasPaymentStatus(orders.paymentStatus, (status) => !isFullyRefunded(status)),
  )
}

/**
 * Reads a batch of orders, oldest first, with the units to pack and their codes. `remaining` counts other orders that
 * are ready to pack.
 */
export async function readPackOrders(db: Database, ids: readonly Id<'order'>[]) {
  const [found, items, withdrawn, settings, remaining] = await Promise.all([
    listOrders(db, inArray(orders.id, [...ids]), MAX_ORDERS),
    listItemsForOrders(db, ids),
    readWithdrawnUnits(db, ids),
    readSettings(db),
    db.$count(orders, and(buildReadyCondition(), notInArray(orders.id, [...ids]))),
  ])
  const codesByItem = await readItemCodes(db, ids)
  const itemsByOrder = Map.groupBy(items, ({ orderId }) => orderId)
  return {
    remaining,
    parcels: { country: settings.store_country, own: getCustomCarriers(settings) },
    orders: found.toReversed().map((order) => {
      const ordered = itemsByOrder.get(order.id) ?? []
      const lines = ordered.flatMap(({ id, quantity, returned, size, color, shownColor, ...item }) => {
        const units = quantity - returned - (withdrawn.get(id) ?? 0)
        const codes = codesByItem.get(id) ?? { codes: [], sharedCodes: [] }
        const shown = pick(item, ['productName', 'sku', 'imageUrl', 'backordered'])
        const variant = [
          ...(size === ONE_SIZE ? [] : [size]),
          ...(color === DEFAULT_COLOR.name ? [] : [shownColor ?? color]),
        ]
        return units > 0 ? [{ id, units, ...codes, ...shown, variant: variant.join(' · ') }] : []
      })
      return {
        ...pick(order, ['id', 'orderNumber', 'customerName', 'trackingNumber', 'carrier', 'shippingName']),
        state: getPackState(order, lines.length),
        isPickup: order.shippingKind === 'pickup',
        hasEmail: order.customerEmail !== '',
        version: computeFulfillmentVersion(order),
        due: findCashToCollect(order, ordered),
        addressLines: formatAddressLines(
          order.shippingAddress,
          getAddressRules(order, settings.store_country),
          'label',
        ),
        lines,
      }
    }),
  }
}

function getPackState(order: Parameters<typeof isReadyToPack>[0], lines: number): 'ready' | 'shipped' | 'not-ready' {
  if (isShipped(order.status)) return 'shipped'
  return isReadyToPack(order) && lines > 0 ? 'ready' : 'not-ready'
}

/** Returns the units, by line, that open withdrawals cover and that were not returned. */
async function readWithdrawnUnits(db: Database, ids: readonly Id<'order'>[]) {
  const rows = await db
    .select({
      item: withdrawalItems.orderItemId,
      units: sql`sum(${withdrawalItems.quantity} - ${withdrawalItems.returned})`.mapWith(Number),
    })
    .from(withdrawalItems)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalItems.withdrawalId))
    .where(and(inArray(withdrawals.orderId, [...ids]), isNull(withdrawals.settledAt)))
    .groupBy(withdrawalItems.orderItemId)
  return new Map(rows.map(({ item, units }) => [item, units]))
}

/**
 * Reads the codes of each item. Also reads variants of other products, since two products can have the same barcode.
 */
async function readItemCodes(db: Database, ids: readonly Id<'order'>[]) {
  const items = await db
    .select(pick(orderItems, ['id', 'variantId', 'productId', 'size', 'color', 'sku']))
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...ids]))
  const products = [...new Set(items.map(({ productId }) => productId).filter((id) => id !== null))]
  const columns = pick(productVariants, ['id', 'productId', 'size', 'color', 'sku', 'barcode'])
  const select = (where: ReturnType<typeof or>): PromiseLike<CodedVariant[]> =>
    db.select(columns).from(productVariants).where(where)
  const siblings = products.length === 0 ? [] : await select(inArray(productVariants.productId, products))
  const barcodes = siblings.map(({ barcode }) => barcode).filter((barcode) => barcode !== null)
  const skus = items.map(({ sku }) => sku)
  const sameCodeVariants = await select(
    or(inArray(productVariants.barcode, barcodes), inArray(productVariants.sku, skus)),
  )
  const variants = [...new Map([...siblings, ...sameCodeVariants].map((variant) => [variant.id, variant])).values()]
  return new Map(items.map((item) => [item.id, listItemCodes(item, variants)]))
}
