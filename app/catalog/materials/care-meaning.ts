import type { CareName } from '#app/catalog/materials/materials.ts'
import { materialsText } from '#app/catalog/materials/materials-text.ts'

/** Returns what a care symbol means: 'Wash at 30 °C, gentle'. A symbol that the group lacks is returned unchanged. */
export function getCareMeaning(name: CareName, symbol: string): string {
  const known: Readonly<Record<string, string>> = materialsText.careSymbols[name]
  return known[symbol] ?? symbol
}
