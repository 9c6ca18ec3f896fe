import type { Id } from '#app/lib/id.ts'
import { wiredList } from '#app/lib/wired-list.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Runs in the transaction of an event. app/wiring.ts lists the handlers of each event in their order. */
type Handler<Event> = (tx: Database, event: Event) => Promise<void>

/** Slugs in the original language. */
type MovedCategory = { readonly from: string; readonly to: string }

/** A category has another slug. Triggers redirect its page. */
export const categoryRenamed = wiredList<Handler<MovedCategory>>('categoryRenamed')

/** The products of a category were moved into another one, before it is deleted. */
export const categoryMerged = wiredList<Handler<MovedCategory>>('categoryMerged')

type DeletedProducts = { readonly ids: readonly Id<'product'>[]; readonly staffId: Id<'staff'> }

/** Products are about to be deleted. */
export const beforeProductDeletion = wiredList<Handler<DeletedProducts>>('beforeProductDeletion')

/** Runs the handlers one after the other. */
export async function emit<Event>(
  { entries }: { readonly entries: readonly Handler<Event>[] },
  tx: Database,
  event: Event,
): Promise<void> {
  for (const handle of entries) await handle(tx, event)
}
