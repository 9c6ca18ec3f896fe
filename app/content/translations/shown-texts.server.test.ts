import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { categories } from '#app/catalog/categories.table.ts'
import { listProductsById } from '#app/catalog/product-cards.server.ts'
import { productImages, products } from '#app/catalog/products.table.ts'
import { findProductGuide } from '#app/catalog/size-guides/size-guides.server.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { findProduct } from '#app/catalog/storefront/storefront-product.server.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { readPublishedSections } from '#app/content/homepage-sections.server.ts'
import { looks } from '#app/content/looks/looks.table.ts'
import { menus } from '#app/content/menus/menus.table.ts'
import { parseStoredMenus } from '#app/content/menus/stored-menus.server.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { countTranslations, listTranslationRows } from '#app/content/translation-list.server.ts'
import {
  findEditableTranslation,
  listEditableTranslations,
  saveTranslation,
} from '#app/content/translations/admin/translation-form.server.ts'
import { translationInput } from '#app/content/translations/admin/translation-input.ts'
import {
  readTextUnits,
  readTranslationRows,
  type TextUnit,
  TRANSLATION_HEADING,
} from '#app/content/translations/translation-files.server.ts'
import { writeXliffParts } from '#app/content/xliff.server.ts'
import { findFileImport, readImportRejectedRows } from '#app/exchange/imports/file-imports.server.ts'
import { type CsvRow, toCsv } from '#app/lib/csv.ts'
import { parseInput } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { readLawFindings } from '#app/operations/law/law-facts.server.ts'
import { readTerms } from '#app/orders/sales-terms.server.ts'
import { readOffered } from '#app/payments/payment/order-payment-options.server.ts'
import { paymentConnections, paymentOffers } from '#app/pricing/payment-methods.table.ts'
import { NO_TERMS } from '#app/pricing/payment-terms.ts'
import { pickupPoints, shippingRates, shippingZones } from '#app/pricing/shipping.table.ts'
import { readLocales } from '#app/store/markets.server.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { computeSubjectId } from '#app/store/translated.server.ts'
import { translations } from '#app/store/translations.table.ts'
import { TRANSLATABLE_KINDS, type TranslatableKind } from '#app/store/translations.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { listRejectedLines } from '#tests/support/file-rows.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { saveImport, uploadImport } from '#tests/support/imports.ts'
import { createPageContext } from '#tests/support/page-context.ts'
import { addProduct } from '#tests/support/products.ts'
import { createSizeGuideRow } from '#tests/support/size-guides.ts'

// Tests the kinds of translatable text (translatable.ts) that translated.server.test.ts does not test, such as text in
// settings, menus and homepage sections.

let store: TestDatabase
let staffId: Id<'staff'>
let dress: Id<'product'>
let marketId: Id<'market'>
const zone = newId<'shipping-zone'>()
const point = newId<'pickup-point'>()
const guide = newId<'size-guide'>()
const image = newId<'product-image'>()
const GERMAN = { ...initialSettings, language: 'de' }
const LANGUAGE = 'de'

const LINK = {
  id: 'shop',
  label: 'Shop',
  place: 'everywhere',
  target: { kind: 'screen', value: 'shop' },
  items: [{ id: 'new', label: 'New in', place: 'everywhere', target: { kind: 'screen', value: 'shop' }, items: [] }],
}
const QUOTE = { id: 'press', kind: 'quote', isHidden: false, settings: { text: 'Like light', by: 'Ada', tone: 'clay' } }
const rate = {
  zoneId: zone,
  key: 'standard',
  name: 'Standard',
  kind: 'delivery' as const,
  amount: 500,
  daysMin: 3,
  daysMax: 5,
}
const createPickupPoint = () => ({
  id: point,
  marketId,
  name: 'Studio',
  address: '1 Loom Street',
  hours: 'By appointment',
})

