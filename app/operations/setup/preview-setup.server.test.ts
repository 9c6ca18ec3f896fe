import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStorefront, storefrontPreview } from '#app/content/storefront.server.ts'
import { replaceDemoTexts } from '#app/operations/setup/own-texts.ts'
import { previewSetup } from '#app/operations/setup/preview-setup.server.ts'
import type { SetupChoices } from '#app/operations/setup/setup-choices.ts'
import { readSetupState } from '#app/operations/setup/setup-state.server.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { BUILT_IN } from '#app/store/brand-look.ts'
import { markets } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
  await saveSettings(store.db, replaceDemoTexts(initialSettings))
})
afterAll(() => store.close())

async function preview(choices: SetupChoices | null) {
  const context = new RouterContextProvider()
  context.set(pageDatabase, store.db)
  const state = await readSetupState(store.db)
  if (choices) {
    const change = (storefront: Parameters<typeof previewSetup>[0]) => previewSetup(storefront, choices, state)
    context.set(storefrontPreview, { change, includesDrafts: true })
  }
  return await readStorefront(context)
}

const LOOK = { ...BUILT_IN, ratio: '1:1' } as const
const AUSTRIA = { name: 'Wanda', country: 'AT', language: 'de', currency: 'EUR', look: LOOK } as const

test('the preview changes name, look, language, market and initial categories, and saves nothing', async () => {
  const before = await preview(null)
  const shown = await preview(AUSTRIA)
  expect(shown.settings).toMatchObject({ store_name: 'Wanda', store_country: '', store_currency: 'EUR' })
  expect(shown.brand).toBe(JSON.stringify(LOOK))
  expect(shown.locale).toMatchObject({
    language: 'de-AT',
    market: { name: 'Austria', countries: ['AT'], currency: 'EUR', displayCurrencies: ['EUR'], taxIncluded: true },
  })
  expect(shown.locales).toEqual([shown.locale])
  expect(shown.categories.map(({ name }) => name)).toContain('Kleider')
  expect(await preview(null)).toEqual(before)
})

test('missing choices change nothing', async () => {
  expect(await preview({})).toEqual(await preview(null))
})

test('the preview does not replace a market that staff changed', async () => {
  await store.db.update(markets).set({ name: 'Worldwide' })
  const { settings, locale } = await preview(AUSTRIA)
  expect(settings.store_currency).toBe(initialSettings.store_currency)
  expect(locale).toMatchObject({ language: 'de-AT', market: { name: 'Worldwide', currency: 'USD' } })
})
