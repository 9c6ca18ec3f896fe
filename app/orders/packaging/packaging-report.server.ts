import { sql } from 'drizzle-orm'
import { countryName } from '#app/base/countries.ts'
import { PACKAGING_MATERIALS, type PackagingMaterial, parsePackaging } from '#app/base/packaging.ts'
import { passportStates } from '#app/catalog/passport/passport-states.table.ts'
import { products } from '#app/catalog/products.table.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { isShipped } from '#app/orders/order-status.ts'
import { hasStatus, orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type CountryPackaging = {
  /** ISO 3166-1 alpha-2, or 'EU' for orders without a specific country. */
  readonly country: string
  /** The number of shipped orders, and the number of their units. */
  readonly shipments: number
  readonly units: number
  /** Units of products without packaging data. The weights exclude them. */
  readonly unitsWithout: number
  readonly materials: readonly { readonly material: PackagingMaterial; readonly grams: number }[]
}

type Period = { readonly from: Date; readonly to: Date }

/**
 * Returns the packaging shipped in a period, per destination country: the units' packaging, according to the products'
 * current data (or their last data, if they were deleted), and `shipment` (the setting) for each order that was not
 * picked up. Returned units were still placed on the market, so returns are not deducted. Sorted by country name.
 */
export async function readPackagingReport(
  db: Database,
  { from, to }: Period,
  shipment: string,
): Promise<readonly CountryPackaging[]> {
  const parsed = parsePackaging(shipment)
  const shipmentPackaging = JSON.stringify(parsed.ok ? parsed.packaging : {})
  const { rows } = await db.execute<Omit<CountryPackaging, 'materials'> & { materials: Record<string, number> }>(sql`
    with shipped as materialized (
      select o.id, coalesce(o.shipping_address ->> 'country', '') as country, o.shipping_kind = 'delivery' as is_sent
      from ${orders} o
      where o.fulfilled_at >= ${from} and o.fulfilled_at < ${to} and ${hasStatus(sql`o.status`, isShipped)}
    ), lines as materialized (
      select s.country, i.quantity, coalesce(p.packaging, gone.packaging, '{}') as packaging
      from shipped s join ${orderItems} i on i.order_id = s.id
      left join ${products} p on p.id = i.product_id
      left join lateral (
        select facts -> 'packaging' as packaging from ${passportStates} where product_id = i.deleted_product_id
        order by until desc, id desc limit 1
      ) gone on true
    ), parts as (
      select l.country, m.key as material, sum(m.value::numeric * l.quantity) as grams
      from lines l cross join lateral jsonb_each_text(l.packaging) m group by 1, 2
      union all
      select s.country, m.key, sum(m.value::numeric)
      from shipped s cross join lateral jsonb_each_text(${shipmentPackaging}::jsonb) m where s.is_sent group by 1, 2
    ), weights as (
      select country, jsonb_object_agg(material, grams) as materials
      from (select country, material, sum(grams) as grams from parts group by 1, 2) summed group by 1
    ), units as (
      select country, sum(quantity)::int as units,
        coalesce(sum(quantity) filter (where packaging = '{}'), 0)::int as without
      from lines group by 1
    )
    select s.country, count(*)::int as shipments, coalesce(u.units, 0) as units, coalesce(u.without, 0) as "unitsWithout",
      coalesce(w.materials, '{}') as materials
    from shipped s left join units u using (country) left join weights w using (country)
    group by s.country, u.units, u.without, w.materials`)
  return rows
    .map(({ materials, ...row }) => ({
      ...row,
      materials: PACKAGING_MATERIALS.flatMap((material) => {
        const grams = materials[material]
        return grams === undefined ? [] : [{ material, grams: Number(grams) }]
      }),
    }))
    .toSorted((a, b) => countryName(a.country).localeCompare(countryName(b.country), 'en'))
}

export const PACKAGING_HEADING = [
  'Country',
  'Material',
  'Kilograms',
  'Shipments',
  'Units',
  'Units without data',
] as const

/** Returns a row for each country and material, with weights in kilograms. */
export function listPackagingRows(report: readonly CountryPackaging[]): CsvRow[] {
  return report.flatMap(({ country, shipments, units, unitsWithout, materials }) => {
    const counts = [shipments, units, unitsWithout]
    if (materials.length === 0) return [[country, '', '0', ...counts]]
    return materials.map(({ material, grams }) => [country, material, String(grams / 1_000), ...counts])
  })
}
