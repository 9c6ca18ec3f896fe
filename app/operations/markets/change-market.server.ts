import type { z } from 'zod'
import type { Id } from '#app/lib/id.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import type { marketIntentInput } from '#app/operations/markets/market-intent-input.ts'
import { closeMarket, deleteMarket, makePrimary, openMarket } from '#app/operations/markets/market-status.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Runs a command. Returns null on success, otherwise the reason why it failed, for staff. */
export async function changeMarket(
  db: Database,
  id: Id<'market'>,
  command: z.output<typeof marketIntentInput>,
  staffId: Id<'staff'>,
): Promise<string | null> {
  switch (command.intent) {
    case 'open': {
      const { outcome } = await openMarket(db, id, staffId)
      if (outcome === 'opened') return null
      return outcome === 'not-found' ? adminText.marketGone : adminText.missingNow
    }
    case 'close': {
      const outcome = await closeMarket(db, id, staffId)
      if (outcome === 'closed') return null
      return outcome === 'primary' ? adminText.primaryStaysOpen : adminText.marketGone
    }
    case 'primary': {
      const result = await makePrimary(db, id, command.prefix, staffId)
      if (result.outcome === 'done') return null
      if (result.outcome === 'rejected') return result.message
      return result.outcome === 'not-found' ? adminText.marketGone : adminText.primaryNeedsLanguage
    }
    case 'delete': {
      const outcome = await deleteMarket(db, id, staffId)
      if (outcome === 'deleted') return null
      return outcome === 'open' ? adminText.activeCannotBeDeleted : adminText.withOrdersCannotBeDeleted
    }
  }
}
