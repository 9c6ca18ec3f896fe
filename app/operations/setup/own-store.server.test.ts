import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { endRun, startRun } from '#app/operations/backups/backup-runs.server.ts'
import { makeOwnStore, readOwnStorePage } from '#app/operations/setup/own-store.server.ts'
import { replaceDemoTexts } from '#app/operations/setup/own-texts.ts'
import { orders } from '#app/orders/orders.table.ts'
import { listChanges, recordChange } from '#app/store/audit.server.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'
import { initialSettings, settingKeys } from '#app/store/settings.ts'
import { authUsers } from '#app/store/staff.table.ts'
import { createDemoId, demoIds } from '#db/demo/demo-ids.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { seedDemo } from '#db/seed.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createLocalImageStore } from '#tests/support/local-image-store.ts'
import { addProductRow } from '#tests/support/product-rows.ts'

let database: TestDatabase
let folder: string
let ada: Id<'staff'>

const images = () => createLocalImageStore(folder)
const changedProduct = createDemoId('product', 'kaia-poplin-shirt')
const [changedOrder = ''] = demoIds.orders

beforeEach(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'lumina-own-'))
  ada = newId<'staff'>()
  const { db } = database
  await db.insert(authUsers).values({ id: ada, name: 'Ada Obi', email: 'ada@example.com' })
  await seedDemo(db, { store: images() })
  await db.update(products).set({ name: 'My Shirt', updatedAt: new Date() }).where(eq(products.id, changedProduct))
  await recordChange(db, ada, { action: 'order.update', entity: 'order', entityId: changedOrder })
  await saveSettings(db, { contact_hours: 'Closed on Monday' })
  await addProductRow(db, { name: 'Own Coat' })
})
afterEach(async () => {
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function backUp(): Promise<void> {
  const run = await startRun(database.db, { madeBy: 'staff', file: 'a.tar' })
  await endRun(database.db, run, { file: 'a.tar', bytes: 1 })
}

const makeOwn = (typedName: string, withChanged = false) =>
  makeOwnStore(database.db, { typedName, withChanged }, ada, images())

test('the page shows how many records will be removed or kept, and the command removes and keeps exactly those', async () => {
  const { db } = database
  const { counts, texts } = await readOwnStorePage(db)
  expect(counts.map(({ removed, changed }) => [removed, changed])).toEqual([
    [32, 1],
    [6, 0],
    [demoIds.looks.length, 0],
    [demoIds.orders.length - 1, 1],
    [demoIds.customers.length, 0],
    [demoIds.subscribers.length, 0],
    [1, 0],
  ])
  await backUp()
  expect(await makeOwn('Lumina')).toBe('done')
  const left = await db.select({ name: products.name }).from(products).orderBy(products.name)
  expect(left).toEqual([{ name: 'My Shirt' }, { name: 'Own Coat' }])
  expect(await db.$count(collections)).toBe(0)
  expect(await db.$count(reviews)).toBe(0)
  expect(await db.select({ id: orders.id }).from(orders)).toEqual([{ id: changedOrder }])
  expect(await listBrokenInvariants(db)).toEqual([])
  const settings = await readSettings(db)
  expect(settings).toMatchObject({ demo_content: false, contact_hours: 'Closed on Monday', faq_returns: '' })
  expect(await db.$count(announcements)).toBe(0)
  const [entry] = await listChanges(db, 'settings', null)
  expect(entry).toMatchObject({ action: 'settings.own-store', staffName: null })
  const choices = settingKeys.filter((key) => typeof replaceDemoTexts(initialSettings)[key] === 'boolean').length
  // In the audit log, the five sections of the homepage are one field
  expect(entry?.changes).toHaveProperty('fields.length', texts - 4 + choices)
})

test('records that staff changed are also removed on request', async () => {
  await backUp()
  expect(await makeOwn('Lumina', true)).toBe('done')
  expect(await database.db.select({ name: products.name }).from(products)).toEqual([{ name: 'Own Coat' }])
  expect(await database.db.$count(orders)).toBe(0)
  expect(await listBrokenInvariants(database.db)).toEqual([])
})

test('without a complete backup from the last hour, or if a different name is typed, nothing is removed', async () => {
  const { db } = database
  const before = await db.$count(products)
  expect(await makeOwn('Lumina')).toBe('no-backup')
  const run = await startRun(db, { madeBy: 'staff', file: 'a.tar' })
  await endRun(db, run, { file: 'a.tar', bytes: 1, failure: 'One image is missing' })
  expect(await makeOwn('Lumina')).toBe('no-backup')
  await backUp()
  expect(await makeOwn('lumina')).toBe('other-name')
  expect(await db.$count(products)).toBe(before)
  expect(await readSettings(db)).toMatchObject({ demo_content: true })
})
