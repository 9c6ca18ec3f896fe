import { randomUUID } from 'node:crypto'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { newId } from '#app/lib/id.ts'
import { UNSAVABLE } from '#app/lib/text.ts'
import { toDraft } from '#app/operations/markets/market-draft.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { taxRegistrations } from '#app/pricing/taxes.table.ts'
import { addManufacturer } from '#tests/support/manufacturers.ts'
import { buildMarketForm } from '#tests/support/market-form.ts'
import { INITIAL_MARKET } from '#tests/support/markets.ts'
import { createManufacturerForm } from '#tests/support/page-updates/manufacturer-updates.ts'
import { createGuideForm } from '#tests/support/page-updates/size-guide-updates.ts'
import { buildProductFields } from '#tests/support/product-form.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { createSizeGuideRow } from '#tests/support/size-guides.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'

// Checks the error messages of the admin's forms. Which values are valid is tested beside each schema.

type Fields = Readonly<Record<string, string>>

const store = getSharedStore()
const { db, admin } = await openStaffAccess(store)

/** Sends a form. Returns its error summary and the message that describes each invalid field. */
async function send(path: string, fields: Fields) {
  const response = await admin.post(path, fields)
  const main = parseDocument(await response.text())
  const byId = (id: string) => DomUtils.getElementById(id, main, true)
  const alerts = DomUtils.getElements({ role: 'alert' }, main, true)
  const beside: Record<string, string> = {}
  for (const field of DomUtils.findAll((element) => element.attribs['aria-invalid'] === 'true', main.children)) {
    const described = field.attribs['aria-describedby']?.split(' ') ?? []
    const message = described.map(byId).find((element) => element?.attribs.id?.endsWith('-error'))
    beside[field.attribs.name ?? field.attribs.id ?? ''] = message ? DomUtils.textContent(message) : ''
  }
  return { status: response.status, summary: alerts.map((alert) => DomUtils.textContent(alert)).join(' '), beside }
}

const collection = {
  name: 'Linen',
  slug: 'linen',
  description: '',
  status: 'active',
  cardPer: 'product',
  position: '0',
  heroImage: '',
  heroImageAlt: '',
  imageUrl: '',
  imageUrlAlt: '',
  products: 'untouched',
  seoTitle: '',
  seoDescription: '',
  sizeGuide: '',
  version: '',
}
const category = {
  name: 'Hats',
  slug: 'hats',
  image: '',
  imageAlt: '',
  seoTitle: '',
  seoDescription: '',
  sizeGuide: '',
  version: '',
}
const discount = {
  code: 'LATE',
  kind: 'percent',
  value: '10',
  minimum: '',
  startsAt: '',
  endsAt: '',
  usageLimit: '',
  customerLimit: '',
  isActive: 'on',
  timeZone: 'Africa/Lagos',
  version: '',
}
const page = { title: 'Notes', slug: 'notes', policy: '', body: 'Text', seoTitle: '', seoDescription: '', version: '' }
const redirect = { path: '/pages/gone', target: '/faq', version: '' }
const taxRate = {
  country: 'IS',
  region: '',
  taxClass: 'standard',
  name: 'VAT',
  rate: '25',
  validFrom: '2099-01-01',
  version: '',
}
const shippingRate = {
  key: '',
  name: 'Van',
  kind: 'delivery',
  amount: '',
  freeFrom: '',
  basis: 'subtotal',
  minimum: '',
  maximum: '',
  daysMin: '',
  daysMax: '',
  isActive: true,
}
const locale = { id: '', language: 'German', prefix: 'shop', isDefault: true }

/** Returns a product's fields, with half of a surrogate pair in each of these JSON lists. */
function createProductFields(
  lists: Readonly<Record<'sizes' | 'colors' | 'tags' | 'images', (half: string) => unknown>>,
): Fields {
  const entries = Object.entries(lists).map(([name, toItem]) => [name, JSON.stringify([toItem('a\ud83db')])])
  return Object.fromEntries(
    Object.entries({ ...buildProductFields(), ...Object.fromEntries(entries) }).map(([name, value]) => [
      name,
      String(value),
    ]),
  )
}

type RejectedForm = {
  readonly title: string
  readonly path: string
  readonly fields: Fields
  readonly status?: 400 | 409
  /** Text in the summary, which also contains the messages beside the fields. */
  readonly expected: readonly string[]
  /** The messages beside the fields, keyed by field name. */
  readonly beside?: Fields
}

