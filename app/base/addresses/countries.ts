/** As in the SQL function `country_span`. */
export const EU_MEMBERS: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Choices that stand for several countries. */
const GROUPS: Readonly<Record<string, readonly string[]>> = { EU: EU_MEMBERS }

/** The countries that a choice stands for: itself, or the members of a group such as 'EU'. */
export function countriesIn(choice: string): readonly string[] {
  return GROUPS[choice] ?? [choice]
}
