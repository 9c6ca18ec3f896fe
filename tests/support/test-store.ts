import type { HeadStorefront } from '#app/content/seo/page-head.server.ts'
import { newId } from '#app/lib/id.ts'
import type { Locale, OpenMarket } from '#app/store/locale.ts'
import { initialSettings } from '#app/store/settings.ts'
import { buildStore, type OrderTerms } from '#app/store/store.tsx'
import { OPEN_MARKET, TEST_RULES, testMarket } from '#tests/support/markets.ts'

type LocaleOptions = Partial<Pick<Locale, 'prefix' | 'language'> & Pick<OpenMarket, 'name' | 'currency' | 'countries'>>

/** Returns a locale, by default a new store's. */
export function testLocale({ prefix = '', language = 'en', ...market }: LocaleOptions = {}): Locale {
  return {
    id: newId(),
    language,
    prefix,
    isDefault: true,
    guaranteeNotice: null,
    market: { ...OPEN_MARKET, id: newId(), isPrimary: prefix === '', ...market },
  }
}

/** Returns the loader data of a store with one locale. */
export function testStorefront(settings = initialSettings): HeadStorefront {
  const locale = testLocale()
  return { settings, brand: null, locale, locales: [locale] }
}

type StoreLaw = { readonly namesPayment?: boolean; readonly orderTerms?: OrderTerms | null }

/** Returns a store with card fields in its own checkout. */
export function testStore(settings = initialSettings, { namesPayment = false, orderTerms = null }: StoreLaw = {}) {
  const terms = {
    market: testMarket(),
    addressRules: TEST_RULES,
    tax: 'added',
    freeDeliveryFrom: 150_00,
    remindsOfGuarantee: false,
    brand: null,
  } as const
  const parts = { settings, locale: testLocale(), locales: [], namesPayment, orderTerms, ...terms }
  return buildStore(parts)
}
