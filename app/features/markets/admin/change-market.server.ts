import type { z } from 'zod'
import type { marketIntentInput } from '#app/features/markets/admin/market-intent-input.ts'
import { closeMarket, deleteMarket, makePrimary, openMarket } from '#app/features/markets/admin/market-status.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const GONE = 'This market was deleted by someone else.'

/** Carries out a command. Null if it is done, otherwise why not. */
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
      return outcome === 'not-found' ? GONE : 'Something is missing now. Close this to see what.'
    }
    case 'close': {
      const outcome = await closeMarket(db, id, staffId)
      if (outcome === 'closed') return null
      return outcome === 'primary' ? 'The primary market is always open. Make another one primary first.' : GONE
    }
    case 'primary': {
      const result = await makePrimary(db, id, command.prefix, staffId)
      if (result.outcome === 'done') return null
      if (result.outcome === 'refused') return result.message
      return result.outcome === 'not-found' ? GONE : 'Only an open market with a language can be the primary one.'
    }
    case 'delete': {
      const outcome = await deleteMarket(db, id, staffId)
      if (outcome === 'deleted') return null
      return outcome === 'open' ? 'An open market cannot be deleted. Close it first.' : HAS_ORDERS
    }
  }
}

const HAS_ORDERS = 'Orders were placed in this market, so it is kept. Leave it a draft.'