const REJECTED: readonly RejectedForm[] = [
  {
    title: 'a collection without a name',
    path: '/admin/collections/new',
    fields: { ...collection, name: '   ', position: 'first' },
    expected: ['This collection was not saved'],
    beside: { name: 'Collection name is required' },
  },
  {
    title: 'a product with a size, a color, a tag and an image that cannot be saved',
    path: '/admin/products/new',
    fields: createProductFields({
      sizes: (half) => half,
      colors: (half) => ({ name: half, hex: '#d2b48c' }),
      tags: (half) => half,
      images: (half) => ({ publicId: 'a/b', alt: half, color: null, name: 'a.jpg' }),
    }),
    expected: [`This product was not saved${UNSAVABLE.repeat(4)}`],
    beside: { 'field-sizes': UNSAVABLE, 'field-tags': UNSAVABLE },
  },
  {
    title: 'a category with the slug of another category',
    path: '/admin/categories/new',
    fields: { ...category, name: 'Upper parts', slug: 'tops' },
    status: 409,
    expected: ['This category was not saved'],
    beside: { slug: 'Another category already has this slug' },
  },
  {
    title: 'a category without a name',
    path: '/admin/categories/new',
    fields: { ...category, name: ' ' },
    expected: ['This category was not saved'],
    beside: { name: 'Category name is required' },
  },
  {
    title: 'a discount code with a wrong percentage and limit',
    path: '/admin/discounts/new',
    fields: { ...discount, value: '101', usageLimit: '0' },
    expected: ['This discount code was not saved'],
    beside: {
      value: 'Enter a percentage above 0, up to 100, with at most 4 decimals',
      usageLimit: 'Enter a whole number from 1 to 1,000,000, or leave it blank',
    },
  },
  {
    title: 'a discount code that already exists',
    path: '/admin/discounts/new',
    fields: { ...discount, code: 'welcome10' },
    status: 409,
    expected: ['This discount code was not saved'],
    beside: { code: 'This code already exists' },
  },
  {
    title: 'a page without a title',
    path: '/admin/pages/new',
    fields: { ...page, title: ' ' },
    expected: ['This page was not saved'],
    beside: { title: 'Title is required' },
  },
  {
    title: 'a page that is published with gaps and an image without alt text',
    path: '/admin/pages/new',
    fields: { ...page, body: 'We are [company].\n\n![](/media/pages/hem.jpg)', intent: 'publish' },
    status: 409,
    expected: ['Replace the text in square brackets: [company]. Add alt text to each image, or mark it as decorative'],
  },
  {
    title: 'a redirect from a page of the store to an invalid address',
    path: '/admin/redirects/new',
    fields: { ...redirect, path: '/about', target: 'our page' },
    expected: ['This redirect was not saved'],
    beside: {
      path: 'A page in your store has this URL, so the redirect would never apply',
      target: 'Enter a path, such as /about, or a URL that begins with https://',
    },
  },
  {
    title: 'a redirect to a missing page',
    path: '/admin/redirects/new',
    fields: { ...redirect, path: `https://old.example/pages/${randomUUID()}/`, target: '/pages/none' },
    status: 409,
    expected: ['This redirect was not saved'],
    beside: { target: 'There is no page at /pages/none' },
  },
  {
    title: 'a size guide without a name',
    path: '/admin/size-guides/new',
    fields: createGuideForm(' ', ''),
    expected: ['This size guide was not saved'],
    beside: { name: 'Name is required' },
  },
  {
    title: 'a manufacturer without a name',
    path: '/admin/manufacturers/new',
    fields: createManufacturerForm(' '),
    expected: ['This manufacturer was not saved'],
    beside: { maker: 'Name is required' },
  },
  {
    title: 'a size guide with a cell in a different unit',
    path: '/admin/size-guides/new',
    fields: { ...createGuideForm('Hats', ''), table: createGuideForm('', '').table.replace('88–92', '22in') },
    expected: ['This size guide was not saved', '“22in” has a different unit: this guide is in centimeters'],
  },
  {
    title: 'a tax rate that is not a number and begins in the past',
    path: '/admin/taxes/rates/new',
    fields: { ...taxRate, rate: 'a fifth', validFrom: '2020-01-01' },
    expected: ['This tax rate was not saved'],
    beside: {
      rate: 'Enter a rate from 0 to 100, with at most 4 decimals',
      validFrom: 'Enter today or a later day',
    },
  },
  {
    title: 'a tax registration with a number that cannot exist',
    path: '/admin/taxes/registrations/new',
    fields: { country: 'NO', region: '', number: 'NO1', validFrom: '2026-01-01', version: '' },
    status: 409,
    expected: ['This registration was not saved'],
    beside: { number: 'must look like' },
  },
  {
    title: 'the tax starter table without a country',
    path: '/admin/taxes/starter',
    fields: {},
    expected: ['No rates were added', 'Choose at least one country'],
  },
  {
    title: 'a shipping zone with a wrong postal code and rate',
    path: '/admin/shipping/new',
    fields: {
      name: '',
      market: INITIAL_MARKET,
      version: '',
      places: JSON.stringify([{ country: 'GB', region: '', postalPattern: 'SW1-*' }]),
      rates: JSON.stringify([shippingRate]),
    },
    expected: ['“SW1-*” is not a postal code', 'Enter a price; 0 is free'],
    beside: { name: 'Name is required' },
  },
  {
    title: 'a pickup point without a name',
    path: `/admin/shipping/pickup/${INITIAL_MARKET}`,
    fields: { points: JSON.stringify([{ id: '', name: '', address: '', hours: '' }]), version: '' },
    expected: [
      'The pickup points were not saved',
      'Enter a name for the pickup point',
      'Enter an address for the pickup point',
    ],
  },
  {
    title: 'a setup whose delivery price is not an amount',
    path: '/admin/settings/setup?country=NG',
    fields: {
      version: '',
      store_name: 'Adaeze',
      store_email: '',
      country: 'NG',
      language: 'en',
      currency: 'NGN',
      taxes: 'included',
      delivery: 'ten',
      time_zone: 'Africa/Lagos',
      weight_unit: 'kg',
      look: 'Neon',
      logo: '',
      shown_look: '',
    },
    expected: ['The store was not set up', 'Enter a shipping price such as 10 or 7.50', 'The brand could not be read.'],
  },
  {
    title: 'a market without a name, with a rate of 0 and an invalid locale',
    path: '/admin/markets/new',
    fields: buildMarketForm(
      { ...toDraft(null, 'NGN'), countries: ['DE'], currency: 'EUR', rate: '0', locales: [locale] },
      'NGN',
      '',
    ),
    expected: ['This market was not saved', 'Enter a rate above 0', 'Enter a language code', 'used by another page'],
    beside: { name: 'Name is required' },
  },
]

