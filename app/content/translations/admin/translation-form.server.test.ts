import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { countTranslations, listTranslationRows, readLanguages } from '#app/content/translation-list.server.ts'
import { readTranslationQuery } from '#app/content/translation-query.ts'
import {
  changesPayee,
  deleteLanguage,
  findEditableTranslation,
  listOutdatedFields,
  saveTranslation,
} from '#app/content/translations/admin/translation-form.server.ts'
import { translationInput } from '#app/content/translations/admin/translation-input.ts'
import { original, selectOriginals } from '#app/content/translations/originals.server.ts'
import { parseInput } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { paymentOffers } from '#app/pricing/payment-methods.table.ts'
import { NO_TERMS } from '#app/pricing/payment-terms.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { translations } from '#app/store/translations.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let staffId: Id<'staff'>
let dress: Id<'product'>

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())
beforeEach(async () => {
  await store.db.delete(products)
  dress = await addProduct(store.db, { name: 'Silk dress' })
  await store.db.update(products).set({ description: 'Cut on the bias', seoTitle: '' })
})

const subject = () => ({ kind: 'product' as const, id: dress, language: 'de' })

async function find() {
  const found = await findEditableTranslation(store.db, subject())
  if (!found) throw new Error('The product is missing')
  return found
}

async function save(texts: Record<string, string>, current: readonly string[] = []) {
  const { version } = await find()
  return await saveTranslation(store.db, subject(), { texts, current, version }, staffId)
}

test('a text is saved with the original from which it was translated', async () => {
  expect(await save({ name: 'Seidenkleid', description: '' })).toBe('saved')
  expect(await find()).toMatchObject({
    original: { name: 'Silk dress', description: 'Cut on the bias' },
    texts: { name: 'Seidenkleid' },
    sources: { name: 'Silk dress' },
  })
  expect(await save({})).toBe('saved')
  expect(await store.db.select().from(translations)).toEqual([])
})

test('a text stays outdated until it is changed or confirmed for the new original', async () => {
  await save({ name: 'Seidenkleid', description: 'Schräg geschnitten' })
  await store.db.update(products).set({ name: 'Silk gown', description: 'Cut straight' })
  expect(listOutdatedFields(await find())).toEqual(['name', 'description'])
  await save({ name: 'Seidenkleid', description: 'Gerade geschnitten' })
  expect(listOutdatedFields(await find())).toEqual(['name'])
  const [stored] = await store.db.select().from(translations)
  expect(stored?.outdated).toEqual(['name'])
  await save({ name: 'Seidenkleid', description: 'Gerade geschnitten' }, ['name'])
  expect(listOutdatedFields(await find())).toEqual([])
})

test('a change to the original or the translation after the form was loaded is a conflict', async () => {
  const { version } = await find()
  const change = { texts: { name: 'Seidenkleid' }, current: [], version }
  await store.db.update(products).set({ name: 'Silk gown' })
  expect(await saveTranslation(store.db, subject(), change, staffId)).toBe('conflict')
  await save({ name: 'Kleid' })
  expect(await saveTranslation(store.db, subject(), change, staffId)).toBe('conflict')
  await store.db.delete(products)
  expect(await saveTranslation(store.db, subject(), change, staffId)).toBe('not-found')
})

test('changing a note about a bank account, unlike other text, requires the password and sends an email', async () => {
  const { db } = store
  const [market] = await db.select().from(markets).limit(1)
  if (!market) throw new Error('The store has no market')
  const terms = {
    ...NO_TERMS,
    account: { ...NO_TERMS.account, iban: 'DE89370400440532013000', note: 'Name the order' },
  }
  await db.insert(paymentOffers).values({ marketId: market.id, provider: 'bank_transfer', isOffered: true, terms })
  const [offer] = await db.select({ id: original.id }).from(selectOriginals('payment-offer'))
  if (!offer) throw new Error('The note is missing')
  const note = { kind: 'payment-offer' as const, id: offer.id, language: 'de' }
  const { version } = (await findEditableTranslation(db, note)) ?? { version: '' }
  const change = { texts: { note: 'Bestellnummer angeben' }, current: [], version }
  expect(await changesPayee(db, note, change)).toBe(true)
  expect(await changesPayee(db, subject(), { ...change, texts: { name: 'Kleid' } })).toBe(false)
  await save({ name: 'Kleid' })
  expect(await db.$count(mailOutbox)).toBe(0)
  expect(await saveTranslation(db, note, change, staffId)).toBe('saved')
  expect(await changesPayee(db, note, change)).toBe(false)
  const [mail] = await db.select({ body: mailOutbox.body }).from(mailOutbox)
  expect(mail?.body.text).toContain('The note is now: Bestellnummer angeben')
})

