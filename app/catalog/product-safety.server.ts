import { type SQL, sql } from 'drizzle-orm'
import { EU_MEMBERS } from '#app/base/countries.ts'
import { NO_MAKER } from '#app/catalog/manufacturers/manufacturer.ts'
import { manufacturers } from '#app/catalog/manufacturers/manufacturers.table.ts'
import {
  ELECTRONIC_ADDRESS,
  getMaker,
  type MakerFields,
  missingSafety,
  SAFETY_SETTINGS,
  type SafetySettings,
} from '#app/catalog/product-safety.ts'
import { products } from '#app/catalog/products.table.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { appliesIn } from '#app/store/law-rules.ts'
import { readLocales } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import type { Settings } from '#app/store/settings.ts'

/**
 * Returns what the settings say of makers; null if active products need none, because no open market has the rule. The
 * demo store sells nothing, so it needs no manufacturers.
 */
export async function readSafetySettings(db: Database): Promise<SafetySettings | null> {
  const settings = await readSettings(db)
  if (settings.demo_content) return null
  const locales = await readLocales(db)
  return locales.some(({ market }) => appliesIn('product-safety', market)) ? pick(settings, SAFETY_SETTINGS) : null
}

/** Returns what keeps a product from becoming active, by field. */
export async function readActivationCheck(db: Database): Promise<(product: MakerFields) => FieldErrors> {
  const settings = await readSafetySettings(db)
  return (product) => (settings ? missingSafety(product, settings) : {})
}

/** The same as `missingSafety`, for queries: whether a product misses something. */
export function lacksSafety(settings: Settings): SQL {
  const { name, contact: ownContact, country: ownCountry, responsiblePerson } = manufacturers
  const store = getMaker(NO_MAKER, settings)
  const isStores = sql`(${name} = '' and ${settings.store_is_maker}::boolean)`
  const shown = {
    maker: sql`(case when ${isStores} then ${store.maker}::text else ${name} end)`,
    contact: sql`(case when ${isStores} then ${store.makerContact}::text else ${ownContact} end)`,
    country: sql`(case when ${isStores} then ${store.makerCountry}::text else ${ownCountry} end)`,
  }
  const members = sql.param([...EU_MEMBERS])
  const hasPerson = sql`(${responsiblePerson} <> '' or ${settings.eu_responsible_person !== ''}::boolean)`
  const lacks = sql`(${shown.maker} = '' or ${shown.contact} !~* ${ELECTRONIC_ADDRESS} or ${shown.country} is null
    or not (${shown.country} = any(${members}::text[]) or ${hasPerson}))`
  const isWithout = Object.keys(missingSafety(NO_MAKER, settings)).length > 0
  return sql`coalesce(
    (select ${lacks} from ${manufacturers} where ${manufacturers.id} = ${products.manufacturerId}),
    ${isWithout}::boolean)`
}
