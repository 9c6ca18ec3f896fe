import type { ChangedVariant, StockCause } from '#app/inventory/stock-ledger.server.ts'
import type { Id } from '#app/lib/id.ts'
import { wiredList } from '#app/lib/wired-list.ts'
import type { EventHandler } from '#app/platform/db/events.ts'

type UnitsArrived = Pick<StockCause, 'staffId'> & {
  /** The caller has locked them. */
  readonly variants: readonly ChangedVariant[]
  /** An order that stops waiting in this transaction. */
  readonly leaving?: Id<'order'> | undefined
}

/**
 * Stock of variants has increased. Handlers give units to backorders and return how many. The rest is held for the
 * waitlist.
 */
export const unitsArrived = wiredList<EventHandler<UnitsArrived, number>>('unitsArrived')
