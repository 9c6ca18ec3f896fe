import { unitsArrived } from '#app/inventory/events.ts'
import { grantHolds } from '#app/inventory/held-stock.server.ts'
import {
  type ChangedVariant,
  changeStock,
  type StockCause,
  type StockChange,
} from '#app/inventory/stock-ledger.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * Changes stock whose rows are locked. `changes` must contain each variant at most once. Incoming units first fill
 * backorders. The remaining units are held for people on the waitlist. Returns how many units were used for
 * backorders.
 */
export async function applyStockChanges(
  tx: Database,
  changes: readonly StockChange[],
  cause: StockCause,
  now = new Date(),
): Promise<number> {
  await changeStock(tx, changes, cause)
  const restocked = changes.filter(({ delta }) => delta > 0).map(({ variant }) => variant)
  if (restocked.length === 0) return 0
  const { reason, orderId, staffId } = cause
  let filled = 0
  for (const handle of unitsArrived.entries) {
    filled += await handle(tx, { variants: restocked, staffId, leaving: reason === 'cancel' ? orderId : undefined })
  }
  await holdForWaiting(tx, restocked, now)
  return filled
}

/** Holds units of locked variants for people on the waitlist. Returns how many units were newly held. */
export async function holdForWaiting(tx: Database, variants: readonly ChangedVariant[], now: Date): Promise<number> {
  const ids = variants.map(({ id }) => id)
  const held = await grantHolds(tx, ids, now)
  const changes = variants.map((variant) => ({ variant, delta: -(held.get(variant.id) ?? 0) }))
  await changeStock(tx, changes, { reason: 'hold' })
  return changes.reduce((units, { delta }) => units - delta, 0)
}
