import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Id, newId } from '#app/lib/id.ts'
import { readOpenMarketShipping } from '#app/pricing/market-shipping.server.ts'
import { arrangeZones } from '#app/pricing/shipping/admin/arrange-zones.server.ts'
import { findPickupPoints, savePickupPoints } from '#app/pricing/shipping/admin/pickup-points.server.ts'
import { listShippingMarkets } from '#app/pricing/shipping/admin/shipping-overview.server.ts'
import { addZone, deleteZone, findEditableZone, type StoredRate, saveZone } from '#app/pricing/shipping-zones.server.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addMarket } from '#tests/support/markets.ts'
import { findPrimaryMarketId } from '#tests/support/shipping.ts'

let store: TestDatabase
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})

afterAll(() => store.close())

const place = { country: 'NG', region: '', postalPattern: '100*' }
const rate: StoredRate = {
  key: 'rider',
  name: 'Rider',
  kind: 'delivery',
  amount: 700,
  freeFrom: null,
  basis: 'subtotal',
  minimum: null,
  maximum: null,
  daysMin: 1,
  daysMax: 2,
  isActive: true,
}

async function add(name = 'Lagos') {
  const market = await findPrimaryMarketId(store.db)
  const saved = await addZone(store.db, market, { name, places: [place], rates: [rate] }, staffId)
  if (saved.outcome !== 'saved') throw new Error('The zone was not saved')
  return saved.id
}

async function listActions(id: string) {
  const rows = await store.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.entityId, id))
  return rows.map(({ action }) => action)
}

test('a zone is added after the other zones, saved, recorded, and deleted', async () => {
  const { db } = store
  const id = await add()
  const zone = await findEditableZone(db, id)
  expect(zone).toMatchObject({ name: 'Lagos', places: [place], rates: [rate] })
  const [market] = await listShippingMarkets(db)
  expect(market?.zones.map(({ name }) => name)).toEqual(['International', 'Lagos'])
  expect(market?.warnings).toEqual(['“Lagos” includes Nigeria, which is not in this market.'])

  const rates = [
    { ...rate, key: 'bike', name: 'Bike' },
    { ...rate, amount: 900 },
  ]
  const version = zone?.version ?? ''
  expect(await saveZone(db, id, { name: 'Lagos', places: [place], rates, version }, staffId)).toEqual({
    outcome: 'saved',
    id,
  })
  expect((await findEditableZone(db, id))?.rates.map(({ key, amount }) => [key, amount])).toEqual([
    ['bike', 700],
    ['rider', 900],
  ])

  await deleteZone(db, id, staffId)
  expect(await findEditableZone(db, id)).toBeNull()
  expect(await listActions(id)).toEqual(['shipping-zone.create', 'shipping-zone.update', 'shipping-zone.delete'])
})

test('saving an old version is a conflict; saving without changes is not, and writes nothing', async () => {
  const { db } = store
  const id = await add('Abuja')
  const loaded = await findEditableZone(db, id)
  const version = loaded?.version ?? ''
  const contents = { places: [place], rates: [rate] }
  expect(await saveZone(db, id, { ...contents, name: 'Abuja', version: 'old' }, staffId)).toMatchObject({
    outcome: 'saved',
  })
  await saveZone(db, id, { ...contents, name: 'Capital', version }, staffId)
  expect(await saveZone(db, id, { ...contents, name: 'Mine', version }, staffId)).toEqual({ outcome: 'conflict' })
  expect((await findEditableZone(db, id))?.name).toBe('Capital')
  expect(await listActions(id)).toEqual(['shipping-zone.create', 'shipping-zone.update'])
  const gone = newId<'shipping-zone'>()
  expect(await saveZone(db, gone, { ...contents, name: 'Gone', version }, staffId)).toEqual({ outcome: 'not-found' })
})

test('reordering the zones of a market affects only that market, and is recorded', async () => {
  const { db } = store
  const market = await addMarket(db, { name: 'Kenya', countries: ['KE'] })
  const contents = { places: [{ ...place, country: 'KE', postalPattern: '' }], rates: [rate] }
  const ids: Id<'shipping-zone'>[] = []
  for (const name of ['One', 'Two', 'Three']) {
    const saved = await addZone(db, market, { ...contents, name }, staffId)
    if (saved.outcome === 'saved') ids.push(saved.id)
  }
  const names = async () => (await readOpenMarketShipping(db, market)).zones.map(({ name }) => name)
  const other = await listPrimaryZones(db)
  const [first, second, third] = ids
  if (!first || !second || !third || !other[0]) throw new Error('The zones were not saved')
  await arrangeZones(db, [third, other[0], first, newId(), second], staffId)
  expect(await names()).toEqual(['Three', 'One', 'Two'])
  expect(await listPrimaryZones(db)).toEqual(other)
  expect(await listActions(third)).toEqual(['shipping-zone.create', 'shipping-zone.update'])
  await arrangeZones(db, [third, first, second], staffId)
  expect(await listActions(third)).toHaveLength(2)
  await arrangeZones(db, [newId()], staffId)
  await Promise.all([
    arrangeZones(db, [first, second, third], staffId),
    arrangeZones(db, [second, first, third], staffId),
  ])
  expect((await names()).at(-1)).toBe('Three')
})

async function listPrimaryZones(db: TestDatabase['db']) {
  const [market] = await listShippingMarkets(db)
  return market?.zones.map(({ id }) => id) ?? []
}

test('pickup points keep their ids when they are edited; an old version is a conflict', async () => {
  const { db } = store
  const market = await findPrimaryMarketId(db)
  const studio = { id: '', name: 'Studio', address: '1 Main Street', hours: '' }
  const empty = await findPickupPoints(db, market)
  expect(await savePickupPoints(db, market, { points: [studio], version: empty?.version ?? '' }, staffId)).toBe('saved')
  const pickup = await findPickupPoints(db, market)
  const [known] = pickup?.points ?? []
  if (!pickup || !known) throw new Error('The point was not saved')
  const points = [
    { ...studio, name: 'Shop' },
    { ...known, hours: '9 to 5' },
  ]
  expect(await savePickupPoints(db, market, { points, version: pickup.version }, staffId)).toBe('saved')
  const two = await findPickupPoints(db, market)
  expect(two?.points[1]).toEqual({ ...known, hours: '9 to 5' })
  expect(await savePickupPoints(db, market, { points: [], version: pickup.version }, staffId)).toBe('conflict')
  expect(await savePickupPoints(db, newId<'market'>(), { points: [], version: '' }, staffId)).toBe('not-found')
})
