import { countryName } from '#app/base/countries.ts'
import type { Storefront } from '#app/content/storefront.server.ts'
import { getCountryDefaults } from '#app/operations/setup/country-defaults.ts'
import { getLanguageTag } from '#app/operations/setup/country-languages.ts'
import type { SetupChoices } from '#app/operations/setup/setup-choices.ts'
import type { SetupState } from '#app/operations/setup/setup-state.server.ts'
import { translateInitialCategory } from '#app/operations/setup/start-language.server.ts'
import { getBaseLanguage, type Locale } from '#app/store/locale.ts'

/**
 * Returns the storefront as `applySetup` would leave it with these choices, except for the country in the settings:
 * once it is set, the initial shipping rates count as the store's own.
 */
export function previewSetup(
  storefront: Storefront,
  choices: SetupChoices,
  { unchangedParts }: Pick<SetupState, 'unchangedParts'>,
): Storefront {
  const { settings, brand, categories, locales } = storefront
  const locale = previewLocale(storefront.locale, choices, unchangedParts.market)
  const languages = { from: storefront.locale.language, to: locale.language }
  return {
    ...storefront,
    settings: {
      ...settings,
      store_name: choices.name ?? settings.store_name,
      ...(unchangedParts.market && choices.currency && { store_currency: choices.currency }),
    },
    locale,
    locales: locales.map((other) => (other.id === locale.id ? locale : other)),
    brand: choices.look ? JSON.stringify(choices.look) : brand,
    categories: settings.demo_content
      ? categories
      : categories.map((category) => ({ ...category, name: translateInitialCategory(category.name, languages) })),
  }
}

function previewLocale(
  locale: Locale,
  { country, language, currency = locale.market.currency }: SetupChoices,
  isMarketReplaced: boolean,
): Locale {
  const { market } = locale
  const isLanguageChanged = language && language !== getBaseLanguage(locale.language)
  return {
    ...locale,
    ...(isLanguageChanged && { language: getLanguageTag(language, country ?? '') }),
    ...(isMarketReplaced &&
      country && {
        market: {
          ...market,
          name: countryName(country),
          currency,
          displayCurrencies: [currency],
          listsInStoreCurrency: false,
          taxIncluded: getCountryDefaults(country).taxIncluded,
          countries: [country],
        },
      }),
  }
}
