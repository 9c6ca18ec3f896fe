import { parseLanguage } from '#app/base/language-names.ts'
import type { FormLocale } from '#app/pricing/read-markets.server.ts'

/** A saved language that the form no longer has. */
export type RemovedLocale = {
  readonly language: string
  readonly prefix: string
  /** The language to which links to the removed language redirect; null if no language is left. */
  readonly next: Pick<FormLocale, 'language' | 'prefix'> | null
}

/** Lists the `saved` languages that the typed `rows` no longer contain, each with the result of `findReplacement`. */
export function listRemovedLocales(
  saved: readonly FormLocale[],
  rows: readonly FormLocale[],
): readonly RemovedLocale[] {
  const typed = rows.map((row) => ({ ...row, language: parseLanguage(row.language) ?? row.language }))
  const getBaseLanguage = (language: string) => language.split('-')[0]
  return saved
    .filter(({ language }) => !typed.some((row) => row.language === language))
    .map(({ language, prefix }) => {
      const next =
        typed.find((row) => row.prefix === prefix) ??
        typed.find((row) => getBaseLanguage(row.language) === getBaseLanguage(language)) ??
        typed.find(({ isDefault }) => isDefault) ??
        typed[0]
      return { language, prefix, next: next ? { language: next.language, prefix: next.prefix } : null }
    })
}
