import { asc, eq, inArray, sql } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import type { LookInput } from '#app/content/looks/admin/look-input.ts'
import { adminText } from '#app/content/looks/admin-text.ts'
import { lookItems, looks } from '#app/content/looks/looks.table.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { isSameJson } from '#app/lib/lists.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { lockImages } from '#app/platform/images/uploads.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

const entity = 'look'

export type EditableLook = NonNullable<Awaited<ReturnType<typeof findEditableLook>>>

/** Returns a look with its products, or null. `version` identifies this state. */
export async function findEditableLook(db: Database, id: Id<'look'>) {
  const [row, items] = await Promise.all([findRow(db, id), listItems(db, id)])
  if (!row) return null
  const productIds = items.flatMap(({ productId }) => productId ?? [])
  return { ...row, items, products: await listLookProducts(db, productIds), version: computeVersion([row, items]) }
}

async function findRow(db: Database, id: Id<'look'>) {
  const [row] = await db
    .select(pick(looks, ['id', 'name', 'isActive', 'image', 'imagePublicId', 'imageWidth', 'imageHeight', 'imageAlt']))
    .from(looks)
    .where(eq(looks.id, id))
  return row ?? null
}

function listItems(db: Database, id: Id<'look'>) {
  return db
    .select(pick(lookItems, ['id', 'productId', 'color', 'x', 'y']))
    .from(lookItems)
    .where(eq(lookItems.lookId, id))
    .orderBy(asc(lookItems.position), asc(lookItems.id))
}

/** A product as the form of a look shows it. */
export type LookProduct = Awaited<ReturnType<typeof listLookProducts>>[number]

async function listLookProducts(db: Database, ids: readonly Id<'product'>[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      ...pick(products, ['id', 'name', 'status', 'colors']),
      image: sql<string | null>`(select url from product_images where product_id = products.id
        order by is_primary desc, display_order, id limit 1)`,
      colorImages: sql<Readonly<Record<string, string>>>`(select coalesce(
        jsonb_object_agg(color, url order by is_primary, display_order desc, id desc), '{}')
        from product_images where product_id = products.id and color is not null)`,
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return rows.map(({ colors, ...product }) => ({ ...product, colors: colors.map(({ name }) => name) }))
}

type SaveLookResult =
  | { readonly outcome: 'saved'; readonly id: Id<'look'> }
  | { readonly outcome: 'not-found' | 'conflict' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

class LookNotSaved extends Rollback<SaveLookResult> {}

/** Saves a new look (`id` null) or an existing one, with its products, in one transaction. */
export async function saveLook(
  db: Database,
  id: Id<'look'> | null,
  input: LookInput,
  staffId: Id<'staff'>,
): Promise<SaveLookResult> {
  try {
    const saved = await withTx(db, (tx) => (id ? update(tx, id, input, staffId) : insert(tx, input, staffId)))
    return { outcome: 'saved', id: saved }
  } catch (error) {
    if (error instanceof LookNotSaved) return error.result
    throw error
  }
}

async function insert(tx: Database, input: LookInput, staffId: Id<'staff'>): Promise<Id<'look'>> {
  const id = newId<'look'>()
  const position = sql`(select coalesce(max(position) + 1, 0) from ${looks})`
  const values = await buildColumns(tx, input)
  const items = await checkItems(tx, input)
  await tx.insert(looks).values({ id, position, ...values })
  const newItems = items.map((item) => ({ ...item, id: newId<'look-item'>() }))
  await writeItems(tx, id, newItems)
  await recordChange(tx, staffId, { action: 'look.create', entity, entityId: id })
  return id
}

async function update(tx: Database, id: Id<'look'>, input: LookInput, staffId: Id<'staff'>): Promise<Id<'look'>> {
  await tx.select({ id: looks.id }).from(looks).where(eq(looks.id, id)).for('no key update')
  const [before, itemsBefore] = [await findRow(tx, id), await listItems(tx, id)]
  if (!before) throw new LookNotSaved({ outcome: 'not-found' })
  if (computeVersion([before, itemsBefore]) !== input.version) throw new LookNotSaved({ outcome: 'conflict' })
  const values = await buildColumns(tx, input)
  const items = await checkItems(tx, input)
  await tx.update(looks).set(values).where(eq(looks.id, id))
  const hasChangedItems = !isSameJson(itemsBefore, items)
  if (hasChangedItems) {
    const knownIds = new Set(itemsBefore.map((item) => item.id))
    await tx.delete(lookItems).where(eq(lookItems.lookId, id))
    await writeItems(
      tx,
      id,
      items.map((item) => (knownIds.has(item.id) ? item : { ...item, id: newId<'look-item'>() })),
    )
  }
  const fields = (['name', 'isActive', 'image', 'imageAlt'] as const).filter((name) => values[name] !== before[name])
  const changes = { fields: hasChangedItems ? [...fields, 'items'] : fields }
  await recordChange(tx, staffId, { action: 'look.update', entity, entityId: id, changes })
  return id
}

async function buildColumns(tx: Database, { name, status, image, imageAlt }: LookInput) {
  const [upload] = await lockImages(tx, [image])
  if (!upload) throw new LookNotSaved({ outcome: 'rejected', errors: { image: adminText.imageGone } })
  const { url, publicId, width, height } = upload
  const columns = { image: url, imagePublicId: publicId, imageWidth: width, imageHeight: height }
  return { name, isActive: status === 'active', imageAlt, ...columns }
}

/** Returns the items. @throws LookNotSaved if a product no longer exists or no longer has the chosen color */
async function checkItems(tx: Database, { items }: LookInput): Promise<LookInput['items']> {
  const known = await tx
    .select(pick(products, ['id', 'colors']))
    .from(products)
    .where(
      inArray(
        products.id,
        items.map(({ productId }) => productId),
      ),
    )
    .orderBy(products.id)
    .for('key share')
  const errors = items.flatMap(({ productId, color }, index): [string, string][] => {
    const product = known.find(({ id }) => id === productId)
    if (!product) return [[`items.${index}.productId`, adminText.productGone]]
    const hasColor = color === null || product.colors.some(({ name }) => name === color)
    return hasColor ? [] : [[`items.${index}.color`, adminText.colorGone]]
  })
  if (errors.length > 0) throw new LookNotSaved({ outcome: 'rejected', errors: Object.fromEntries(errors) })
  return items
}

async function writeItems(tx: Database, lookId: Id<'look'>, items: LookInput['items']): Promise<void> {
  await tx.insert(lookItems).values(items.map((item, position) => ({ ...item, lookId, position })))
}
