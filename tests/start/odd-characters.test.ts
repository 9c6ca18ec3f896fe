import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { DEMO_SECTIONS } from '#app/content/homepage/sections/preset-sections.server.ts'
import { newId } from '#app/lib/id.ts'
import { parseJson } from '#app/lib/json.ts'
import { UNSAVABLE } from '#app/lib/text.ts'
import { toDraft } from '#app/operations/markets/market-draft.ts'
import { BUILT_IN } from '#app/store/brand-look.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { address } from '#tests/support/checkout-request.ts'
import { actionRoutes, configuredRoutes, isPage } from '#tests/support/configured-routes.ts'
import { findTablesWithText } from '#tests/support/database-dump.ts'
import { type FakeEcb, startFakeEcb } from '#tests/support/fake-ecb.ts'
import { listFailures } from '#tests/support/list-failures.ts'
import { isLong } from '#tests/support/long.ts'
import { buildMarketForm } from '#tests/support/market-form.ts'
import { INITIAL_MARKET } from '#tests/support/markets.ts'
import { ODD_TEXTS } from '#tests/support/odd-characters.ts'
import { type AdminClient, openAdminClient } from '#tests/support/page-updates/admin-client.ts'
import { categoryUpdates } from '#tests/support/page-updates/category-updates.ts'
import { collectionUpdates } from '#tests/support/page-updates/collection-updates.ts'
import { lookUpdates } from '#tests/support/page-updates/look-updates.ts'
import { createManufacturerForm } from '#tests/support/page-updates/manufacturer-updates.ts'
import { marketUpdates } from '#tests/support/page-updates/market-updates.ts'
import { orderUpdates } from '#tests/support/page-updates/order-updates.ts'
import { productUpdates } from '#tests/support/page-updates/product-updates.ts'
import { settingUpdates } from '#tests/support/page-updates/setting-updates.ts'
import { createGuideForm } from '#tests/support/page-updates/size-guide-updates.ts'
import { buildProductFields } from '#tests/support/product-form.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { UNLIMITED } from '#tests/support/unlimited.ts'

// Sends requests to routes that write, with each text field in turn replaced by text that cannot be stored. Each
// request is rejected with the right message, nothing fails, and nothing is stored. `parseForm`, `parseInput` and
// `jsonField` reject such text (form.test.ts, json-field.test.ts), and scripts/text-paths.test.ts finds code that
// bypasses them. The routes with such code are tested in every run, all others in `npm run test:long`.
// app/lib/text.test.ts tests all such text, and review-photos.test.ts tests multipart forms.

let bank: FakeEcb
let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let adminPage: AdminClient

beforeAll(async () => {
  bank = await startFakeEcb()
  store = await startStore({ env: { ...UNLIMITED, DEMO_DATA: 'off', RATES_URL: bank.url } })
  database = openStoreDatabase(store)
  await saveSettings(database.db, { contact_inbox: true })
  adminPage = await openAdminClient(store, database.db)
})
afterAll(async () => {
  await database?.close()
  await store?.stop()
  await bank?.stop()
})

/** A request to a route. `send` sends it with valid data. */
type Write = {
  readonly title: string
  readonly route: string
  readonly prepare: (adminPage: AdminClient) => Promise<{ readonly send: () => Promise<Response> }>
}

const id = newId<'order'>()
const session = `session_1763000000000_${'a1'.repeat(16)}`
const lines = [{ productId: id, size: 'M', color: 'Black', quantity: 1 }]

function form(route: string, path: string, fields: Readonly<Record<string, string>>): Write {
  return { title: path, route, prepare: async ({ post }) => ({ send: () => post(path, fields) }) }
}

function json(route: string, path: string, body: object): Write {
  return { title: path, route, prepare: async ({ postJson }) => ({ send: () => postJson(path, body) }) }
}

