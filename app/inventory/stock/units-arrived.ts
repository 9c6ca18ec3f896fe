import type { ChangedVariant, StockCause } from '#app/inventory/stock-ledger.server.ts'
import type { Id } from '#app/lib/id.ts'
import { wiredList } from '#app/lib/wired-list.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** `leaving`: an order that stops waiting in this transaction. */
type Arrival = Pick<StockCause, 'staffId'> & { readonly leaving?: Id<'order'> | undefined }

/** Gives new stock of locked variants to those who already bought it. Returns how many units. */
type Give = (tx: Database, variants: readonly ChangedVariant[], arrival: Arrival) => Promise<number>

/** Stock of variants has risen. What the handlers leave is held for the waiting list. */
export const unitsArrived = wiredList<Give>('unitsArrived')
