import { expandGroups } from '#app/base/countries.ts'
import { withPrefix } from '#app/lib/local-path.ts'
import { findContentLanguage, type Locale } from '#app/store/locale.ts'
import { getSlugForLanguage, type Slugs } from '#app/store/translations.ts'

/** Returns the absolute URL of a path in a locale. */
export type PageUrl = (path: string) => string

export function createPageUrl({ origin }: Pick<URL, 'origin'>, { prefix }: Pick<Locale, 'prefix'>): PageUrl {
  return (path) => origin + withPrefix(prefix, path)
}

/** The paths of a page by locale prefix, for locales where its slug differs from the current slug. */
export type LocalizedPaths = Readonly<Record<string, string>>

/** `shown` is the slug of the current page. */
export function listLocalizedPaths(
  locales: readonly Pick<Locale, 'language' | 'prefix'>[],
  shown: string,
  slugs: Slugs,
  toPath: (slug: string) => string,
): LocalizedPaths {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const slug = getSlugForLanguage(slugs, findContentLanguage(locale, locales))
      return slug === shown ? [] : [[locale.prefix, toPath(slug)] as const]
    }),
  )
}

type Alternate = { readonly hreflang: string; readonly prefix: string }

/**
 * Returns `hreflang` values for the locales. The first locale of a language is for all of its speakers; others are for
 * speakers in their countries. No value appears twice, as search engines require.
 */
export function listAlternates(locales: readonly Locale[]): readonly Alternate[] {
  const found = new Map<string, string>()
  for (const { language, prefix, market } of locales) {
    const intlLocale = new Intl.Locale(language === 'pt' ? 'pt-PT' : language) // our text is in European Portuguese, unlike CLDR's 'pt'
    const base = [intlLocale.language, intlLocale.script].filter(Boolean).join('-')
    const names = found.has(language) ? expandGroups(market.countries).map((code) => `${base}-${code}`) : [language]
    for (const name of names) if (!found.has(name)) found.set(name, prefix)
  }
  return [...[...found].map(([hreflang, prefix]) => ({ hreflang, prefix })), { hreflang: 'x-default', prefix: '' }]
}

/** Returns a locale in Open Graph format, such as 'de_AT', without a territory if the language has none. */
export function getOpenGraphLocale({ language, market }: Locale): string {
  const intlLocale = new Intl.Locale(language === 'pt' ? 'pt-PT' : language) // our text is in European Portuguese, unlike CLDR's 'pt'
  const only = market.countries.length === 1 && market.countries[0] !== 'EU' ? market.countries[0] : undefined
  return [intlLocale.language, intlLocale.region ?? only ?? intlLocale.maximize().region].filter(Boolean).join('_')
}
