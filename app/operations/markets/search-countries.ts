import type { CountryOption } from '#app/operations/markets/market-choices.server.ts'

/**
 * Finds countries whose code is `query` or whose name contains it. The exact code comes first, then names that begin
 * with `query`.
 */
export function searchCountries(options: readonly CountryOption[], query: string): readonly CountryOption[] {
  const typed = query.trim().toLowerCase()
  if (typed === '') return []
  const rank = ({ code, name }: CountryOption) =>
    code.toLowerCase() === typed ? 0 : name.toLowerCase().startsWith(typed) ? 1 : 2
  return options
    .filter((option) => rank(option) < 2 || option.name.toLowerCase().includes(typed))
    .toSorted((a, b) => rank(a) - rank(b))
}
