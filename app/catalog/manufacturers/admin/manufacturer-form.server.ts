import { and, eq, ne, sql } from 'drizzle-orm'
import type { ManufacturerInput } from '#app/catalog/manufacturers/admin/manufacturer-input.ts'
import { adminText } from '#app/catalog/manufacturers/admin-text.ts'
import { insertManufacturer, makerColumns } from '#app/catalog/manufacturers.server.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { products } from '#app/catalog/products.table.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { Rollback, withLongTx, withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { recordChange, recordChanges } from '#app/store/audit.server.ts'

const entity = 'manufacturer'
const CONTENT = ['name', 'contact', 'country', 'responsiblePerson'] as const

export type ManufacturerRow = Awaited<ReturnType<typeof listManufacturerRows>>[number]

/** Lists all manufacturers, sorted by name, with the number of their products. */
export function listManufacturerRows(db: Database) {
  return db
    .select({
      ...pick(manufacturers, ['id', 'name', 'contact', 'country']),
      // Drizzle omits the table name of a selected column, but products have their own `id`.
      products: sql<number>`(select count(*)::int from ${products} p where p.manufacturer_id = ${manufacturers}.id)`,
    })
    .from(manufacturers)
    .orderBy(sql`${manufacturers.name} collate "und-x-icu"`, manufacturers.id)
}

export function countProducts(db: Database, id: Id<'manufacturer'>): Promise<number> {
  return db.$count(products, eq(products.manufacturerId, id))
}

export type EditableManufacturer = NonNullable<Awaited<ReturnType<typeof findEditableManufacturer>>>

/** `version` identifies the manufacturer's state. */
export async function findEditableManufacturer(db: Database, id: Id<'manufacturer'>) {
  const [row] = await db
    .select({ id: manufacturers.id, ...makerColumns })
    .from(manufacturers)
    .where(eq(manufacturers.id, id))
  return row ? { ...row, version: computeVersion(row) } : null
}

export type SaveManufacturerResult =
  | { readonly outcome: 'saved'; readonly id: Id<'manufacturer'> }
  | { readonly outcome: 'not-found' | 'conflict' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

class ManufacturerNotSaved extends Rollback<SaveManufacturerResult> {}

const createNameTakenResult = () => ({ outcome: 'rejected', errors: { maker: adminText.nameTaken } }) as const

/** Saves a new manufacturer (`id` null) or an existing one. A change applies to all of its products. */
export async function saveManufacturer(
  db: Database,
  id: Id<'manufacturer'> | null,
  input: ManufacturerInput,
  staffId: Id<'staff'>,
): Promise<SaveManufacturerResult> {
  try {
    return await withTx(db, async (tx) => {
      await rejectTakenName(tx, id, input.maker)
      const saved = id ? await update(tx, id, input, staffId) : await insertManufacturer(tx, input, staffId)
      return { outcome: 'saved', id: saved }
    })
  } catch (error) {
    if (error instanceof ManufacturerNotSaved) return error.result
    if (getViolatedConstraint(error) !== 'manufacturers_distinct') throw error
    return createNameTakenResult()
  }
}

/**
 * Rejects a name that another manufacturer has. An unchanged name is accepted, because imports and earlier versions can
 * create several manufacturers with the same name.
 */
async function rejectTakenName(tx: Database, id: Id<'manufacturer'> | null, name: string): Promise<void> {
  const hasName = sql`lower(${manufacturers.name}) = lower(${name})`
  const isOtherManufacturer = id ? ne(manufacturers.id, id) : undefined
  const ownNameCount = id ? await tx.$count(manufacturers, and(hasName, eq(manufacturers.id, id))) : 0
  if (ownNameCount === 0 && (await tx.$count(manufacturers, and(hasName, isOtherManufacturer))) > 0) {
    throw new ManufacturerNotSaved(createNameTakenResult())
  }
}

async function update(
  tx: Database,
  id: Id<'manufacturer'>,
  { maker, makerContact, makerCountry, responsiblePerson, version }: ManufacturerInput,
  staffId: Id<'staff'>,
): Promise<Id<'manufacturer'>> {
  const [before] = await tx
    .select(pick(manufacturers, CONTENT))
    .from(manufacturers)
    .where(eq(manufacturers.id, id))
    .for('update')
  if (!before) throw new ManufacturerNotSaved({ outcome: 'not-found' })
  const current = await findEditableManufacturer(tx, id)
  if (current?.version !== version) throw new ManufacturerNotSaved({ outcome: 'conflict' })
  const after = { name: maker, contact: makerContact, country: makerCountry, responsiblePerson }
  await tx.update(manufacturers).set(after).where(eq(manufacturers.id, id))
  const fields = CONTENT.filter((field) => before[field] !== after[field])
  const name = before.name !== after.name && { name: { from: before.name, to: after.name } }
  await recordChange(tx, staffId, { action: 'manufacturer.update', entity, entityId: id, changes: { fields, ...name } })
  return id
}

/**
 * Deletes a manufacturer and assigns its products to the `replacement`, or to no manufacturer if `replacement` is null.
 * If `replacement` is undefined, deletes the manufacturer only if no product uses it. Returns false if products still
 * use the manufacturer or the replacement does not exist.
 */
export function deleteManufacturer(
  db: Database,
  id: Id<'manufacturer'>,
  replacement: Id<'manufacturer'> | null | undefined,
  staffId: Id<'staff'>,
): Promise<boolean> {
  const remove = async (tx: Database) => {
    const [row] = await tx
      .select({ name: manufacturers.name })
      .from(manufacturers)
      .where(eq(manufacturers.id, id))
      .for('update') // no product can choose it now
    if (!row) return true // someone else deleted it
    if (replacement === undefined && (await countProducts(tx, id)) > 0) return false
    if (replacement && (replacement === id || !(await findEditableManufacturer(tx, replacement)))) return false
    const movedProducts = await tx
      .update(products)
      .set({ manufacturerId: replacement ?? null })
      .where(eq(products.manufacturerId, id))
      .returning({ id: products.id })
    const changes = { fields: ['manufacturerId'] }
    await recordChanges(
      tx,
      staffId,
      movedProducts.map((product) => ({ action: 'product.update', entity: 'product', entityId: product.id, changes })),
    )
    await tx.delete(manufacturers).where(eq(manufacturers.id, id))
    await recordChange(tx, staffId, { action: 'manufacturer.delete', entity, entityId: id, changes: row })
    return true
  }
  return withLongTx(db, remove, { isRepeatable: true })
}
