/** One form for all countries, or the form of each country. */
export const ADDRESS_FORMS = ['international', 'country'] as const

/** How addresses are entered, checked and printed. */
export type AddressRules = {
  readonly form: (typeof ADDRESS_FORMS)[number]
  /** The codes that an address may have as its country, in the order of the choices. */
  readonly countries: readonly string[]
  /** Countries whose addresses need their state or province, because delivery or tax depends on it. */
  readonly needsState?: readonly string[]
  /** Whether the form of a country can do without a phone number. The international form requires one. */
  readonly isPhoneOptional?: boolean
  /** Where the store sends from, if known: labels within it do not name it. */
  readonly from: string | null
}
