import type { Locale } from '#app/features/markets/locale.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import type { StockSettings } from '#app/features/stock/stock.ts'
import type { Id } from '#app/lib/id.ts'

/** Plain settings list prices in the store currency; with `listedIn`, those of a market in its own. */
export type CardSettings = StockSettings &
  Pick<Settings, 'store_currency'> & {
    readonly listedIn?: { readonly marketId: Id<'market'>; readonly currency: CurrencyCode } | null
  }

export function cardSettings(settings: Settings, { market }: Pick<Locale, 'market'>): CardSettings {
  const { store_currency, track_inventory, allow_backorders } = settings
  const listedIn = market.listsInStoreCurrency ? null : { marketId: market.id, currency: market.currency }
  return { store_currency, track_inventory, allow_backorders, listedIn }
}
