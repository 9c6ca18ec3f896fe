import type { Locale } from '#app/store/markets/locale.ts'
import { baseLanguage } from '#app/store/translations/content-language.ts'

type Former = { readonly marketId: string | null; readonly language: string }

/**
 * The open locale that now stands for one that may be gone: of its market, in its language, else in the same language of
 * another region, else the default one. Null if the market is not open.
 */
export function localeInPlaceOf({ marketId, language }: Former, open: readonly Locale[]): Locale | null {
  const own = open.filter(({ market }) => market.id === marketId)
  const found =
    own.find((one) => one.language === language) ??
    own.find((one) => baseLanguage(one.language) === baseLanguage(language)) ??
    own.find(({ isDefault }) => isDefault)
  return found ?? null
}
