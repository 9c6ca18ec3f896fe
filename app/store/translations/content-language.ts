import type { Locale } from '#app/store/markets/locale.ts'

type Spoken = Pick<Locale, 'language'>

/** A language without script and region: 'de' for 'de-AT'. */
export function baseLanguage(language: string): string {
  return language.split('-')[0] ?? language
}

/** The language of translated texts in a locale; null where they are the originals. `locales`: the primary one first. */
export function contentLanguage({ language }: Spoken, locales: readonly Spoken[]): string | null {
  const own = baseLanguage(language)
  const [primary] = locales
  return primary && baseLanguage(primary.language) === own ? null : own
}
