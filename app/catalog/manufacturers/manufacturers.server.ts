import { eq, sql } from 'drizzle-orm'
import { isStated, type ManufacturerChoice, matchManufacturer } from '#app/catalog/manufacturers/manufacturer.ts'
import { manufacturers } from '#app/catalog/manufacturers/manufacturers.table.ts'
import type { MakerFields } from '#app/catalog/product-safety.ts'
import { products } from '#app/catalog/products.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'

/** The manufacturer in queries of products that join it. */
export const makerColumns = {
  maker: sql<string>`coalesce(${manufacturers.name}, '')`,
  makerContact: sql<string>`coalesce(${manufacturers.contact}, '')`,
  makerCountry: sql<string | null>`${manufacturers.country}`,
  responsiblePerson: sql<string>`coalesce(${manufacturers.responsiblePerson}, '')`,
}

/** The condition of that join. */
export const isManufacturer = eq(manufacturers.id, products.manufacturerId)

/** All manufacturers by name, for the forms that select one. */
export function listManufacturerChoices(db: Database): Promise<readonly ManufacturerChoice[]> {
  return db
    .select({ id: manufacturers.id, ...makerColumns })
    .from(manufacturers)
    .orderBy(sql`${manufacturers.name} collate "und-x-icu"`, manufacturers.id)
}

/** Returns the manufacturer that a file states; adds it if the store lacks it. Null if the file states none. */
export async function ensureManufacturer(
  tx: Database,
  stated: MakerFields,
  staffId: Id<'staff'>,
): Promise<Id<'manufacturer'> | null> {
  if (!isStated(stated)) return null
  const named = await tx
    .select({ id: manufacturers.id, ...makerColumns })
    .from(manufacturers)
    .where(eq(sql`lower(${manufacturers.name})`, sql`lower(${stated.maker})`))
    .orderBy(manufacturers.id)
  const found = matchManufacturer(named, stated)
  return found?.id ?? (await insertManufacturer(tx, stated, staffId))
}

/** @throws a violation of `manufacturers_distinct` if another one has these values */
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

/** States that the store makes the products without a manufacturer. */
export async function stateStoreAsMaker(tx: Database, staffId: Id<'staff'>): Promise<void> {
  const { store_is_maker: isMaker } = await readSettings(tx)
  if (isMaker) return
  await saveSettings(tx, { store_is_maker: true })
  const changes = { fields: ['store_is_maker'], store_is_maker: { from: false, to: true } }
  await recordChange(tx, staffId, { action: 'settings.update', entity: 'settings', entityId: null, changes })
}