beforeAll(async () => {
  store = await openTestDatabase()
  const { db } = store
  staffId = await addFirstAdmin(db)
  const [market] = await db.select({ id: markets.id }).from(markets)
  if (!market) throw new Error('The primary market is missing')
  marketId = market.id
  await db.insert(locales).values({ marketId, language: 'de-AT', prefix: 'at' })
  await db.update(markets).set({ orderButton: 'Order and pay {total}' }).where(eq(markets.id, marketId))
  await db.insert(menus).values({ name: 'footer', items: [LINK] })
  await db.insert(homepageVersions).values({ sections: [QUOTE], isDraft: false, publishedAt: new Date() })
  await db.delete(shippingZones)
  await db.insert(shippingZones).values({ id: zone, marketId, name: 'World' })
  await db.insert(shippingRates).values(rate)
  await db.insert(pickupPoints).values(createPickupPoint())
  await db.insert(sizeGuides).values({ id: guide, note: 'Measure over underwear', ...createSizeGuideRow('Dresses') })
  const look = { image: '/look.jpg', imagePublicId: 'look', imageWidth: 4, imageHeight: 5 }
  await db.insert(looks).values({ id: newId(), name: 'Market morning', ...look })
  const account = { ...NO_TERMS.account, holder: 'Lumina', iban: 'DE89370400440532013000', note: 'Pay within 5 days' }
  await db.insert(paymentConnections).values({ provider: 'bank_transfer' })
  await db
    .insert(paymentOffers)
    .values({ marketId, provider: 'bank_transfer', isOffered: true, terms: { ...NO_TERMS, account } })
  dress = await addProduct(db, { name: 'Silk dress', colors: [{ name: 'Midnight', hex: '#101030' }] })
  await db.update(products).set({ sizeGuide: 'Dresses', safetyWarnings: 'Keep away from fire' })
  await db.insert(productImages).values({
    id: image,
    productId: dress,
    url: '/a.jpg',
    publicId: 'a',
    width: 3,
    height: 4,
    alt: 'By a window',
    isPrimary: true,
  })
})
afterAll(() => store.close())
beforeEach(() => store.db.delete(translations))

async function translate(kind: TranslatableKind, subject: string, texts: Record<string, string>) {
  const [found] = await listEditableTranslations(store.db, { kind, language: LANGUAGE, ids: [subject] })
  if (!found) throw new Error(`There is no such ${kind}`)
  const change = { texts, current: [], version: found.version }
  expect(await saveTranslation(store.db, { kind, id: subject, language: LANGUAGE }, change, staffId)).toBe('saved')
}

const terms = (prefix: string) => readTerms(store.db, { prefix, now: new Date() })
const readStored = (prefix: string) => readStorefront(createPageContext(store.db, prefix))
const footer = async (prefix: string) => {
  const { shell } = await readStored(prefix)
  return parseStoredMenus(shell.menus, false, shell.menuTexts).footer
}
const readRateName = async (prefix: string) => (await terms(prefix)).shipping.zones[0]?.rates[0]?.name
const readPickupPoint = async (prefix: string) => (await terms(prefix)).shipping.pickupPoints[0]
const readNote = async (language: string) => {
  const [transfer] = await readOffered(store.db, { marketId, language })
  return transfer?.terms.account.note
}
const readOrderButton = async (prefix: string) => {
  return (await readLocales(store.db)).find((locale) => locale.prefix === prefix)?.market.orderButton
}

test('the database derives the same subject ids as the code', async () => {
  const { rows } = await store.db.execute<{ id: string }>(sql`select subject_id('menu-link', 'footer/new') as id`)
  expect(rows[0]?.id).toBe(computeSubjectId('menu-link', 'footer/new'))
})

test('store text is translated field by field, and a text remains hidden if its original is empty', async () => {
  await translate('store-texts', computeSubjectId('store-texts', ''), {
    about_end: 'Komm herein',
    faq_returns: 'Dreißig Tage',
  })
  expect((await readStored('at')).settings).toMatchObject({
    about_end: 'Komm herein',
    contact_hours: initialSettings.contact_hours,
  })
  expect((await readStored('')).settings.about_end).toBe(initialSettings.about_end)
  await saveSettings(store.db, { faq_returns: '' })
  expect((await readStored('at')).settings.faq_returns).toBe('')
})

