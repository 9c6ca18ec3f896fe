import { eq } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { shippingZones } from '#app/pricing/shipping.table.ts'
import { arrangeAndRecord } from '#app/store/audit.server.ts'

/** Puts the zones of one market into the order of `ids`, which decides between equally specific places. */
export function arrangeZones(db: Database, ids: readonly Id<'shipping-zone'>[], staffId: Id<'staff'>): Promise<void> {
  return withTx(db, async (tx) => {
    const [first] = ids
    const [zone] = first
      ? await tx
          .select(pick(shippingZones, ['marketId']))
          .from(shippingZones)
          .where(eq(shippingZones.id, first))
      : []
    if (!zone) return
    const where = eq(shippingZones.marketId, zone.marketId)
    await arrangeAndRecord(tx, { entity: 'shipping-zone', table: shippingZones, where }, ids, staffId)
  })
}