test.each([
  ['a name that is too long', { name: 'x'.repeat(201) }, { name: 'Name can have at most 200 characters' }],
  ['a name with two lines', { name: 'Seiden\nkleid' }, { name: 'Name must be one line' }],
  ['an unknown field', { price: '1' }, { '': expect.any(String) }],
])('%s is rejected with an error for its field', (_, sent, errors) => {
  expect(parseInput(translationInput('product'), { ...sent, version: '' })).toEqual({ ok: false, errors })
})

test.each(['Grüße', 'a--b', '-a', 'a b'])('the slug %j is rejected with an error for its field', (slug) => {
  expect(parseInput(translationInput('collection'), { slug, version: '' })).toEqual({
    ok: false,
    errors: { slug: 'Use lowercase letters from a to z and digits, with single hyphens between them' },
  })
})

test('HTML is accepted as text', () => {
  const text = '<script>alert(1)</script>'
  expect(parseInput(translationInput('product'), { name: text, version: '' })).toMatchObject({
    ok: true,
    value: { texts: { name: text }, current: [] },
  })
})

test('lists show and count missing, outdated and complete translations', async () => {
  const coat = await addProduct(store.db, { name: 'Wool coat' })
  await save({ name: 'Seidenkleid', description: 'Schräg geschnitten' })
  const rows = async (query: string) => {
    const parsedQuery = readTranslationQuery(new URLSearchParams(query), ['de'])
    const { rows: found, total } = await listTranslationRows(store.db, {
      ...parsedQuery,
      language: 'de',
      kind: 'product',
    })
    expect(total).toBe(found.length)
    return found.map(({ id, missing, outdated, translatedName }) => ({ id, missing, outdated, translatedName }))
  }
  const complete = { id: dress, missing: 0, outdated: 0, translatedName: 'Seidenkleid' }
  const missing = { id: coat, missing: 1, outdated: 0, translatedName: null }
  expect(await rows('')).toEqual([complete, missing])
  expect(await rows('state=missing')).toEqual([missing])
  expect(await rows('state=complete')).toEqual([complete])
  expect(await rows('state=outdated')).toEqual([])
  expect(await rows('q=seiden')).toEqual([complete])
  expect(await rows('q=WOOL')).toEqual([missing])
  await store.db.update(products).set({ name: 'Silk gown' }).where(eq(products.id, dress))
  expect(await rows('state=outdated')).toEqual([{ ...complete, outdated: 1 }])
  const [counted] = await countTranslations(store.db, 'de')
  expect(counted).toEqual({ kind: 'product', outdated: 1, missing: 1, complete: 0 })
})

test('languages of locales come first, then languages with translations; the original language is omitted', async () => {
  const { db } = store
  const [market] = await db.select({ id: markets.id }).from(markets)
  const marketId = market?.id ?? newId<'market'>()
  await db.insert(locales).values([
    { marketId, language: 'de-AT', prefix: 'at' },
    { marketId, language: 'de', prefix: 'de' },
    { marketId, language: 'en-GB', prefix: 'uk' },
  ])
  await db
    .insert(translations)
    .values({ kind: 'product', subjectId: dress, language: 'fr', texts: { name: 'Robe' }, sources: {} })
  expect(await readLanguages(db)).toEqual({
    original: 'en',
    languages: [
      { language: 'de', isUsed: true },
      { language: 'fr', isUsed: false },
    ],
  })
  expect(await deleteLanguage(db, 'fr', staffId)).toBe(1)
  expect((await readLanguages(db)).languages).toEqual([{ language: 'de', isUsed: true }])
})