test('menu labels are translated at both levels', async () => {
  await translate('menu-link', computeSubjectId('menu-link', 'footer/new'), { name: 'Neu' })
  expect(await footer('at')).toMatchObject([{ label: 'Shop', items: [{ label: 'Neu' }] }])
  expect(await footer('')).toMatchObject([{ label: 'Shop', items: [{ label: 'New in' }] }])
})

test('homepage sections are translated field by field', async () => {
  await translate('homepage-section', computeSubjectId('homepage-section', 'press'), { 'quote.text': 'Wie Licht' })
  const [german] = await readPublishedSections(store.db, false, 'at')
  expect(german?.settings).toEqual({ text: 'Wie Licht', by: 'Ada', tone: 'clay' })
  const [original] = await readPublishedSections(store.db, false)
  expect(original?.settings).toEqual(QUOTE.settings)
})

test('checkout shows rates, pickup points and the order button in the language of the page', async () => {
  await translate('shipping-rate', computeSubjectId('shipping-rate', `${zone}/standard`), { name: 'Standardversand' })
  await translate('pickup-point', point, { hours: 'Nach Absprache' })
  await translate('market', marketId, { orderButton: 'Zahlungspflichtig bestellen {total}' })
  expect([await readRateName('at'), await readRateName('')]).toEqual(['Standardversand', 'Standard'])
  expect(await readPickupPoint('at')).toMatchObject({ name: 'Studio', hours: 'Nach Absprache' })
  expect(await readOrderButton('at')).toBe('Zahlungspflichtig bestellen {total}')
  expect(await readOrderButton('')).toBe('Order and pay {total}')
})

test('the note of a bank transfer is shown in the language of the order', async () => {
  const subject = computeSubjectId('payment-offer', `${marketId}/bank_transfer`)
  await translate('payment-offer', subject, { note: 'Zahlbar in 5 Tagen' })
  expect([await readNote('de-AT'), await readNote('en')]).toEqual(['Zahlbar in 5 Tagen', 'Pay within 5 days'])
})

test('a product shows warnings, image descriptions and its size guide in the language of the page', async () => {
  await translate('product', dress, { safetyWarnings: 'Von Feuer fernhalten' })
  await translate('product-image', image, { alt: 'Am Fenster' })
  await translate('size-guide', guide, { note: 'Über der Unterwäsche messen' })
  const { db } = store
  const german = await findProduct(db, dress, GERMAN)
  expect(german?.safety.safetyWarnings).toBe('Von Feuer fernhalten')
  expect(german?.images).toMatchObject([{ alt: 'Am Fenster' }])
  expect((await listProductsById(db, [dress], GERMAN))[0]?.images).toMatchObject([{ alt: 'Am Fenster' }])
  expect(await findProductGuide(db, dress, 'de')).toMatchObject({
    product: { name: 'Silk dress' },
    guide: { name: 'Dresses', note: 'Über der Unterwäsche messen' },
  })
  const original = await findProduct(db, dress, initialSettings)
  expect(original?.images).toMatchObject([{ alt: 'By a window' }])
  expect(original?.safety.safetyWarnings).toBe('Keep away from fire')
  expect((await findProductGuide(db, dress))?.guide.note).toBe('Measure over underwear')
})

const outdated = async () => (await store.db.select().from(translations)).flatMap((row) => row.outdated)
const count = () => store.db.$count(translations)

