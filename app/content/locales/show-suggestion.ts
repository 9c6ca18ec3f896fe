type Data = Record<string, string | undefined>
type Link = { readonly hreflang: string; readonly dataset: Readonly<Data>; hidden: boolean }
type Bar = { readonly dataset: Data; querySelectorAll(selectors: 'a'): Iterable<Link> }

/**
 * Shows the bar with a link to a locale that suits these languages and this time zone better than the current locale,
 * if there is one. Returns the prefix of the suggested locale. The source of this function is an inline script, so it
 * must not use variables from outside.
 */
export function showSuggestion(bar: Bar, languages: readonly string[], timeZone: string): string | undefined {
  const links = [...bar.querySelectorAll('a')]
  const current = links.find(({ dataset }) => 'current' in dataset)
  const listCountries = ({ dataset }: Link) => (dataset.countries ?? '').split(' ')
  const listZones = (region: string): readonly string[] => {
    const locale: Intl.Locale & { getTimeZones?: () => readonly string[] | undefined } = new Intl.Locale('und', {
      region,
    })
    return locale.getTimeZones?.() ?? []
  }
  const servedCountries = links.flatMap(listCountries).filter(Boolean)
  const regions = languages.map((language) => language.split('-').at(-1) ?? '')
  const country =
    servedCountries.find((code) => listZones(code).includes(timeZone)) ??
    regions.find((code) => servedCountries.includes(code))
  const offered = links.filter((link) =>
    country ? listCountries(link).includes(country) : link.dataset.countries === current?.dataset.countries,
  )
  const toBaseLanguage = (language: string) => language.split('-')[0]
  const matching = languages
    .map(
      (language) =>
        offered.find(({ hreflang }) => hreflang === language) ??
        offered.find(({ hreflang }) => toBaseLanguage(hreflang) === toBaseLanguage(language)),
    )
    .find(Boolean)
  const best = matching ?? (current && offered.includes(current) ? current : offered[0])
  if (!best || best === current) return undefined
  best.hidden = false
  bar.dataset.shown = ''
  return best.dataset.prefix
}
