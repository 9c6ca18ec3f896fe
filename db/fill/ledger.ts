import type { Batch } from '#db/fill/batch.ts'
import { buildOrder, type FilledOrder, toOrderId } from '#db/fill/orders.ts'
import { type FillPlan, getKindSeed } from '#db/fill/plan.ts'
import { buildProduct, buildVariant, countVariants, toTimestamp } from '#db/fill/products.ts'
import { createId } from '#db/fill/random.ts'

type Change = { readonly at: number; readonly order: FilledOrder; readonly isCancel: boolean }

/**
 * The stock of all variants while recent orders take and return units in chronological order. Each variant starts with
 * the units of its orders plus the final stock, so that its stock never falls below zero.
 */
export class Ledger {
  private readonly plan: FillPlan
  /** The index of each product's first variant, by product number. */
  private readonly firstVariant: Int32Array
  private readonly taken: Int32Array
  private readonly returned: Int32Array
  /** The change of each variant’s stock since the start. */
  private readonly changed: Int32Array
  /** Upcoming cancellations, the next one first. */
  private readonly upcoming: Change[] = []
  private lastTime = ''
  private sameTime = 0

  constructor(plan: FillPlan) {
    this.plan = plan
    this.firstVariant = new Int32Array(plan.products + 2)
    for (let n = 1; n <= plan.products; n++) {
      this.firstVariant[n + 1] = (this.firstVariant[n] ?? 0) + countVariants(n)
    }
    const variants = this.firstVariant[plan.products + 1] ?? 0
    this.taken = new Int32Array(variants)
    this.returned = new Int32Array(variants)
    this.changed = new Int32Array(variants)
    for (let n = 1; n <= plan.orders; n++) {
      const order = buildOrder(plan, n)
      if (!order.isRecent) continue
      for (const line of order.lines) {
        const variant = this.getVariantIndex(line.n, line.k)
        this.taken[variant] = (this.taken[variant] ?? 0) + line.quantity
        if (order.status === 'cancelled') this.returned[variant] = (this.returned[variant] ?? 0) + line.quantity
      }
    }
  }

  /** Returns the units of product `n`'s variant `k` before and after all orders. */
  readonly countUnits = (n: number, k: number, leftOver: number) => {
    const variant = this.getVariantIndex(n, k)
    const initial = leftOver + (this.taken[variant] ?? 0)
    return { initial, remaining: leftOver + (this.returned[variant] ?? 0) }
  }

  /**
   * Restocks the units of orders that were cancelled before this order, then deducts its units. Without a batch, no
   * rows are added, because they already exist.
   */
  take(order: FilledOrder, batch: Batch | null): void {
    this.restockUntil(order.at, batch)
    if (!order.isRecent) return
    this.change({ at: order.at, order, isCancel: false }, batch)
    if (order.status !== 'cancelled') return
    const change = { at: order.handledAt, order, isCancel: true }
    const nextIndex = this.upcoming.findIndex(({ at }) => at > change.at)
    this.upcoming.splice(nextIndex === -1 ? this.upcoming.length : nextIndex, 0, change)
  }

  /** Restocks the units of orders that are cancelled at or before `time`. */
  restockUntil(time: number, batch: Batch | null): void {
    for (let next = this.upcoming[0]; next && next.at <= time; next = this.upcoming[0]) {
      this.upcoming.shift()
      this.change(next, batch)
    }
  }

  private change({ at, order, isCancel }: Change, batch: Batch | null): void {
    const { plan } = this
    for (const [position, { n, k, quantity }] of order.lines.entries()) {
      const index = this.getVariantIndex(n, k)
      const delta = isCancel ? quantity : -quantity
      this.changed[index] = (this.changed[index] ?? 0) + delta
      const moment = this.formatMoment(at)
      if (!batch) continue
      const product = buildProduct(plan, n)
      const variant = buildVariant(plan, product, k)
      batch.add('stock_movements', {
        id: createId(order.n * 8 + position, getKindSeed(plan, isCancel ? 'cancel' : 'sale'), at),
        variant_id: variant.id,
        product_id: product.id,
        sku: variant.sku,
        delta,
        reason: isCancel ? 'cancel' : 'sale',
        order_id: toOrderId(plan, order),
        staff_id: isCancel ? plan.staff : null,
        created_at: moment,
        size: variant.size,
        color: variant.color,
        stock_after: variant.leftOver + (this.taken[index] ?? 0) + (this.changed[index] ?? 0),
        by_shopper: !isCancel,
      })
    }
  }

  /** Microseconds preserve the order of movements in the same millisecond. */
  private formatMoment(ms: number): string {
    const at = toTimestamp(ms)
    this.sameTime = at === this.lastTime ? this.sameTime + 1 : 1
    this.lastTime = at
    return `${at.slice(0, -1)}${String(this.sameTime).padStart(3, '0')}Z`
  }

  private getVariantIndex(n: number, k: number): number {
    return (this.firstVariant[n] ?? 0) + k
  }
}
