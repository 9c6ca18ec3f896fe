import { sql } from 'drizzle-orm'
import { categories } from '#app/features/catalog/categories/categories.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { readTerms } from '#app/features/checkout/quote/sales-terms.server.ts'
import { markets } from '#app/features/markets/markets.table.ts'
import { guideSteps, isFinished } from '#app/features/setup/guide-steps.ts'
import { shippingZones } from '#app/features/shipping/shipping.table.ts'
import { taxRegistrations } from '#app/features/taxes/taxes.table.ts'
import { dayOf } from '#app/lib/time-zone.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'

export type Guide = NonNullable<Awaited<ReturnType<typeof readGuide>>>

/** Null for the demo store, and from the day after the last step was done. */
export async function readGuide(db: Database, { hasOrders, now = new Date() }: { hasOrders: boolean; now?: Date }) {
  const { locale, shipping, taxes, payments, ...settings } = await readTerms(db, { prefix: '', now })
  if (settings.demo_content && hasOrders) return null
  const counted = await countSteps(db)
  const { enable_shipping, enable_local_pickup, enable_tax, tax_rate } = settings
  const hasRate = shipping.zones.some(({ rates }) => rates.length > 0)
  const steps = guideSteps({
    country: settings.store_country,
    marketCountries: locale.market.countries,
    openMarkets: counted.markets,
    hasTaxRates: taxes.rates.length > 0,
    areTaxesDecided: !enable_tax || tax_rate > 0 || taxes.registrations.length > 0,
    hasZones: shipping.zones.length > 0,
    hasShippingRates: (enable_shipping && hasRate) || enable_local_pickup,
    categories: counted.categories,
    products: counted.products,
    activeProducts: counted.active,
    storeEmail: settings.store_email,
    hasMailServer: env.SMTP_URL !== undefined,
    takesMoney: payments.some(({ entry }) => entry.capabilities.realMoney),
  })
  const zone = settings.store_time_zone
  if (isFinished(steps) && counted.last && dayOf(new Date(counted.last), zone) < dayOf(now, zone)) return null
  return { steps, isFinished: isFinished(steps) }
}

type Counted = Readonly<Record<'markets' | 'products' | 'active', number>> & {
  readonly categories: readonly string[]
  readonly last: string | null
}

/** `last`: when the last of the steps that the database knows was done first. */
async function countSteps(db: Database) {
  const { rows } = await db.execute<Counted>(sql`
    select (select count(*)::int from ${markets} where status = 'open') as markets,
      (select coalesce(json_agg(name order by position), '[]') from ${categories}) as categories,
      (select count(*)::int from (select from ${products} limit 2) p) as products,
      (select count(*)::int from (select from ${products} where status = 'active' limit 2) p) as active,
      greatest(
        (select min(created_at) from ${products} where status = 'active'),
        (select min(created_at) from ${taxRegistrations}),
        (select min(created_at) from ${shippingZones})
      )::text as last`)
  const [row] = rows
  if (!row) throw new Error('A query without a table returns one row')
  return row
}
