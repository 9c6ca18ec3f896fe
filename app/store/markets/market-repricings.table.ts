import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { idOf, moment } from '#app/platform/db/columns.ts'
import { markets } from '#app/store/markets/markets.table.ts'

/** Markets whose prices are being computed again, product by product in the order of their ids (reprice.server.ts). */
export const marketRepricings = pgTable('market_repricings', {
  marketId: idOf<'market'>()
    .primaryKey()
    .references(() => markets.id, { onDelete: 'cascade' }),
  doneUpTo: uuid().notNull(), // a product
  isFirst: boolean().notNull(), // the market is not open to shoppers before its products have prices
  requestedAt: moment().notNull().defaultNow(),
})