/** `change(false)` changes an original, and `change(true)` changes it back. `restore` adds what `remove` removed. */
const CHANGES: readonly {
  readonly kind: TranslatableKind
  readonly subject: () => string
  readonly field: string
  readonly change: (restoresOriginal: boolean) => Promise<unknown>
  readonly remove?: () => Promise<unknown>
  readonly restore?: () => Promise<unknown>
}[] = [
  {
    kind: 'store-texts',
    subject: () => computeSubjectId('store-texts', ''),
    field: 'about_end',
    change: (restoresOriginal) =>
      saveSettings(store.db, { about_end: restoresOriginal ? initialSettings.about_end : 'Come in' }),
  },
  {
    kind: 'menu-link',
    subject: () => computeSubjectId('menu-link', 'footer/new'),
    field: 'name',
    change: (restoresOriginal) =>
      store.db.update(menus).set({
        items: [restoresOriginal ? LINK : { ...LINK, items: [{ ...LINK.items[0], label: 'Just in' }] }],
      }),
    remove: () => store.db.update(menus).set({ items: [{ ...LINK, items: [] }] }),
    restore: () => store.db.update(menus).set({ items: [LINK] }),
  },
  {
    kind: 'homepage-section',
    subject: () => computeSubjectId('homepage-section', 'press'),
    field: 'quote.text',
    change: (restoresOriginal) =>
      store.db.update(homepageVersions).set({
        sections: [restoresOriginal ? QUOTE : { ...QUOTE, settings: { ...QUOTE.settings, text: 'Like dusk' } }],
      }),
    remove: () => store.db.update(homepageVersions).set({ sections: [] }),
    restore: () => store.db.update(homepageVersions).set({ sections: [QUOTE] }),
  },
  {
    kind: 'shipping-rate',
    subject: () => computeSubjectId('shipping-rate', `${zone}/standard`),
    field: 'name',
    // Replaces the rows as the form does
    change: (restoresOriginal) =>
      store.db.transaction(async (tx) => {
        await tx.delete(shippingRates)
        await tx.insert(shippingRates).values(restoresOriginal ? rate : { ...rate, name: 'Post' })
      }),
    remove: () => store.db.delete(shippingRates),
    restore: () => store.db.insert(shippingRates).values(rate),
  },
  {
    kind: 'pickup-point',
    subject: () => point,
    field: 'name',
    change: (restoresOriginal) =>
      store.db.transaction(async (tx) => {
        await tx.delete(pickupPoints)
        await tx
          .insert(pickupPoints)
          .values(restoresOriginal ? createPickupPoint() : { ...createPickupPoint(), name: 'Shop' })
      }),
    remove: () => store.db.delete(pickupPoints),
    restore: () => store.db.insert(pickupPoints).values(createPickupPoint()),
  },
  {
    kind: 'payment-offer',
    subject: () => computeSubjectId('payment-offer', `${marketId}/bank_transfer`),
    field: 'note',
    change: (restoresOriginal) =>
      store.db.execute(sql`update ${paymentOffers}
        set terms = jsonb_set(terms, '{account,note}', ${JSON.stringify(restoresOriginal ? 'Pay within 5 days' : 'Pay soon')}::jsonb)`),
    remove: () => store.db.execute(sql`update ${paymentOffers} set terms = jsonb_set(terms, '{account,note}', '""')`),
    restore: () =>
      store.db.execute(
        sql`update ${paymentOffers} set terms = jsonb_set(terms, '{account,note}', '"Pay within 5 days"')`,
      ),
  },
  {
    kind: 'size-guide',
    subject: () => guide,
    field: 'note',
    change: (restoresOriginal) =>
      store.db.update(sizeGuides).set({ note: restoresOriginal ? 'Measure over underwear' : 'Measure twice' }),
  },
  {
    kind: 'color',
    subject: () => computeSubjectId('color', 'midnight'),
    field: 'name',
    // A product that is saved later can spell the color differently
    change: (restoresOriginal) =>
      store.db.update(products).set({ colors: [{ name: restoresOriginal ? 'Midnight' : 'MIDNIGHT', hex: '#101030' }] }),
  },
  {
    kind: 'product-image',
    subject: () => image,
    field: 'alt',
    change: (restoresOriginal) =>
      store.db.update(productImages).set({ alt: restoresOriginal ? 'By a window' : 'By a door' }),
  },
]

