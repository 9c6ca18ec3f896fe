import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { subscribe } from '#app/content/newsletter/newsletter.server.ts'
import { listSubscriberRows, unsubscribe } from '#app/content/newsletter/subscriber-list.server.ts'
import {
  applyFileImport,
  findFileImport,
  listFileImportItems,
  readImportRejectedRows,
} from '#app/exchange/imports/file-imports.server.ts'
import { fileImportItems, fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { toCsv } from '#app/lib/csv.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { listEarlierStores } from '#app/orders/customers/customer-detail.server.ts'
import { listCustomerRows } from '#app/orders/customers/customer-list.server.ts'
import { readCustomerListQuery } from '#app/orders/customers/customer-list.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import { exportPersonalData } from '#app/orders/customers/export-personal-data.server.ts'
import { importedCustomers } from '#app/orders/customers/import/imported-customers.table.ts'
import { customers } from '#app/orders/customers.table.ts'
import { listRowTags } from '#app/orders/tags/find-tags.server.ts'
import { customerTags } from '#app/orders/tags/tags.table.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { newsletterOptOuts, newsletterSubscribers } from '#app/store/consents.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { listRejectedLines, readAllRows } from '#tests/support/file-rows.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { chooseCurrency, saveImport, uploadImport } from '#tests/support/imports.ts'
import { isLong } from '#tests/support/long.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
beforeEach(async () => {
  await store.db.delete(fileImports)
  await store.db.delete(customers)
  await store.db.delete(newsletterSubscribers)
  await store.db.delete(newsletterOptOuts)
})
afterAll(() => store.close())

const HEADING = 'First Name,Last Name,Email,Accepts Email Marketing,Phone,Tags,Note'

const upload = (...lines: readonly string[]) =>
  uploadImport(store.db, { staffId, name: 'customers.csv', text: lines.join('\n') })

async function listRejections(id: Id<'file-import'>): Promise<string[]> {
  return await listRejectedLines(readImportRejectedRows(store.db, id))
}

async function getCustomer(email: string) {
  const [found] = await store.db.select().from(customers).where(sql`lower(${customers.email}) = ${email}`)
  if (!found) throw new Error(`There is no customer ${email}`)
  return found
}

/** Returns the email and the start day of each matching subscription. */
async function listSubscriptionDays(email: string) {
  const { rows } = await listSubscriberRows(store.db, { q: email, page: 1 })
  return rows.map((row) => `${row.email} ${row.createdAt.toISOString().slice(0, 10)}`)
}

async function listSubscribers() {
  const { rows } = await listSubscriberRows(store.db, { q: '', page: 1 })
  return rows.map(({ email, origin }) => `${email} ${origin}`).toSorted()
}

test('rejected rows can be exported with their errors and cells', async () => {
  const id = await upload(
    HEADING,
    'Ada,Obi,,no,+2348012345678,vip,',
    'Bisi,Ojo,bisi@example.com,no,,,',
    'Chi,,,no,0801,,',
  )
  const { heading, batches } = await readImportRejectedRows(store.db, id)
  const rows = (await readAllRows(batches)).map((row) => Object.fromEntries(row.map((cell, at) => [heading[at], cell])))
  expect(rows).toMatchObject([
    { Line: 2, Error: expect.stringContaining('email'), 'first name': 'Ada', phone: '+2348012345678', tags: 'vip' },
    { Line: 4, Error: expect.stringContaining('email'), 'first name': 'Chi', phone: '0801', tags: '' },
  ])
})

test('new customers are added with their newsletter consent, known customers only get missing data, and no email is sent', async () => {
  const { db } = store
  await db.insert(customers).values({ email: 'Grace@Example.com', firstName: 'Grace', notes: 'Likes linen' })
  await subscribe(db, 'already@example.com')
  for (const email of ['left@example.com', 'back@example.com']) {
    await subscribe(db, email)
    const { rows } = await listSubscriberRows(db, { q: email, page: 1 })
    if (rows[0]) await unsubscribe(db, rows[0].id, staffId)
  }
  await subscribe(db, 'BACK@example.com') // subscribes again in the storefront, before the import
  const lines = [
    HEADING,
    'Ada,Obi,ada@example.com,yes,\'+234 80,"vip, press",Size M',
    'G.,Hopper,grace@example.com,no,+1 555,,Pays late',
    'Al,Ready,already@example.com,no,,,',
    'Le,Ft,left@example.com,yes,,,',
    'Ba,Ck,back@example.com,yes,,,',
    'No,Mail,,yes,+44,,',
    'Bad,Mail,bad@,yes,,,',
    'Ada,Again,ADA@example.com,no,,,',
  ]
  const id = await upload(...lines)
  expect((await findFileImport(db, id))?.counts).toMatchObject({ new: 4, changed: 1, refused: 3 })
  expect(await db.$count(customers)).toBe(1)
  expect(await listRejections(id)).toEqual([
    '7 Email: The email is missing. Customers are identified by email.',
    '8 Email: Please enter a valid email address',
    '9 Line 2 is for the same customer',
  ])
  const { rows } = await listFileImportItems(db, id, { outcome: 'new', page: 1 })
  expect(rows.find(({ name }) => name.startsWith('Le Ft · '))?.notes).toEqual([
    'Unsubscribed in this store, so stays unsubscribed',
  ])

  expect(await saveImport(db, id, staffId)).toMatchObject({ applied: 5, stale: 0 })
  expect(await getCustomer('ada@example.com')).toMatchObject({ firstName: 'Ada', phone: '+234 80', notes: 'Size M' })
  const grace = await getCustomer('grace@example.com')
  expect(grace).toMatchObject({ firstName: 'Grace', lastName: 'Hopper', phone: '+1 555', notes: 'Likes linen' })
  expect(await listEarlierStores(db, grace.id)).toMatchObject([{ source: 'shopify', note: 'Pays late' }])
  expect(await listSubscribers()).toEqual([
    'BACK@example.com storefront',
    'ada@example.com import',
    'already@example.com storefront',
  ])
  expect(await db.$count(mailOutbox)).toBe(0)
  const repeatedImport = await findFileImport(db, await upload(...lines))
  expect(repeatedImport?.counts).toMatchObject({ new: 0, changed: 0, unchanged: 5, refused: 3 })
})

test('tags from a file are added to those from staff, in the spelling that staff use, up to 20 per customer', async () => {
  const { db } = store
  const [bisi] = await db.insert(customers).values({ email: 'bisi@example.com' }).returning({ id: customers.id })
  await db
    .insert(customerTags)
    .values([
      { customerId: bisi?.id ?? newId(), tag: 'Wholesale' },
      ...Array.from({ length: 18 }, (_, at) => ({ customerId: bisi?.id ?? newId(), tag: `Old ${at}` })),
    ])
  const lines = [
    HEADING,
    'Ada,Obi,ada@example.com,no,,"wholesale, New,  new ",',
    `Bisi,Ojo,bisi@example.com,no,,"WHOLESALE, New, ${'x'.repeat(41)}, One more",`,
  ]
  const id = await upload(...lines)
  const { rows } = await listFileImportItems(db, id, { outcome: 'changed', page: 1 })
  expect(rows[0]?.notes).toEqual([
    expect.stringMatching(/^Not added, because .*: x{41}$/),
    expect.stringMatching(/: One more$/),
  ])
  await saveImport(db, id, staffId)
  const ada = await getCustomer('ada@example.com')
  expect(await listRowTags(db, 'customers', ada.id)).toEqual(['New', 'Wholesale'])
  expect(await listRowTags(db, 'customers', bisi?.id ?? '')).toHaveLength(20)
  const found = await listCustomerRows(db, readCustomerListQuery(new URLSearchParams('tag=wholesale')), 'NGN')
  expect(found.rows).toHaveLength(2)
  const repeatedImport = await findFileImport(db, await upload(...lines))
  expect(repeatedImport?.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
})

test.each([
  ['Shopify', 'First Name,Last Name,Email,Accepts Email Marketing,Default Address City,Default Address Zip', 'shopify'],
  ['any system', 'Vorname,Nachname,E-Mail-Adresse,Newsletter,Ort,PLZ', 'file'],
])('rejected rows from %s can be corrected and uploaded again without losing a cell', async (_, heading, source) => {
  const rejected = await readImportRejectedRows(
    store.db,
    await upload(heading, 'Ada,Obi,ada@,yes,Lagos,100001', 'Bisi,Ojo,b@example.com,no,,', 'Chi,Eze,c@example.com,no,,'),
  )
  const corrected = toCsv([rejected.heading, ...(await readAllRows(rejected.batches))]).replace(
    'ada@',
    'ada@example.com',
  )
  const id = await upload(corrected)
  expect(await findFileImport(store.db, id)).toMatchObject({ counts: { new: 1, refused: 0 }, ignoredColumns: [] })
  await saveImport(store.db, id, staffId)
  expect(await listSubscribers()).toEqual(['ada@example.com import'])
  const [earlier] = await listEarlierStores(store.db, (await getCustomer('ada@example.com')).id)
  expect(earlier).toMatchObject({ source, address: [expect.stringContaining('Lagos')] })
  expect(earlier?.address.join(' ')).toContain('100001')
})

test('subscriptions begin on the day in the file, but no later than the import', async () => {
  const id = await upload(
    'Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME',
    'ada@example.com,Ada,Obi,2,2024-05-01 09:00:00,2024-05-02 10:00:00',
    'bisi@example.com,Bisi,Ojo,2,2024-05-01 09:00:00,2124-05-02 10:00:00',
  )
  expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 2 })
  expect(await listSubscriptionDays('ada@example.com')).toEqual(['ada@example.com 2024-05-02'])
  expect(await listSubscriptionDays('bisi@example.com')).toEqual([
    `bisi@example.com ${new Date().toISOString().slice(0, 10)}`,
  ])
})

