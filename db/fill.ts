import { notInArray, sql } from 'drizzle-orm'
import { readPrimaryMarket } from '#app/features/markets/locales.server.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { StartError } from '#app/lib/start-error.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { demoIds } from '#db/demo/demo-ids.ts'
import { catalogSteps } from '#db/fill/catalog-steps.ts'
import { type FillSizes, planSteps } from '#db/fill/plan-steps.ts'
import { salesSteps } from '#db/fill/sales-steps.ts'

/**
 * Adds a large store for measurements: products, customers and 18 months of orders, with consistent stock and ledger.
 * `force` is required if there are orders other than the demo store's.
 * @throws StartError
 */
export async function fillStore(
  db: Database,
  sizes: FillSizes,
  { now = new Date(), force = false }: { readonly now?: Date; readonly force?: boolean } = {},
): Promise<void> {
  await withTx(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`) // no limit for this one
    if (!force && (await tx.$count(orders, notInArray(orders.id, demoIds.orders))) > 0) {
      throw new StartError(
        'This store has orders of its own, which invented ones would bury. With --yes it is filled anyway.',
      )
    }
    const run = now.getTime().toString(36).slice(-5)
    const market = await readPrimaryMarket(tx, await readSettings(tx))
    for (const step of [...planSteps({ ...sizes, run, now, market }), ...catalogSteps, ...salesSteps]) {
      await tx.execute(step)
    }
  })
  await db.execute(sql`vacuum (analyze) products, product_variants, product_images, collection_products, collections,
    customers, newsletter_subscribers, orders, order_counts, order_items, order_events, payments, refunds, stock_movements, audit_log`)
}
