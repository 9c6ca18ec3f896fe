import type { ChangedVariant, StockCause } from '#app/inventory/stock-ledger.server.ts'
import type { Id } from '#app/lib/id.ts'
import { wiredList } from '#app/lib/wired-list.ts'
import type { EventHandler } from '#app/platform/db/events.ts'

type UnitsArrived = Pick<StockCause, 'staffId'> & {
  /** They are locked. */
  readonly variants: readonly ChangedVariant[]
  /** An order that stops waiting in this transaction. */
  readonly leaving?: Id<'order'> | undefined
}

/**
 * Stock of variants has risen. Handlers give units to those who already bought them, and return how many. The rest is held
 * for the waitlist.
 */
export const unitsArrived = wiredList<EventHandler<UnitsArrived, number>>('unitsArrived')