test.each(CHANGES)(
  'the translation of $kind is outdated while the original differs from the text that was translated',
  async (changed) => {
    const { kind, subject, field, change } = changed
    await translate(kind, subject(), { [field]: 'Deutsch' })
    expect(await outdated()).toEqual([])
    await change(false)
    expect(await outdated()).toEqual([field])
    await change(true)
    expect(await outdated()).toEqual([])
  },
)

test.each(CHANGES.filter(({ remove }) => remove))(
  'the translation of $kind is deleted with its original',
  async (changed) => {
    const { kind, subject, field, remove, restore } = changed
    await translate(kind, subject(), { [field]: 'Deutsch' })
    await remove?.()
    expect(await count()).toBe(0)
    await restore?.()
  },
)

test('a section’s translation is kept while a restorable version contains the section', async () => {
  const { db } = store
  await translate('homepage-section', computeSubjectId('homepage-section', 'press'), { 'quote.text': 'Wie Licht' })
  const later = newId<'homepage-version'>()
  await db.insert(homepageVersions).values({ id: later, sections: [], isDraft: false, publishedAt: new Date() })
  expect(await count()).toBe(1)
  await db.delete(homepageVersions).where(eq(homepageVersions.id, later))
  expect(await readPublishedSections(db, false, 'at')).toMatchObject([{ settings: { text: 'Wie Licht' } }])
})

test.each([
  ['store-texts', () => computeSubjectId('store-texts', ''), 'about_end', ['settings']],
  ['menu-link', () => computeSubjectId('menu-link', 'footer/new'), 'name', ['shell']],
  ['homepage-section', () => computeSubjectId('homepage-section', 'press'), 'quote.text', ['homepage']],
  ['shipping-rate', () => computeSubjectId('shipping-rate', `${zone}/standard`), 'name', ['settings']],
  ['pickup-point', () => point, 'name', ['settings']],
  ['market', () => marketId, 'orderButton', ['settings']],
  ['size-guide', () => guide, 'name', ['size-guides']],
  ['color', () => computeSubjectId('color', 'midnight'), 'name', ['settings']],
  ['product-image', () => image, 'alt', [`product:`]],
] as const)('a changed translation of %s invalidates the pages that show it', async (kind, subject, field, tags) => {
  await store.db.execute(sql`delete from page_changes`)
  await translate(kind, subject(), { [field]: 'Deutsch' })
  const { rows } = await store.db.execute<{ tags: string[] }>(sql`select tags from page_changes`)
  expect(rows.flatMap((row) => row.tags)).toEqual(tags.map((tag) => (tag === 'product:' ? `product:${dress}` : tag)))
})

test('each kind that has originals is listed, counted and exported', async () => {
  const { db } = store
  await db.update(categories).set({ imageAlt: 'On a rail' })
  const units: TextUnit[] = []
  for await (const batch of readTextUnits(db, LANGUAGE)) units.push(...batch)
  const counted = await countTranslations(db, LANGUAGE)
  for (const kind of TRANSLATABLE_KINDS.filter((candidate) => candidate !== 'collection' && candidate !== 'page')) {
    const query = { language: LANGUAGE, q: '', kind, state: null, page: 1 }
    const { rows } = await listTranslationRows(db, query)
    expect(rows.length, kind).toBeGreaterThan(0)
    expect(
      units.some((unit) => unit.kind === kind),
      kind,
    ).toBe(true)
    expect(counted.find((count) => count.kind === kind)?.missing, kind).toBe(rows.length)
  }
  expect(units).toContainEqual(expect.objectContaining({ kind: 'category', field: 'imageAlt', original: 'On a rail' }))
})