const discount = { code: 'ODD', kind: 'percent', value: '10', minimum: '', startsAt: '', endsAt: '' }
const discountForm = {
  ...discount,
  usageLimit: '',
  customerLimit: '',
  isActive: 'on',
  timeZone: 'Africa/Lagos',
  version: '',
}
const customer = { version: 'v', firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', phone: '', notes: '' }
const passwords = {
  intent: 'password',
  current: 'not the password',
  password: 'another-good-one',
  again: 'another-good-one',
}
const place = { country: 'US', region: '', postalPattern: '' }
const rate = {
  key: '',
  name: 'Post',
  kind: 'delivery',
  amount: '5',
  freeFrom: '',
  basis: 'subtotal',
  minimum: '',
  maximum: '',
  daysMin: '',
  daysMax: '',
  isActive: true,
}
const lists = { places: JSON.stringify([place]), rates: JSON.stringify([rate]) }
const zone = { name: 'Zone', market: INITIAL_MARKET, ...lists, version: 'v' }
const locale = { id: '', language: 'ar', prefix: 'odd', isDefault: true }
const market = buildMarketForm(
  { ...toDraft(null, 'NGN'), name: 'Odd', countries: ['EG'], locales: [locale] },
  'NGN',
  '',
)
const point = { id: '', name: 'Shop', address: '1 Palm Street', hours: '' }
const taxRate = {
  country: 'NG',
  region: '',
  taxClass: 'standard',
  name: 'VAT',
  rate: '7.5',
  validFrom: '2099-01-01',
  version: '',
}
const setup = {
  version: 'v',
  country: 'NG',
  language: 'en',
  currency: 'NGN',
  store_name: 'Ngozi',
  store_email: 'ngozi@example.com',
  taxes: 'included',
  time_zone: 'Africa/Lagos',
  weight_unit: 'kg',
  delivery: '',
  look: 'Lumina',
  logo: '',
  shown_look: '["Lumina",null]',
}
const writtenPage = {
  title: 'Odd',
  slug: 'odd',
  policy: '',
  body: 'Text',
  seoTitle: '',
  seoDescription: '',
  version: '',
}
const redirect = { path: '/pages/old', target: '/faq', version: '' }
const registration = { country: 'NG', region: '', number: '', validFrom: '2026-01-01', version: '' }
const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello' }

/** Requests to routes that change no public page; `pageWrites` contains the others. */
const OTHER_WRITES: readonly Write[] = [
  form('routes/admin/account', '/admin/account', passwords),
  form('routes/admin/backup-download', '/admin/backups/x/download', { password: 'not the password' }),
  form('routes/admin/backups', '/admin/backups', { intent: 'keep', file: 'x' }),
  form('routes/admin/export-download', '/admin/export/x/download', { password: 'not the password' }),
  form('routes/admin/exports', '/admin/export', { intent: 'delete', file: 'x' }),
  form('routes/admin/brand', '/admin/brand', {
    name: 'Odd',
    version: 'v',
    intent: 'save',
    look: JSON.stringify(BUILT_IN),
  }),
  form('routes/admin/customer-detail', `/admin/customers/${id}`, customer),
  form('routes/admin/discount-edit', `/admin/discounts/edit/${id}`, discountForm),
  form('routes/admin/discount-new', '/admin/discounts/new', discountForm),
  form('routes/admin/homepage-preview', '/admin/homepage/preview', {
    sections: JSON.stringify(DEMO_SECTIONS.slice(0, 2)),
  }),
  form('routes/admin/import', `/admin/import/${id}`, { intent: 'again' }),
  form('routes/admin/import-categories', `/admin/import/${id}/categories`, {
    intent: 'rows',
    rows: JSON.stringify([{ id, before: '', category: 'tops' }]),
  }),
  form('routes/admin/law', '/admin/law', { intent: 'off', rule: 'unit-price', reason: 'Nothing is sold by measure' }),
  form('routes/admin/law-details', '/admin/law/details', {
    version: 'v',
    legal_name: 'Odd Ltd',
    legal_address: 'Lagos',
    eu_responsible_person: '',
    accessibility_authority: '',
  }),
  form('routes/admin/law-packaging', '/admin/law/packaging', {
    version: 'v',
    shipment_packaging: 'paper 180 g',
    lucid_number: '',
    french_producer_numbers: 'Packaging: FR123456_01ABCD',
  }),
  form('routes/admin/invoice-settings', '/admin/invoices/settings', {
    version: 'v',
    invoice_prefix: 'INV-',
    credit_note_prefix: 'CN-',
    invoice_footer: 'Pay soon',
  }),
  form('routes/admin/mail-server', '/admin/settings/mail/server', {
    intent: 'save',
    version: 'v',
    host: 'smtp.example.com',
    port: '465',
    encryption: 'tls',
    user: 'odd',
    password: 'secret',
    fromName: 'Odd',
    fromAddress: '',
    current: 'not the password',
  }),
  form('routes/admin/mail-detail', `/admin/mails/${id}`, { intent: 'again' }),
  form('routes/admin/manufacturer-edit', `/admin/manufacturers/edit/${id}`, createManufacturerForm('Tear & Fio')),
  form('routes/admin/manufacturer-new', '/admin/manufacturers/new', createManufacturerForm('Tear & Fio')),
  form('routes/admin/market-new', '/admin/markets/new', market),
  form('routes/admin/message-detail', `/admin/messages/${id}`, { intent: 'read' }),
  form('routes/admin/order-notes', `/admin/orders/${id}/notes`, { intent: 'add', key: newId(), text: 'A note' }),
  form('routes/admin/opening', '/admin/settings/opening', { intent: 'close' }),
  form('routes/admin/own-store', '/admin/settings/own-store', { store_name: 'Another store' }),
  form('routes/admin/page-cache', '/admin/page-cache', { intent: 'empty' }),
  form('routes/admin/payment-provider', '/admin/payments/stripe', { intent: 'switch', on: 'no' }),
  form('routes/admin/payments', '/admin/payments', { intent: 'switch', provider: 'cash_on_delivery', on: 'no' }),
  form('routes/admin/page-edit', `/admin/pages/edit/${id}`, writtenPage),
  form('routes/admin/page-new', '/admin/pages/new', writtenPage),
  form('routes/admin/product-drafts', '/admin/products/drafts', {
    id,
    version: 'v',
    name: 'Odd',
    price: '',
    sizes: 'S',
  }),
  form('routes/admin/redirect-edit', `/admin/redirects/edit/${id}`, redirect),
  form('routes/admin/redirect-new', '/admin/redirects/new', redirect),
  form('routes/admin/reviews', '/admin/reviews', { intent: 'reply', id, reply: 'Thank you' }),
  form('routes/admin/setup', '/admin/settings/setup', setup),
  form('routes/admin/shipping', '/admin/shipping', { intent: 'arrange', ids: JSON.stringify([id]) }),
  form('routes/admin/shipping-pickup', `/admin/shipping/pickup/${INITIAL_MARKET}`, {
    points: JSON.stringify([point]),
    version: 'v',
  }),
  form('routes/admin/shipping-zone-edit', `/admin/shipping/${id}`, zone),
  form('routes/admin/shipping-zone-new', `/admin/shipping/new?market=${INITIAL_MARKET}`, zone),
  form('routes/admin/size-guide-edit', `/admin/size-guides/edit/${id}`, createGuideForm('Dresses', 'Cut wide')),
  form('routes/admin/size-guide-new', '/admin/size-guides/new', createGuideForm('Dresses', 'Cut wide')),
  form('routes/admin/tags', '/admin/tags/customers', { choice: `ids=${id}`, before: '', after: 'VIP' }),
  form('routes/admin/tax-rate-new', '/admin/taxes/rates/new', taxRate),
  form('routes/admin/tax-registration-edit', `/admin/taxes/registrations/edit/${id}`, registration),
  form('routes/admin/tax-registration-new', '/admin/taxes/registrations/new', registration),
  form('routes/admin/tax-starter', '/admin/taxes/starter', { country: 'NG' }),
  form('routes/admin/taxes', '/admin/taxes', { intent: 'remove-rate', id }),
  form('routes/admin/translation-edit', `/admin/translations/de/product/${id}`, { name: 'Kleid', version: 'v' }),
  form('routes/admin/translations', '/admin/translations', { intent: 'delete', language: 'fr' }),
  form('routes/admin/transfers', '/admin/transfers', { intent: 'set-aside', row: id, version: '1', note: 'A note' }),
  form('routes/admin/view-edit', `/admin/views/${id}`, { intent: 'rename', name: 'To ship' }),
  form('routes/admin/view-new', '/admin/views/new', { list: 'orders', name: 'To ship', query: 'ship=open' }),
  form('routes/admin/subscribers', '/admin/subscribers', { id }),
  json('routes/api/auth', '/api/auth/sign-in/email', { email: 'eve@example.com', password: 'not the password' }),
  json('routes/api/checkout-earlier', '/checkout/earlier', { key: id }),
  json('routes/api/checkout-quote', '/checkout/quote', {
    lines,
    country: 'US',
    method: 'standard',
    currency: 'USD',
    discountCode: '',
  }),
  json('routes/api/checkout-shipping', '/checkout/shipping', {
    email: 'ada@example.com',
    address,
    shippingMethod: 'standard',
  }),
  json('routes/api/contact-message', '/contact/message', message),
  json('routes/api/newsletter', '/newsletter', { email: 'ada@example.com' }),
  json('routes/api/order-payment', `/order/${'a'.repeat(48)}/payment`, { command: 'look' }),
  form('routes/storefront/order-review', `/order/${'a'.repeat(48)}/review/1`, {
    rating: '5',
    title: 'Soft',
    name: 'Ada',
  }),
  form('routes/storefront/withdraw', '/withdraw', {
    intent: 'identify',
    name: 'Ada Obi',
    orderNumber: 'IN1A2B3C4D',
    email: 'ada@example.com',
  }),
  form('routes/storefront/order-withdraw', `/order/${'a'.repeat(48)}/withdraw`, {
    intent: 'confirm',
    name: 'Ada Obi',
    seen: '0',
    line: '1',
    units: '1',
    chosen: '1',
  }),
  form('routes/storefront/waiting-join', `/product/${id}/waiting`, {
    email: 'ada@example.com',
    choice: '["M","Wine"]',
  }),
  json('routes/api/wishlist-change', '/wishlist/change', { session, product: id, saved: true }),
  json('routes/api/wishlist-items', '/wishlist/items', { session }),
  json('routes/api/wishlist-products', '/wishlist/products', { session }),
]

/** Routes that read no free text from the request, and what they read instead. */
const READS_NO_TEXT: Readonly<Record<string, string>> = {
  'routes/admin/customer-erase': 'nothing',
  'routes/admin/import-columns': 'choices from lists: mapping-input.ts',
  'routes/admin/login': 'the input unchanged: credentials-input.ts',
  'routes/admin/login-code': 'six digits, or a backup code, compared by hash',
  'routes/admin/login-forgot': 'an email address, checked by its format',
  'routes/admin/login-reset': 'a password, hashed as typed',
  'routes/admin/logout': 'nothing',
  'routes/admin/order-invoices': 'nothing',
  'routes/admin/order-payment-link': 'a UUID',
  'routes/admin/payment-reconciliation': 'days and a UUID',
  'routes/admin/product-import': 'nothing',
  'routes/admin/unknown': 'nothing',
  'routes/storefront/my-orders': 'an email address, checked by its format',
  'routes/storefront/order-review-mails': 'nothing',
  'routes/storefront/waiting-entry': 'one of two words',
  'routes/storefront/newsletter-entry': 'one of two words',
  'routes/admin/waiting-list': 'a UUID, and a number',
  'routes/admin/mail-settings': 'switches',
  'routes/admin/product-feeds': 'switches, and a number',
  'routes/api/review-vote': 'two UUIDs',
  'routes/api/brand-image': 'an image, and its purpose',
  'routes/api/guarantee-notice': 'an image, a language from a list, and a hash',
  'routes/api/payment-webhook': 'a body signed by Stripe: stripe-events.ts',
  'routes/api/import-file': 'a file: read-csv.server.ts',
  'routes/api/transfer-file': 'a file: statement.ts',
  'routes/api/video-upload': 'a video: video-file.ts',
  'routes/api/uploads': 'an image, and the letters and digits of a folder',
  'routes/api/product-photos': 'an image, and the name of its file: draft-name.test.ts',
}

/**
 * Routes that store, look up or show text that `parseForm`, `parseInput` and `jsonField` do not check
 * (scripts/text-paths.test.ts), and one route that reads JSON.
 */
const READS_UNCHECKED_TEXT: ReadonlySet<string> = new Set([
  'routes/admin/account',
  'routes/admin/announcements',
  'routes/admin/brand',
  'routes/admin/homepage',
  'routes/admin/law',
  'routes/admin/mail-server',
  'routes/admin/menus',
  'routes/admin/payment-provider',
  'routes/api/auth',
  'routes/api/checkout-order',
  'routes/storefront/order',
  'routes/storefront/order-withdraw',
  'routes/storefront/waiting-join',
  'routes/storefront/withdraw',
])

const pageWrites: readonly Write[] = [
  ...productUpdates,
  ...collectionUpdates,
  ...categoryUpdates,
  ...settingUpdates,
  ...marketUpdates,
  ...orderUpdates,
  ...lookUpdates,
]
const writes: readonly Write[] = [...pageWrites, ...OTHER_WRITES]
const isTested = (route: string) => isLong || READS_UNCHECKED_TEXT.has(route)

test('every route with an action is covered', () => {
  const known = [...writes.map(({ route }) => route), ...Object.keys(READS_NO_TEXT)]
  expect([...new Set(known)].toSorted()).toEqual(actionRoutes)
  expect(writes.map(({ route }) => route)).toEqual(expect.arrayContaining([...READS_UNCHECKED_TEXT]))
})

type SentRequest = { readonly url: string; readonly init: RequestInit; readonly status: number }

/** Returns the last request that `send` makes and the status of its response. All requests are sent. */
async function captureLastRequest(send: () => Promise<Response>): Promise<SentRequest> {
  const sent: Pick<SentRequest, 'url' | 'init'>[] = []
  const originalFetch = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    sent.push({ url, init })
    return originalFetch(url, init)
  })
  const { status } = await send().finally(() => vi.unstubAllGlobals())
  const last = sent.at(-1)
  if (!last) throw new Error('Nothing was sent')
  return { ...last, status }
}