test('nothing is saved until staff have confirmed the currency of amounts that do not specify it', async () => {
  const { db } = store
  const text = ['First Name,Last Name,Email,Accepts Email Marketing,Total Spent,Total Orders', 'A,O,a@b.co,no,12.50,2']
  const id = await upload(...text)
  const checked = await findFileImport(db, id)
  expect(checked).toMatchObject({ isCurrencyKnown: false, counts: { new: 1 } })
  expect(await applyFileImport(db, id, checked?.revision ?? 0, staffId)).toBe('stale')
  await chooseCurrency(db, id, 'JPY')
  expect(await listRejections(id)).toEqual(['2 Spent: This is not an amount. Use a format such as 1234.50.'])
  await chooseCurrency(db, id, 'EUR')
  expect(await saveImport(db, id, staffId)).toMatchObject({ applied: 1 })
  const { id: customerId } = await getCustomer('a@b.co')
  expect(await listEarlierStores(db, customerId)).toMatchObject([
    { orders: 2, spent: { minor: 1250, currency: 'EUR' } },
  ])
})

test('a person’s data in file rows is exported and erased, whether or not the rows were saved', async () => {
  const { db } = store
  await saveImport(db, await upload(HEADING, 'Ada,Obi,ada@example.com,yes,+234 80,vip,Size M'), staffId)
  const waiting = await upload(HEADING, 'Ada,Obi,Ada@Example.com,yes,+234 81,press,', 'Li,Wei,li@example.com,,,,')
  expect(await exportPersonalData(db, 'ada@example.com')).toMatchObject({
    customer: { firstName: 'Ada', notes: 'Size M' },
    earlierStores: [{ source: 'shopify' }],
    tags: ['vip'],
    importRows: [
      { name: 'Ada Obi · ada@example.com', undo: { after: { texts: { lastName: 'Obi' } } } },
      { rows: [{ cells: { phone: '+234 81', tags: 'press' } }] },
    ],
  })
  expect(await erasePersonalData(db, 'ADA@example.com', staffId)).toMatchObject({ customer: true, importRows: 2 })
  const remaining = JSON.stringify([
    await db.select().from(fileImportItems).where(eq(fileImportItems.importId, waiting)),
    await db.select().from(importedCustomers),
    await db.select().from(newsletterSubscribers),
  ])
  // Matches whole words only: random ids are hexadecimal and may contain "ada".
  expect(remaining).not.toMatch(/\b(ada|obi)\b/i)
  expect(await saveImport(db, waiting, staffId)).toMatchObject({ applied: 1 })
  expect(await db.$count(customers)).toBe(1)
})

test.runIf(isLong)(
  '2,000 customers are imported within a minute',
  async () => {
    const lines = Array.from(
      { length: 2_000 },
      (_, n) => `First ${n},Last ${n},c${n}@example.com,yes,+44 ${n},vip,Note ${n}`,
    )
    const start = performance.now()
    const id = await upload(HEADING, ...lines)
    expect(await saveImport(store.db, id, staffId)).toMatchObject({ applied: 2_000, refused: 0, stale: 0 })
    expect(performance.now() - start).toBeLessThan(60_000)
    expect(await store.db.$count(newsletterSubscribers)).toBe(2_000)
  },
  90_000,
)
