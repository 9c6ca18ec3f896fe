import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import { findFileImport, listFileImportItems } from '#app/exchange/imports/file-imports.server.ts'
import { fileImportItems } from '#app/exchange/imports/file-imports.table.ts'
import { undoFileImport } from '#app/exchange/imports/undo-import.server.ts'
import type { Id } from '#app/lib/id.ts'
import { customers } from '#app/orders/customers.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { listRowTags } from '#app/orders/tags/find-tags.server.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { newsletterSubscribers } from '#app/store/consents.table.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { translations } from '#app/store/translations.table.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { failAtEndOfUndo, saveImport, uploadImport } from '#tests/support/imports.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())

const CHANGED = 'It was changed after this import, so it was kept.'
const USED = 'It was used after this import (for example, in an order), so it was kept.'

async function importFile(...lines: readonly string[]): Promise<Id<'file-import'>> {
  const id = await uploadImport(store.db, { staffId, name: 'file.csv', text: lines.join('\n') })
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ refused: 0, stale: 0 })
  return id
}

const undo = (id: Id<'file-import'>) => undoFileImport(store.db, id, staffId)

/** Lists the items that an undo did not change, with the reason. */
async function listRemaining(id: Id<'file-import'>) {
  const { rows } = await listFileImportItems(store.db, id, { outcome: 'applied', page: 1 })
  return rows.map(({ name, notes }) => [name, ...notes])
}

async function listRedirects() {
  const rows = await store.db.select().from(redirects).orderBy(redirects.path)
  return rows.map(({ path, target }) => `${path} ${target}`)
}

test('an undo deletes redirects from a wrong file and restores the targets of changed redirects', async () => {
  await store.db.insert(redirects).values({ path: '/old', target: '/shop', origin: 'staff' })
  const id = await importFile('Redirect from,Redirect to', '/old,/about', '/new,/about', '/mine,/about')
  expect(await listRedirects()).toEqual(['/mine /about', '/new /about', '/old /about'])
  await store.db.update(redirects).set({ target: '/contact' }).where(eq(redirects.path, '/mine'))
  expect(await undo(id)).toBe('in-part')
  expect(await listRedirects()).toEqual(['/mine /contact', '/old /shop'])
  expect(await listRemaining(id)).toEqual([['/mine', CHANGED]])
  expect(await findFileImport(store.db, id)).toMatchObject({ counts: { applied: 1 } })
  await store.db.delete(redirects).where(eq(redirects.path, '/mine'))
  expect(await undo(id)).toBe('done')
  expect(await findFileImport(store.db, id)).toBeNull()
})

test('an undo deletes discount codes from a wrong file unless they were changed or used', async () => {
  const id = await importFile('Code,Percent', 'ADDED,10', 'EDITED,10', 'USED,10')
  await store.db
    .update(discountCodes)
    .set({ percent: 200_000, updatedAt: new Date() })
    .where(eq(discountCodes.code, 'EDITED'))
  const line = createCheckoutLine(await addProduct(store.db, { stock: 5 }))
  await addOrder(store.db, [line], { discountCode: 'USED' })
  expect(await undo(id)).toBe('in-part')
  expect(await listRemaining(id)).toEqual([
    ['EDITED', CHANGED],
    ['USED', USED],
  ])
  const codes = await store.db.select({ code: discountCodes.code }).from(discountCodes).orderBy(discountCodes.code)
  expect(codes).toEqual([{ code: 'EDITED' }, { code: 'USED' }])
})