test.each(['csv', 'xliff'])(
  'importing an exported %s file restores all translations except instructions on where to send money',
  async (format) => {
    const { db } = store
    for (const { kind, subject, field } of CHANGES) await translate(kind, subject(), { [field]: `“${kind}” & <mehr>` })
    const texts = async () =>
      (await db.select(pick(translations, ['kind', 'texts', 'outdated'])).from(translations)).toSorted(byKind)
    const before = await texts()
    let file = ''
    if (format === 'xliff') {
      for await (const part of writeXliffParts(readTextUnits(db, LANGUAGE), { original: 'en', target: LANGUAGE }))
        file += part
    } else {
      const rows: CsvRow[] = [TRANSLATION_HEADING]
      for await (const batch of readTranslationRows(db, LANGUAGE)) rows.push(...batch)
      file = toCsv(rows)
    }
    const name = format === 'csv' ? 'translations.csv' : 'translations.xlf'
    const same = await findFileImport(db, await uploadImport(db, { name, text: file, staffId }))
    expect(same?.counts).toMatchObject({ new: 0, changed: 0, refused: 0 })
    await db.delete(translations)
    const id = await uploadImport(db, { name, text: file, staffId })
    expect(await listRejectedLines(readImportRejectedRows(db, id))).toEqual([
      expect.stringContaining('This text tells customers where to send money'),
    ])
    expect(await saveImport(db, id, staffId)).toMatchObject({ applied: CHANGES.length - 1, refused: 1 })
    expect(await texts()).toEqual(before.filter(({ kind }) => kind !== 'payment-offer'))
  },
)

const byKind = (a: { readonly kind: string }, b: { readonly kind: string }) => a.kind.localeCompare(b.kind)

test('the preset of a homepage that was never published can be translated', async () => {
  const { db } = store
  await db.delete(homepageVersions)
  const hero = {
    kind: 'homepage-section' as const,
    id: computeSubjectId('homepage-section', 'hero'),
    language: LANGUAGE,
  }
  expect(await findEditableTranslation(db, hero)).toMatchObject({
    original: { 'hero.headline': 'Radiate Your Light', 'hero.button.phone': 'Discover Collection' },
  })
  await translate('homepage-section', hero.id, { 'hero.headline': 'Strahle' })
  expect((await readPublishedSections(db, true, 'at'))[0]?.settings).toMatchObject({ headline: 'Strahle' })
  await db.insert(homepageVersions).values({ sections: [QUOTE], isDraft: false, publishedAt: new Date() })
})

test('an order button text that does not mention payment is reported as a legal finding', async () => {
  const { db } = store
  const market = {
    id: marketId,
    name: 'Europe',
    countries: ['AT'],
    currency: 'EUR',
    orderButton: 'Order and pay {total}',
    locales: [{ language: 'de-AT' }],
  }
  const isReported = async () => {
    // Boundary: the market has only the data that the rules read
    const findings = await readLawFindings(db, [market as never])
    return findings.listFindings(marketId).some(({ rule }) => rule === 'order-button')
  }
  await translate('market', marketId, { orderButton: 'Bestellen {total}' })
  expect(await isReported()).toBe(true)
  await translate('market', marketId, { orderButton: 'Zahlungspflichtig bestellen {total}' })
  expect(await isReported()).toBe(false)
})

test.each([
  ['a label that is too long', 'menu-link', 'name', 'x'.repeat(41), 'Label can have at most 40 characters'],
  ['a quote that is too long', 'homepage-section', 'quote.text', 'x'.repeat(241), /^Quote: Quote can have at most 240/],
  ['a name with two lines', 'shipping-rate', 'name', 'a\nb', 'Name must be one line'],
  ['an unknown placeholder', 'store-texts', 'faq_returns', 'Ab {preis}', /contains \{preis\}, which does not exist$/],
] as const)('%s is rejected with an error for its field', (_, kind, field, text, message) => {
  expect(parseInput(translationInput(kind), { [field]: text, version: '' })).toEqual({
    ok: false,
    errors: { [field]: typeof message === 'string' ? message : expect.stringMatching(message) },
  })
})
