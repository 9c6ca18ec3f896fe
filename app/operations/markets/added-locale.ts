import { parseLanguage } from '#app/base/language-names.ts'
import type { MarketDraft } from '#app/operations/markets/market-draft.ts'
import { checkPrefix } from '#app/operations/markets/prefix.ts'
import type { FormLocale } from '#app/pricing/read-markets.server.ts'

type Locales = { readonly locales: readonly Pick<FormLocale, 'language' | 'prefix'>[] }

/**
 * Returns the code of the language or, if that is taken, the code with the first country. Returns '' if neither can be
 * used.
 */
export function proposePrefix(typed: string, countries: readonly string[], taken: readonly string[]): string {
  const code = parseLanguage(typed)?.toLowerCase()
  if (!code) return ''
  const [country] = countries
  const candidates = country ? [code, `${code}-${country.toLowerCase()}`] : [code]
  return candidates.find((prefix) => !taken.includes(prefix) && checkPrefix(prefix, false) === null) ?? ''
}

/**
 * Returns a prefilled row for the language in a link. Its prefix is the language’s code, unless that is taken. Returns
 * null if the language is unknown or the market already has it. `all` contains every market.
 */
export function createAddedLocale(
  typed: string | null,
  own: Locales | null,
  all: readonly Locales[],
): FormLocale | null {
  const language = parseLanguage(typed ?? '')
  if (!language || own?.locales.some((locale) => locale.language === language)) return null
  const taken = all.flatMap(({ locales }) => locales.map(({ prefix }) => prefix))
  return { id: '', language, prefix: proposePrefix(language, [], taken), isDefault: false }
}

/** Returns the draft with `added` after the rows that have a language. */
export function withLocale(draft: MarketDraft, added: FormLocale | null): MarketDraft {
  if (!added) return draft
  const filled = draft.locales.filter(({ language }) => language !== '')
  return { ...draft, locales: [...filled, { ...added, isDefault: filled.length === 0 }] }
}
