import { asc, sql } from 'drizzle-orm'
import { z } from 'zod'
import { parseJson } from '#app/lib/json.ts'
import { pick } from '#app/lib/keys.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { compileSql } from '#app/platform/db/compiled.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'
import { TAX_CLASSES } from '#app/pricing/tax-class.ts'
import { getTaxesOn, SHIPPING_TAXES, type TaxSettings, type TaxTable } from '#app/pricing/tax-table.ts'
import { taxRates, taxRegistrations } from '#app/pricing/taxes.table.ts'
import type { Settings } from '#app/store/settings.ts'

/** Selects all rates and registrations as JSON text for `parseTaxTable`. Other statements include this expression. */
export const storedTaxes = compileSql(sql<string>`(select json_build_object(
  'rates', (select coalesce(json_agg(json_build_object('country', country, 'region', region, 'taxClass', tax_class,
      'name', name, 'rate', rate, 'isAdded', is_added, 'shipping', shipping, 'validFrom', valid_from) order by country, region, tax_class, valid_from), '[]')
    from ${taxRates}),
  'registrations', (select coalesce(json_agg(json_build_object('country', country, 'region', region,
      'validFrom', valid_from) order by country, region), '[]')
    from ${taxRegistrations})
)::text)`)

const place = { country: z.string(), region: z.string(), validFrom: z.string() }
const storedTable = z.object({
  rates: z.array(
    z.object({
      ...place,
      taxClass: z.enum(TAX_CLASSES),
      name: z.string(),
      rate: z.int(),
      isAdded: z.boolean(),
      shipping: z.enum(SHIPPING_TAXES),
    }),
  ),
  registrations: z.array(z.object(place)),
})

export async function readTaxTable(db: Database): Promise<TaxTable> {
  const { taxes } = await readValues(db, { taxes: storedTaxes })
  return parseTaxTable(taxes)
}

let lastRead: { readonly text: string; readonly table: TaxTable } | null = null

/** Parses `storedTaxes`. The result is cached until the text changes. */
export function parseTaxTable(text: string): TaxTable {
  if (lastRead?.text === text) return lastRead.table
  const table = storedTable.parse(parseJson(text))
  lastRead = { text, table }
  return table
}

type TaxStore = {
  readonly settings: Omit<TaxSettings, 'taxes'> & Pick<Settings, 'store_time_zone'>
  /** The text that `storedTaxes` selects. */
  readonly taxes: string
}

/** Returns today's tax settings; the store's time zone determines the day. */
export function toTaxSettings({ settings, taxes }: TaxStore): TaxSettings {
  const { enable_tax, tax_rate, store_time_zone } = settings
  return { enable_tax, tax_rate, taxes: getTaxesOn(parseTaxTable(taxes), toDay(new Date(), store_time_zone)) }
}

export function listRegistrations(db: Database) {
  return db
    .select(pick(taxRegistrations, ['id', 'country', 'region', 'number', 'validFrom']))
    .from(taxRegistrations)
    .orderBy(asc(taxRegistrations.country), asc(taxRegistrations.region))
}