/** A changed value or body, named after the changed field. */
type Variant<Value> = { readonly field: string; readonly value: Value }

/**
 * Returns copies of a value, in each of which a different text is replaced. The items of a list count as one field.
 */
function createVariants(value: unknown, text: string, field = ''): Variant<unknown>[] {
  if (typeof value === 'string') return [{ field, value: text }]
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      createVariants(item, text, field).map((other) => ({ ...other, value: value.with(index, other.value) })),
    )
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    createVariants(inner, text, `${field}.${name}`).map((other) => ({
      ...other,
      value: { ...value, [name]: other.value },
    })),
  )
}

type Body = string | URLSearchParams

type Texts = { readonly inForms: string; readonly inJson: string }

/** PostgreSQL cannot store the first. Only JSON can contain the second, which is half of a character. */
const UNSAVABLE_TEXTS: Texts = { inForms: 'a\0b', inJson: 'a\ud83db' }

/** Odd characters that pasted text can contain. They can be stored. */
const PASTED = 'a\u0085\ufffe\ufeffb'
const PASTED_TEXTS: Texts = { inForms: PASTED, inJson: PASTED }

/**
 * Returns variants of a body, each with the text in a different field. Also replaces text in a form's JSON fields.
 */
function createBodies({ inForms, inJson }: Texts, body: unknown): Variant<Body>[] {
  if (typeof body === 'string') {
    return createVariants(JSON.parse(body), inJson).map(({ field, value }) => ({ field, value: JSON.stringify(value) }))
  }
  if (!(body instanceof URLSearchParams)) throw new Error('The request contains neither a form nor JSON')
  const fields = [...body]
  return fields.flatMap(([name, typed], index) => {
    const inside = createVariants(parseList(name, typed), inJson, `${name} as JSON`)
    const texts = inside.map(({ field, value }) => ({ field, value: JSON.stringify(value) }))
    return [{ field: name, value: inForms }, ...texts].map(({ field, value }) => ({
      field,
      value: new URLSearchParams(fields.with(index, [name, value])),
    }))
  })
}

