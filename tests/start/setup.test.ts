import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replaceDemoTexts } from '#app/operations/setup/own-texts.ts'
import { serializeChoice, toLookChoice } from '#app/store/brand/look-choice.ts'
import { BUILT_IN } from '#app/store/brand-look.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { type AdminClient, openAdminClient } from '#tests/support/page-updates/admin-client.ts'
import { copyPreparedStore } from '#tests/support/prepared-stores.ts'
import { readPage } from '#tests/support/read-page.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { createTemporaryFolder, type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Tests the setup of an empty store, without scripts.

const PAGE = '/admin/settings/setup'
const dataDir = createTemporaryFolder()
let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let admin: AdminClient
let cookie: string

async function start(): Promise<void> {
  store = await startStore({ dataDir, env: { DEMO_DATA: 'off' } })
  database = openStoreDatabase(store)
  admin = await openAdminClient(store, database.db)
  cookie = (await openStaffSession(database.db, store)).cookie
}

async function stop(): Promise<void> {
  await database?.close()
  await store?.stop()
}

beforeAll(async () => {
  copyPreparedStore(dataDir, 'empty')
  await start()
  await saveSettings(database.db, { ...replaceDemoTexts(initialSettings), store_open: false })
})
afterAll(async () => {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const read = (query = '') => readPage(store.url, `${PAGE}${query}`, cookie)
const SHOWN_LOOK = serializeChoice(toLookChoice(BUILT_IN))
const FORM = { store_name: 'Wanda', store_email: '', country: 'DE', look: 'Craft', logo: '', shown_look: SHOWN_LOOK }

/** Returns the fields of the form with the defaults for Germany. */
async function createGermanForm() {
  const version = await admin.readVersion(`${PAGE}?country=DE`)
  const money = { currency: 'EUR', taxes: 'included', delivery: '4.90' }
  const units = { time_zone: 'Europe/Berlin', weight_unit: 'kg' }
  return { ...FORM, ...money, ...units, version, defaults_for: 'DE', language: 'de', is_maker: 'yes' }
}

test('the setup of a new store has three steps with their durations, and one line for stores that move from another platform', async () => {
  const { text, html } = await read()
  expect(text).toMatch(/Coming from Shopify or WooCommerce\? Import your products/)
  expect(text).toMatch(
    /Make it yours.*About 3 minutes.*Add your products.*About 10 minutes.*Open your store.*About 20 minutes/,
  )
  expect(html).toContain(`src="${PAGE}/preview?`)
})

test('a form without a country asks for one', async () => {
  expect((await read('?store_name=Wanda&country=')).text).toContain('Select the country where your business is based')
})

test('the form asks who makes the clothes only where the law requires it', async () => {
  expect((await read('?country=NG')).text).not.toContain('Who makes your clothes?')
  expect((await read('?country=DE')).text).toContain('Who makes your clothes?')
})

const LOGO = { id: '0a'.repeat(32), type: 'png', width: 40, height: 10, print: '0b'.repeat(32) }

test('choosing a different country shows that country’s defaults, keeps the other input, and saves nothing', async () => {
  const typed = { ...(await createGermanForm()), store_address: 'Kastanienallee 5', logo: JSON.stringify(LOGO) }
  const response = await admin.post(PAGE, { ...typed, country: 'FR' })
  expect(response.status).toBe(302)
  const { html, text } = await read(new URL(response.headers.get('location') ?? '', store.url).search)
  expect(text).toContain('Defaults for FranceFrench · EUR')
  expect(html).toMatch(/<input[^>]*value="Craft"[^>]*checked|<input[^>]*checked[^>]*value="Craft"/)
  expect(html).toContain('>Kastanienallee 5</textarea>')
  expect(html).toMatch(/<option[^>]*value="yes"[^>]*selected/)
  expect(html).toContain(LOGO.id)
  expect((await readSettings(database.db)).store_country).toBe('')
})

test('a rejected form shows its errors beside the values that were sent', async () => {
  const sent = {
    ...(await createGermanForm()),
    store_name: '',
    store_email: 'no email',
    delivery: 'much',
    currency: 'CHF',
  }
  const response = await admin.post(`${PAGE}?country=DE`, { ...sent, look: 'Street', weight_unit: 'lb', is_maker: '' })
  expect(response.status).toBe(400)
  const html = await response.text()
  for (const value of ['no email', 'much']) expect(html).toContain(`value="${value}"`)
  for (const value of ['CHF', 'lb']) expect(html).toMatch(new RegExp(`<option[^>]*value="${value}"[^>]*selected`))
  expect(html).toMatch(/<input[^>]*value="Street"[^>]*checked|<input[^>]*checked[^>]*value="Street"/)
})

test('the preview shows unsaved choices, and only the store’s own pages can show it in a frame', async () => {
  const preview = await readPage(store.url, `${PAGE}/preview?name=Wanda&country=DE&language=de&currency=EUR`, cookie)
  expect(preview.text).toMatch(/Wanda.*Jetzt einkaufen/)
  expect(preview.text).not.toContain('Express') // the initial shipping rates are not those of the store
  expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect((await readPage(store.url, `${PAGE}/preview`)).status).toBe(302)
  expect((await readSettings(database.db)).store_name).toBe('Lumina')
})

test('a store is still set up after a restart and has the chosen look', async () => {
  const response = await admin.post(PAGE, await createGermanForm())
  expect([response.status, response.headers.get('location')]).toEqual([302, `${PAGE}?set-up=yes`])
  await stop()
  await start()
  const { text, html } = await read()
  expect(text).toMatch(/Done:\s?Make it yours.*Done.*Add your products.*In progress:\s?Open your store/)
  expect(html).toMatch(/<input[^>]*value="Craft"[^>]*checked|<input[^>]*checked[^>]*value="Craft"/)
  const { store_name, store_country, store_is_maker } = await readSettings(database.db)
  expect({ store_name, store_country, store_is_maker }).toEqual({
    store_name: 'Wanda',
    store_country: 'DE',
    store_is_maker: true,
  })
})

test('a look that someone else has published since the form was opened is not replaced', async () => {
  const street = serializeChoice({ look: 'Street', logo: null })
  const stale = { ...(await createGermanForm()), look: 'Street', shown_look: street }
  expect((await admin.post(PAGE, { ...stale, look: 'Bridal' })).status).toBe(400)
  expect((await admin.post(PAGE, stale)).status, 'the look was not changed in the form').toBe(302)
  expect((await read()).html).toMatch(/<input[^>]*value="Craft"[^>]*checked|<input[^>]*checked[^>]*value="Craft"/)
})
