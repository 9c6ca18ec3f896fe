import { taxesText } from '#app/pricing/taxes/taxes-text.ts'

/** The name of a tax as shoppers read it: in their language if the store suggested it (starter-rates.ts), else as it was typed. */
export function shownTaxName(name: string): string {
  const names: Readonly<Record<string, string>> = taxesText.names
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name
}