/** Lists that can be empty in the captured form, each with an example entry. */
const LISTS: Readonly<Record<string, unknown>> = {
  sizes: ['M'],
  colors: [{ name: 'Sand', hex: '#d2b48c' }],
  tags: ['linen'],
  images: [{ publicId: 'a/b', alt: 'A dress', color: null, name: 'a.jpg' }],
  cells: [{ size: 'M', color: null, loaded: null, stock: '1' }],
  placed: { hero: [id] },
  off: [id],
  unflagged: [{ section: 'featured', id }],
}

function parseList(name: string, typed: string): unknown {
  return /^[[{]/.test(typed) ? (LISTS[name] ?? parseJson(typed)) : null
}

/**
 * Returns the URL that a form is sent to: by a browser, which gets a page, or by a script, which gets the page's data.
 */
function toAddress(url: string, route: string, sender: 'browser' | 'script'): string {
  const address = new URL(url)
  if (!pageRoutes.has(route)) return url
  address.pathname = address.pathname.replace(/\.data$/, '') + (sender === 'script' ? '.data' : '')
  return address.href
}

const pageRoutes = new Set(configuredRoutes.filter(isPage).map(({ file }) => file.replace(/\.tsx?$/, '')))

/** Sends a request with different bodies, every fifth as a browser does. Lists those whose response fails the check. */
function findFailures(
  { title, route }: Write,
  { url, init }: SentRequest,
  bodies: readonly Variant<Body>[],
  check: (response: Response) => Promise<void>,
): Promise<string[]> {
  const requests = bodies.map(({ field, value }, index) => {
    return { field, body: value, address: toAddress(url, route, index % 5 === 0 ? 'browser' : 'script') }
  })
  const getName = ({ field, address }: (typeof requests)[number]) => `${title}, ${field}, to ${address}`
  return listFailures(requests, getName, async ({ address, body }) => check(await fetch(address, { ...init, body })))
}

async function expectRejected(response: Response): Promise<void> {
  const text = await response.text()
  const isReported = response.status === 200 && text.includes(UNSAVABLE) // among the values in the response
  expect(isReported ? 400 : response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
}

async function expectNoFailure(response: Response): Promise<void> {
  await response.arrayBuffer()
  expect(response.status).toBeLessThan(500)
}

/** The statuses of requests that are rejected even when unchanged. Their tests only prove that nothing fails. */
const REJECTED: Readonly<Record<string, number>> = {
  'routes/admin/account': 400,
  'routes/admin/backup-download': 400,
  'routes/admin/backups': 400,
  'routes/admin/brand': 409,
  'routes/admin/customer-detail': 404,
  'routes/admin/discount-edit': 404,
  'routes/admin/export-download': 400,
  'routes/admin/exports': 400,
  'routes/admin/import': 404,
  'routes/admin/import-categories': 404,
  'routes/admin/invoice-settings': 409,
  'routes/admin/law-details': 409,
  'routes/admin/law-packaging': 409,
  'routes/admin/mail-detail': 400,
  'routes/admin/mail-server': 400,
  'routes/admin/message-detail': 404,
  'routes/admin/opening': 409,
  'routes/admin/order-notes': 404,
  'routes/admin/own-store': 400,
  'routes/admin/page-edit': 404,
  'routes/admin/redirect-edit': 404,
  'routes/admin/reviews': 409,
  'routes/admin/shipping': 400,
  'routes/admin/shipping-pickup': 409,
  'routes/admin/size-guide-edit': 404,
  'routes/admin/tags': 404,
  'routes/admin/tax-registration-edit': 404,
  'routes/admin/taxes': 409,
  'routes/admin/transfers': 409,
  'routes/admin/translation-edit': 404,
  'routes/admin/translations': 409,
  'routes/admin/view-edit': 404,
  'routes/api/auth': 401,
  'routes/api/order-payment': 404,
  'routes/api/wishlist-change': 404,
  'routes/storefront/order-review': 404,
  'routes/storefront/order-withdraw': 404,
  'routes/storefront/waiting-join': 409,
  'routes/storefront/withdraw': 400,
}

test('text that cannot be stored is rejected in every field of a request, and no text causes a 500 error', async () => {
  const testedFields = new Set<string>()
  const singleFormRoutes = new Set<string>()
  const rejected: Record<string, number> = {}
  const failures: string[] = []
  for (const write of writes) {
    const { route, prepare } = write
    if (!isTested(route) || singleFormRoutes.has(route)) continue
    const sent = await captureLastRequest((await prepare(adminPage)).send)
    if (sent.status >= 400) rejected[route] = sent.status
    const { body } = sent.init
    const intent = body instanceof URLSearchParams ? body.get('intent') : null
    if (!intent) singleFormRoutes.add(route)
    const getName = ({ field }: Variant<Body>) => `${route} ${intent} ${field}`
    const [unsavable = [], pasted = []] = [UNSAVABLE_TEXTS, PASTED_TEXTS].map((texts) => {
      const byField = new Map(createBodies(texts, body).map((variant) => [variant.field, variant]))
      return [...byField.values()].filter((variant) => !testedFields.has(getName(variant)))
    })
    if (unsavable.length === 0) continue // an earlier write sent the same form
    for (const variant of unsavable) testedFields.add(getName(variant))
    failures.push(...(await findFailures(write, sent, unsavable, expectRejected)))
    const sampledVariants = pasted.filter((_, index) => isLong || index % 4 === 0)
    failures.push(...(await findFailures(write, sent, sampledVariants, expectNoFailure)))
  }
  expect(failures).toEqual([])
  expect(rejected).toEqual(Object.fromEntries(Object.entries(REJECTED).filter(([route]) => isTested(route))))
  expect(testedFields.size).toBeGreaterThan(isLong ? 400 : 100)
})

const SENT = Object.values(ODD_TEXTS)
  .map(([sent]) => sent)
  .join('|')
const STORED = Object.values(ODD_TEXTS)
  .map(([, stored]) => stored)
  .join('|')

test('odd characters in a form, including its JSON, are stored as intended', async () => {
  const fields = buildProductFields({ name: `Dress ${SENT}`, slug: 'odd-dress', sizes: JSON.stringify([`S ${SENT}`]) })
  const entries = Object.entries(fields).map(([field, text]): [string, string] => [field, String(text)])
  expect((await adminPage.post('/admin/products/new', entries)).status).toBe(302)
  const saved = { name: products.name, sizes: products.sizes }
  expect(await database.db.select(saved).from(products).where(eq(products.slug, 'odd-dress'))).toEqual([
    { name: `Dress ${STORED}`, sizes: [`S ${STORED}`] },
  ])
})

test('odd characters in a JSON body are stored as intended', async () => {
  const { checkout, newProduct, postJson } = adminPage
  const order = await checkout((await newProduct()).id, 1)
  const sent = { ...order, address: { ...order.address, city: SENT } }
  expect((await postJson('/checkout/order', sent)).status).toBe(200)
  const { rows } = await database.db.execute(
    sql`select shipping_address ->> 'city' as city from orders where idempotency_key = ${order.key}`,
  )
  expect(rows).toEqual([{ city: STORED }])
})

test('no table contains U+FFFD', async () => {
  expect(await findTablesWithText(database.db, '\ufffd')).toEqual([])
})
