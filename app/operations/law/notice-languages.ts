import { getBaseLanguage } from '#app/store/locale.ts'

/** The languages of the EU, in which the notice is published (Implementing Regulation (EU) 2025/1960, Annex I). */
export const NOTICE_LANGUAGES = [
  ...(['bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'ga', 'hr'] as const),
  ...(['hu', 'it', 'lt', 'lv', 'mt', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv'] as const),
] as const

/** Lists the languages of a market in which the notice is published. `languages` are BCP 47 tags. */
export function listNoticeLanguages(languages: readonly string[]): readonly string[] {
  const bases = new Set(languages.map(getBaseLanguage))
  return NOTICE_LANGUAGES.filter((language) => bases.has(language))
}
