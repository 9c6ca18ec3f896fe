import type { MarketDraft } from '#app/operations/markets/market-draft.ts'

/** Returns a market's form as browsers send it. */
export function buildMarketForm(draft: MarketDraft, storeCurrency: string, version: string): Record<string, string> {
  const { countries, displays, locales, listsInStoreCurrency, taxIncluded, taxShipping, ...texts } = draft
  const switches = Object.entries({ listsInStoreCurrency, taxIncluded, taxShipping }).filter(([, isOn]) => isOn)
  return {
    ...texts,
    countries: JSON.stringify(countries),
    displays: JSON.stringify(displays),
    locales: JSON.stringify(locales),
    ...Object.fromEntries(switches.map(([name]) => [name, 'on'])),
    storeCurrency,
    version,
  }
}