test('an undo deletes the customers and subscriptions from a wrong file, and restores those that the file changed', async () => {
  await store.db.insert(customers).values({ email: 'Known@example.com', firstName: 'Ada' })
  await importFile('First Name,Last Name,Email,Accepts Email Marketing,Phone,Tags', ',,known@example.com,no,,first')
  const id = await importFile(
    'First Name,Last Name,Email,Accepts Email Marketing,Phone,Tags',
    'Eve,Obi,known@example.com,yes,+234 1,second',
    'New,Person,new@example.com,yes,,',
    'Edited,Person,edited@example.com,no,,',
    'Buying,Person,buyer@example.com,no,,',
  )
  await store.db
    .update(customers)
    .set({ notes: 'Likes silk', updatedAt: new Date(Date.now() + 1_000) })
    .where(eq(customers.email, 'edited@example.com'))
  const line = createCheckoutLine(await addProduct(store.db, { stock: 5 }))
  await addOrder(store.db, [line], { email: 'buyer@example.com' })
  expect(await store.db.$count(newsletterSubscribers)).toBe(2)
  expect(await undo(id)).toBe('in-part')
  expect((await listRemaining(id)).map(([, reason]) => reason)).toEqual([CHANGED, USED])
  const rows = await store.db.select().from(customers).orderBy(sql`lower(${customers.email})`)
  const mine = rows.filter(({ email }) => email !== 'ada@example.com' && !email.startsWith('Grace'))
  expect(mine.map(({ email, firstName, lastName, phone }) => [email, firstName, lastName, phone])).toEqual([
    ['buyer@example.com', expect.any(String), expect.any(String), expect.any(String)],
    ['edited@example.com', 'Edited', 'Person', ''],
    ['Known@example.com', 'Ada', '', ''],
  ])
  const known = mine.find(({ email }) => email === 'Known@example.com')
  expect(await listRowTags(store.db, 'customers', known?.id ?? '')).toEqual(['first'])
  expect(await store.db.$count(newsletterSubscribers)).toBe(0)
})

test('an undo restores the translations that a wrong file replaced, with their source text', async () => {
  const [market] = await store.db.select({ id: markets.id }).from(markets)
  if (market) await store.db.insert(locales).values({ marketId: market.id, language: 'de', prefix: 'de' })
  const dress = await addProduct(store.db, { name: 'Silk dress' })
  const texts = { name: 'Kleid', description: 'Alt' }
  const sources = { name: 'Old dress', description: '' }
  await store.db.insert(translations).values({ kind: 'product', subjectId: dress, language: 'de', texts, sources })
  const id = await importFile(
    'Kind,ID,Slug,Language,Field,Original,Translation',
    `product,${dress},,de,name,,Falsch`,
    `product,${dress},,de,description,,Auch falsch`,
    `product,${dress},,de,seoTitle,,Falscher Titel`,
  )
  const [saved] = await store.db.select().from(translations)
  expect(saved?.texts).toEqual({ name: 'Falsch', description: 'Auch falsch', seoTitle: 'Falscher Titel' })
  await store.db.update(translations).set({ texts: { ...saved?.texts, description: 'Korrigiert' } })
  expect(await undo(id)).toBe('in-part')
  const [remaining] = await store.db.select().from(translations)
  expect(remaining?.texts).toEqual({ name: 'Kleid', description: 'Korrigiert' })
  expect(remaining?.sources.name).toBe('Old dress')
  expect(remaining?.outdated).toContain('name')
  expect(await listRemaining(id)).toEqual([['Silk dress · Short description · de', CHANGED]])
})

test('an undo that fails at the end changes nothing and can be repeated', async () => {
  const before = await listRedirects()
  const id = await importFile('Redirect from,Redirect to', '/failed,/about')
  await failAtEndOfUndo(store.db, () => undo(id))
  expect(await listRedirects()).toEqual([...before, '/failed /about'].toSorted())
  expect(await undo(id)).toBe('done')
  expect(await listRedirects()).toEqual(before)
})

test('items that were saved before undo data was recorded are kept', async () => {
  const id = await importFile('Redirect from,Redirect to', '/earlier,/about')
  await store.db.update(fileImportItems).set({ undo: null })
  expect(await undo(id)).toBe('in-part')
  expect(await listRemaining(id)).toEqual([['/earlier', expect.stringMatching(/^It was saved by an earlier version/)]])
  expect(await listRedirects()).toContain('/earlier /about')
  expect(await store.db.$count(orders)).toBeGreaterThan(0)
  expect(await store.db.$count(products)).toBeGreaterThan(0)
})
