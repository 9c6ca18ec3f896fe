import { eq } from 'drizzle-orm'
import { type MakerFields, NO_MAKER } from '#app/catalog/manufacturer.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export async function addManufacturer(db: Database, values: Partial<MakerFields>): Promise<Id<'manufacturer'>> {
  const { maker: name, makerContact: contact, makerCountry: country, responsiblePerson } = { ...NO_MAKER, ...values }
  const id = newId<'manufacturer'>()
  await db.insert(manufacturers).values({ id, name, contact, country, responsiblePerson })
  return id
}

/** Gives a product a new manufacturer with these values. */
export async function setMaker(
  db: Database,
  product: Id<'product'>,
  values: Partial<MakerFields>,
): Promise<Id<'manufacturer'>> {
  const manufacturerId = await addManufacturer(db, values)
  await db.update(products).set({ manufacturerId }).where(eq(products.id, product))
  return manufacturerId
}
