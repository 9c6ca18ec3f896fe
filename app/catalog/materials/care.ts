/**
 * The care symbols of ISO 3758, by field of a product: at most one of each group. 'none' is the crossed symbol, 'mild'
 * and 'very_mild' are one and two bars below it. Bare numbers are °C.
 */
export const CARE_SYMBOLS = {
  washing: [
    ...(['30', '30_mild', '30_very_mild', '40', '40_mild', '40_very_mild', '50', '50_mild', '60', '60_mild'] as const),
    ...(['70', '95', 'hand', 'none'] as const),
  ],
  bleaching: ['any', 'oxygen', 'none'],
  tumbleDrying: ['normal', 'low', 'none'],
  naturalDrying: [
    ...(['line', 'line_shade', 'drip', 'drip_shade', 'flat', 'flat_shade'] as const),
    ...(['drip_flat', 'drip_flat_shade'] as const),
  ],
  ironing: ['110', '150', '200', 'none'],
  professionalCare: ['p', 'p_mild', 'f', 'f_mild', 'w', 'w_mild', 'w_very_mild', 'none'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type CareName = keyof typeof CARE_SYMBOLS
export type CareSymbol<Name extends CareName = CareName> = (typeof CARE_SYMBOLS)[Name][number]

function isCareName(name: string): name is CareName {
  return Object.hasOwn(CARE_SYMBOLS, name)
}

/** In the order of a label. */
export const careNames: readonly CareName[] = Object.keys(CARE_SYMBOLS).filter(isCareName)

/** The id of a symbol in care-symbols.svg. */
export function careSymbolId(name: CareName, symbol: string): string {
  return `${name}-${symbol}`
}