describe('a form is rejected with messages beside its fields:', () => {
  test.each(REJECTED)('$title', async ({ path, fields, status = 400, expected, beside = {} }) => {
    const response = await send(path, fields)
    expect(response.status).toBe(status)
    for (const message of [...expected, ...Object.values(beside)]) expect(response.summary).toContain(message)
    for (const [name, message] of Object.entries(beside)) expect(response.beside[name]).toContain(message)
  })
})

/** The form of an existing record. */
type Form = {
  readonly title: string
  readonly add: () => Promise<string>
  readonly fields: Fields
  readonly changed: string
  /** The form's path without the id; the test adds an unknown id. */
  readonly missing: string
  readonly deleted: RegExp
}

const conflictText =
  'changed by someone else. Fields you did not edit now show their changes. Check them and save again.'

const FORMS: readonly Form[] = [
  {
    title: 'a collection',
    add: async () => (await admin.newCollection()).edit,
    fields: collection,
    changed: `This collection was ${conflictText}`,
    missing: '/admin/collections/edit',
    deleted: /This collection was deleted by someone else\..*save them as a new collection/,
  },
  {
    title: 'a category',
    add: async () => (await admin.newCategory()).edit,
    fields: category,
    changed: `This category was ${conflictText}`,
    missing: '/admin/categories/edit',
    deleted: /This category was deleted by someone else\..*save them as a new category/,
  },
  {
    title: 'a discount code',
    add: async () => {
      const id = newId<'discount'>()
      await db
        .insert(discountCodes)
        .values({ id, code: `STALE-${id.slice(-8).toUpperCase()}`, kind: 'percent', percent: 100_000 })
      return `/admin/discounts/edit/${id}`
    },
    fields: discount,
    changed: `This discount code was ${conflictText}`,
    missing: '/admin/discounts/edit',
    deleted: /This discount code was deleted by someone else\..*save them as a new discount code/,
  },
  {
    title: 'a page',
    add: async () => (await admin.newWrittenPage()).edit,
    fields: page,
    changed: `This page was ${conflictText}`,
    missing: '/admin/pages/edit',
    deleted: /This page was deleted by someone else\..*save them as a new page/,
  },
  {
    title: 'a redirect',
    add: () => admin.newRedirect(`/pages/${randomUUID()}`, '/faq'),
    fields: redirect,
    changed: `This redirect was ${conflictText}`,
    missing: '/admin/redirects/edit',
    deleted: /This redirect was deleted by someone else\..*save them as a new redirect/,
  },
  {
    title: 'a size guide',
    add: async () => {
      const id = newId<'size-guide'>()
      await db.insert(sizeGuides).values({ ...createSizeGuideRow(`Stale ${id}`), id })
      return `/admin/size-guides/edit/${id}`
    },
    fields: createGuideForm('Stale', ''),
    changed: `This size guide was ${conflictText}`,
    missing: '/admin/size-guides/edit',
    deleted: /This size guide was deleted by someone else\..*save them as a new size guide/,
  },
  {
    title: 'a manufacturer',
    add: async () => `/admin/manufacturers/edit/${await addManufacturer(db, { maker: `Stale ${randomUUID()}` })}`,
    fields: createManufacturerForm('Stale'),
    changed: `This manufacturer was ${conflictText}`,
    missing: '/admin/manufacturers/edit',
    deleted: /This manufacturer was deleted by someone else\..*save them as a new manufacturer/,
  },
  {
    title: 'a tax registration',
    add: async () => {
      const id = newId<'tax-registration'>()
      await db.insert(taxRegistrations).values({ id, country: 'LI', validFrom: '2026-01-01' })
      return `/admin/taxes/registrations/edit/${id}`
    },
    fields: { country: 'LI', region: '', number: '', validFrom: '2026-02-01' },
    changed: `This registration was ${conflictText}`,
    missing: '/admin/taxes/registrations/edit',
    deleted: /This registration was deleted by someone else\..*save them as a new registration/,
  },
]

