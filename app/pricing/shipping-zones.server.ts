import { asc, eq, inArray, max } from 'drizzle-orm'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import type { ZoneInput } from '#app/pricing/shipping/admin/zone-input.ts'
import { shippingPlaces, shippingRates, shippingZones } from '#app/pricing/shipping.table.ts'
import type { ShippingRate } from '#app/pricing/shipping.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { markets } from '#app/store/markets.table.ts'

export type StoredPlace = { readonly country: string; readonly region: string; readonly postalPattern: string }
export type StoredRate = ShippingRate & { readonly isActive: boolean }

/** A zone as loaded by its form. */
export type FormZone = {
  readonly id: string
  readonly name: string
  readonly places: readonly StoredPlace[]
  readonly rates: readonly StoredRate[]
  readonly version: string
}

const entity = 'shipping-zone'

type EditableZone = FormZone & { readonly id: Id<'shipping-zone'>; readonly marketId: Id<'market'> }

export async function findEditableZone(db: Database, id: Id<'shipping-zone'>): Promise<EditableZone | null> {
  const { name, marketId } = shippingZones
  const [zone] = await db.select({ name, marketId }).from(shippingZones).where(eq(shippingZones.id, id))
  if (!zone) return null
  const { places, rates } = await readContents(db, [id])
  const contents = {
    places: places.map(({ zoneId: _, ...place }) => place),
    rates: rates.map(({ zoneId: _, ...rate }) => rate),
  }
  return { id, ...zone, ...contents, version: computeVersion({ name: zone.name, ...contents }) }
}

/** Reads places and rates in each zone's order. */
export async function readContents(db: Database, zoneIds: readonly Id<'shipping-zone'>[]) {
  const ids = [...zoneIds]
  const places = await db
    .select(pick(shippingPlaces, ['zoneId', 'country', 'region', 'postalPattern']))
    .from(shippingPlaces)
    .where(inArray(shippingPlaces.zoneId, ids))
    .orderBy(asc(shippingPlaces.position), asc(shippingPlaces.country), asc(shippingPlaces.region))
  const rates = await db
    .select(pick(shippingRates, ['zoneId', ...RATE_FIELDS]))
    .from(shippingRates)
    .where(inArray(shippingRates.zoneId, ids))
    .orderBy(asc(shippingRates.position), asc(shippingRates.key))
  return { places, rates }
}

const RATE_FIELDS = [
  ...(['key', 'name', 'kind', 'amount', 'freeFrom', 'basis', 'minimum', 'maximum'] as const),
  ...(['daysMin', 'daysMax', 'isActive'] as const),
] as const

type SaveResult =
  | { readonly outcome: 'saved'; readonly id: Id<'shipping-zone'> }
  | { readonly outcome: 'conflict' | 'not-found' }

type Contents = {
  readonly name: string
  readonly places: readonly StoredPlace[]
  readonly rates: readonly StoredRate[]
}

/** Adds a zone after the other zones in its market. */
export async function addZone(
  db: Database,
  marketId: Id<'market'>,
  input: Contents,
  staffId: Id<'staff'>,
): Promise<SaveResult> {
  return await withTx(db, async (tx) => {
    const [market] = await tx.select({ id: markets.id }).from(markets).where(eq(markets.id, marketId)).for('key share')
    if (!market) return { outcome: 'not-found' }
    const [last] = await tx
      .select({ position: max(shippingZones.position) })
      .from(shippingZones)
      .where(eq(shippingZones.marketId, marketId))
    const id = newId<'shipping-zone'>()
    await tx.insert(shippingZones).values({ id, marketId, name: input.name, position: (last?.position ?? -1) + 1 })
    await writeContents(tx, id, input)
    await recordChange(tx, staffId, {
      action: 'shipping-zone.create',
      entity,
      entityId: id,
      changes: { name: input.name },
    })
    return { outcome: 'saved', id }
  })
}

export async function saveZone(
  db: Database,
  id: Id<'shipping-zone'>,
  { version, name, places, rates }: Omit<ZoneInput, 'market' | 'saveAsNew'>,
  staffId: Id<'staff'>,
): Promise<SaveResult> {
  return await withTx(db, async (tx) => {
    await lockZone(tx, id)
    const before = await findEditableZone(tx, id)
    if (!before) return { outcome: 'not-found' }
    const changes = findChanges(before, { name, places, rates })
    if (Object.keys(changes).length === 0) return { outcome: 'saved', id }
    if (before.version !== version) return { outcome: 'conflict' }
    await tx.update(shippingZones).set({ name }).where(eq(shippingZones.id, id))
    await tx.delete(shippingPlaces).where(eq(shippingPlaces.zoneId, id))
    await tx.delete(shippingRates).where(eq(shippingRates.zoneId, id))
    await writeContents(tx, id, { name, places, rates })
    await recordChange(tx, staffId, { action: 'shipping-zone.update', entity, entityId: id, changes })
    return { outcome: 'saved', id }
  })
}

/** Orders keep their recorded rates. */
export async function deleteZone(db: Database, id: Id<'shipping-zone'>, staffId: Id<'staff'>): Promise<void> {
  await withTx(db, async (tx) => {
    const [deleted] = await tx
      .delete(shippingZones)
      .where(eq(shippingZones.id, id))
      .returning({ name: shippingZones.name })
    if (!deleted) return
    await recordChange(tx, staffId, {
      action: 'shipping-zone.delete',
      entity,
      entityId: id,
      changes: { name: deleted.name },
    })
  })
}

function lockZone(tx: Database, id: Id<'shipping-zone'>) {
  return tx.select({ id: shippingZones.id }).from(shippingZones).where(eq(shippingZones.id, id)).for('no key update')
}

async function writeContents(tx: Database, zoneId: Id<'shipping-zone'>, { places, rates }: Contents): Promise<void> {
  if (places.length > 0) {
    await tx.insert(shippingPlaces).values(places.map((place, position) => ({ ...place, zoneId, position })))
  }
  if (rates.length > 0) {
    await tx.insert(shippingRates).values(rates.map((rate, position) => ({ ...rate, zoneId, position })))
  }
}

/** Changed lists are recorded by name, without their contents. */
function findChanges(before: Contents, after: Contents): Record<string, unknown> {
  const isChanged = (name: keyof Contents) => computeVersion(before[name]) !== computeVersion(after[name])
  const fields = (['places', 'rates'] as const).filter(isChanged)
  return {
    ...(isChanged('name') && { name: { from: before.name, to: after.name } }),
    ...(fields.length > 0 && { fields }),
  }
}
