import type { Locale } from '#app/features/markets/locale.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import type { StockSettings } from '#app/features/stock/stock.ts'
import { contentLanguage } from '#app/features/translations/content-language.ts'
import type { Id } from '#app/lib/id.ts'

/** Plain settings list original texts and prices in the store currency; with `listedIn`, those of a market in its own. */
export type CardSettings = StockSettings &
  Pick<Settings, 'store_currency'> & {
    readonly listedIn?: { readonly marketId: Id<'market'>; readonly currency: CurrencyCode } | null
    /** Of the texts; default: that of the originals. */
    readonly language?: string | null
  }

/** `locales`: all open ones, the primary one first. */
export function cardSettings(
  settings: Settings,
  locale: Pick<Locale, 'market' | 'language'>,
  locales: readonly Pick<Locale, 'language'>[],
): CardSettings {
  const { market } = locale
  const { store_currency, track_inventory, allow_backorders } = settings
  const listedIn = market.listsInStoreCurrency ? null : { marketId: market.id, currency: market.currency }
  const language = contentLanguage(locale, locales)
  return { store_currency, track_inventory, allow_backorders, listedIn, language }
}