describe('after someone else changed or deleted the record, the form overwrites nothing and shows a conflict:', () => {
  test.each(FORMS)('$title', async ({ add, fields, changed, missing, deleted }) => {
    const stale = { ...fields, version: 'an earlier version' }
    const conflict = await send(await add(), stale)
    expect([conflict.status, conflict.summary]).toEqual([409, expect.stringContaining(changed)])
    const deletedResponse = await admin.post(`${missing}/${randomUUID()}.data`, stale)
    expect([deletedResponse.status, await deletedResponse.text()]).toEqual([404, expect.stringMatching(deleted)])
  })
})

const MISSING = [
  { title: 'Collection Not Found', path: '/admin/collections/edit', list: '/admin/collections' },
  { title: 'Customer not found', path: '/admin/customers', list: '/admin/customers' },
  { title: 'Category Not Found', path: '/admin/categories/edit', list: '/admin/categories' },
  { title: 'Discount Code Not Found', path: '/admin/discounts/edit', list: '/admin/discounts' },
  { title: 'Email not found', path: '/admin/mails', list: '/admin/mails' },
  { title: 'Import not found', path: '/admin/import', list: '/admin/import' },
  { title: 'Invoice not found', path: '/admin/invoices', list: '/admin/invoices' },
  { title: 'Manufacturer Not Found', path: '/admin/manufacturers/edit', list: '/admin/manufacturers' },
  { title: 'Market Not Found', path: '/admin/markets/edit', list: '/admin/markets' },
  { title: 'Message not found', path: '/admin/messages', list: '/admin/messages' },
  { title: 'Page Not Found', path: '/admin/pages/edit', list: '/admin/pages' },
  { title: 'Redirect Not Found', path: '/admin/redirects/edit', list: '/admin/redirects' },
  { title: 'Shipping Zone Not Found', path: '/admin/shipping', list: '/admin/shipping' },
  { title: 'Size Guide Not Found', path: '/admin/size-guides/edit', list: '/admin/size-guides' },
] as const

test.each(MISSING)(
  '$title: the screen for a missing record says that it is missing and links to the list',
  async ({ title, path, list }) => {
    const { cookie } = await openStaffSession(db, store)
    for (const id of ['none', randomUUID()]) {
      const { status, html } = await readPage(store.url, `${path}/${id}`, cookie)
      expect(status).toBe(404)
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
      expect(html).toMatch(new RegExp(`<main[^]*href="${list}"[^>]*>[^<]*</a>[^]*</main>`))
    }
  },
)

test.each([
  { query: 'market=new&language=German', expected: 'Enter a language code' },
  { query: 'market=01890000-0000-7000-8000-000000000001&language=it', expected: 'This market was deleted' },
])('a language that cannot be added shows an error beside the market: $query', async ({ query, expected }) => {
  const { cookie } = await openStaffSession(db, store)
  const { html } = await readPage(store.url, `/admin/languages?${query}`, cookie)
  expect(html).toMatch(/<select[^>]*aria-invalid="true"[^>]*aria-describedby="field-market-error"/)
  expect(html).toMatch(new RegExp(`id="field-market-error"[^>]*>.*${expected}`))
})

test('without a second language, the translations screen says that all locales show the originals', async () => {
  const { cookie } = await openStaffSession(db, store)
  const { text } = await readPage(store.url, '/admin/translations', cookie)
  expect(text).toContain('Your store has only one language')
})
