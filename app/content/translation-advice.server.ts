import { getTranslationAdvice, type TranslationAdvice } from '#app/content/translation-advice.ts'
import { countTexts } from '#app/content/translation-list.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { StoredMarket } from '#app/pricing/read-markets.server.ts'
import { getBaseLanguage } from '#app/store/locale.ts'

type LocalizedMarket = Pick<StoredMarket, 'id' | 'locales'>

/** The result's `forMarket` returns the translation advice for one of `markets`. `all` includes the primary market. */
export async function readTranslationAdvice(
  db: Database,
  markets: readonly LocalizedMarket[],
  all: readonly LocalizedMarket[],
) {
  const primary = all.flatMap(({ locales }) => locales).find(({ prefix }) => prefix === '')
  const listLanguages = ({ locales }: LocalizedMarket) => {
    const languages = new Set(locales.map(({ language }) => getBaseLanguage(language)))
    if (primary) languages.delete(getBaseLanguage(primary.language)) // the language of the originals
    return [...languages]
  }
  const counts = await countTexts(db, [...new Set(markets.flatMap(listLanguages))])
  const listAdvice = (market: LocalizedMarket): readonly TranslationAdvice[] => {
    return listLanguages(market).flatMap((language) => {
      const counted = counts.get(language)
      const advice = counted ? getTranslationAdvice(language, counted) : null
      return advice ? [advice] : []
    })
  }
  const found = new Map<string, readonly TranslationAdvice[]>(markets.map((market) => [market.id, listAdvice(market)]))
  return { forMarket: (marketId: string): readonly TranslationAdvice[] => found.get(marketId) ?? [] }
}
