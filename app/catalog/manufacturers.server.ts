import { eq, type SQL, sql } from 'drizzle-orm'
import { EU_MEMBERS } from '#app/base/countries.ts'
import {
  ELECTRONIC_ADDRESS,
  findMissingSafety,
  getMaker,
  hasMakerFields,
  type MakerFields,
  type ManufacturerChoice,
  matchManufacturer,
  NO_MAKER,
  SAFETY_SETTINGS,
  type SafetySettings,
} from '#app/catalog/manufacturer.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { products } from '#app/catalog/products.table.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { appliesIn } from '#app/store/law-rules.ts'
import { readLocales } from '#app/store/markets.server.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'
import type { Settings } from '#app/store/settings.ts'

/** The columns of a manufacturer, for queries that join manufacturers to products. */
export const makerColumns = {
  maker: sql<string>`coalesce(${manufacturers.name}, '')`,
  makerContact: sql<string>`coalesce(${manufacturers.contact}, '')`,
  makerCountry: sql<string | null>`${manufacturers.country}`,
  responsiblePerson: sql<string>`coalesce(${manufacturers.responsiblePerson}, '')`,
}

/** The condition for joining manufacturers to products. */
export const manufacturerOfProduct = eq(manufacturers.id, products.manufacturerId)

/** Lists all manufacturers, sorted by name, for the forms that select one. */
export function listManufacturerChoices(db: Database): Promise<readonly ManufacturerChoice[]> {
  return db
    .select({ id: manufacturers.id, ...makerColumns })
    .from(manufacturers)
    .orderBy(sql`${manufacturers.name} collate "und-x-icu"`, manufacturers.id)
}

/** Returns the manufacturer given in a file; adds it if the store lacks it. Null if the file contains none. */
export async function ensureManufacturer(
  tx: Database,
  maker: MakerFields,
  staffId: Id<'staff'>,
): Promise<Id<'manufacturer'> | null> {
  if (!hasMakerFields(maker)) return null
  const candidates = await tx
    .select({ id: manufacturers.id, ...makerColumns })
    .from(manufacturers)
    .where(eq(sql`lower(${manufacturers.name})`, sql`lower(${maker.maker})`))
    .orderBy(manufacturers.id)
  const found = matchManufacturer(candidates, maker)
  return found?.id ?? (await insertManufacturer(tx, maker, staffId))
}

/** @throws a violation of `manufacturers_distinct` if another manufacturer has these values */
export async function insertManufacturer(
  tx: Database,
  { maker, makerContact, makerCountry, responsiblePerson }: MakerFields,
  staffId: Id<'staff'>,
): Promise<Id<'manufacturer'>> {
  const id = newId<'manufacturer'>()
  const values = { name: maker, contact: makerContact, country: makerCountry, responsiblePerson }
  await tx.insert(manufacturers).values({ id, ...values })
  const changes = { name: maker }
  await recordChange(tx, staffId, { action: 'manufacturer.create', entity: 'manufacturer', entityId: id, changes })
  return id
}

export async function findMaker(db: Database, id: Id<'manufacturer'>): Promise<MakerFields | null> {
  const [found] = await db.select(makerColumns).from(manufacturers).where(eq(manufacturers.id, id))
  return found ?? null
}

/** Records that the store itself makes every product that has no manufacturer. */
export async function setStoreAsMaker(tx: Database, staffId: Id<'staff'>): Promise<void> {
  const { store_is_maker: isMaker } = await readSettings(tx)
  if (isMaker) return
  await saveSettings(tx, { store_is_maker: true })
  const changes = { fields: ['store_is_maker'], store_is_maker: { from: false, to: true } }
  await recordChange(tx, staffId, { action: 'settings.update', entity: 'settings', entityId: null, changes })
}

/**
 * Returns the settings about makers; null if active products need no maker, because product-safety law applies in no
 * open market. The demo store sells nothing, so it needs no manufacturers.
 */
export async function readSafetySettings(db: Database): Promise<SafetySettings | null> {
  const settings = await readSettings(db)
  if (settings.demo_content) return null
  const locales = await readLocales(db)
  return locales.some(({ market }) => appliesIn('product-safety', market)) ? pick(settings, SAFETY_SETTINGS) : null
}

/** Returns a function that lists what prevents a product from becoming active, by field. */
export async function readActivationCheck(db: Database): Promise<(product: MakerFields) => FieldErrors> {
  const settings = await readSafetySettings(db)
  return (product) => (settings ? findMissingSafety(product, settings) : {})
}

/** Returns the check of `findMissingSafety` as an SQL condition: true if a product lacks any safety data. */
export function buildMissingSafetyCondition(settings: Settings): SQL {
  const { name, contact: ownContact, country: ownCountry, responsiblePerson } = manufacturers
  const store = getMaker(NO_MAKER, settings)
  const isStoreMaker = sql`(${name} = '' and ${settings.store_is_maker}::boolean)`
  const shownColumns = {
    maker: sql`(case when ${isStoreMaker} then ${store.maker}::text else ${name} end)`,
    contact: sql`(case when ${isStoreMaker} then ${store.makerContact}::text else ${ownContact} end)`,
    country: sql`(case when ${isStoreMaker} then ${store.makerCountry}::text else ${ownCountry} end)`,
  }
  const members = sql.param([...EU_MEMBERS])
  const hasPerson = sql`(${responsiblePerson} <> '' or ${settings.eu_responsible_person !== ''}::boolean)`
  const isIncomplete = sql`(${shownColumns.maker} = '' or ${shownColumns.contact} !~* ${ELECTRONIC_ADDRESS} or ${shownColumns.country} is null
    or not (${shownColumns.country} = any(${members}::text[]) or ${hasPerson}))`
  const isIncompleteWithoutMaker = Object.keys(findMissingSafety(NO_MAKER, settings)).length > 0
  return sql`coalesce(
    (select ${isIncomplete} from ${manufacturers} where ${manufacturers.id} = ${products.manufacturerId}),
    ${isIncompleteWithoutMaker}::boolean)`
}
