import type { ChangedVariant, StockCause } from '#app/inventory/stock-ledger.server.ts'
import type { Id } from '#app/lib/id.ts'
import { createWiredList } from '#app/lib/wired-list.ts'
import type { EventHandler } from '#app/platform/db/events.ts'

type UnitsArrived = Pick<StockCause, 'staffId'> & {
  /** Variants that the caller has locked. */
  readonly variants: readonly ChangedVariant[]
  /** An order that stops waiting for units in this transaction. */
  readonly leaving?: Id<'order'> | undefined
}

/**
 * Raised when the stock of variants has increased. Handlers assign units to backorders and return how many units they
 * assigned. The remaining units are held for the waitlist.
 */
export const unitsArrived = createWiredList<EventHandler<UnitsArrived, number>>('unitsArrived')
