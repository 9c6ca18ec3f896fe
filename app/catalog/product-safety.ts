import { EU_MEMBERS } from '#app/base/countries.ts'
import { adminText } from '#app/catalog/admin/admin-text.ts'
import type { Settings } from '#app/store/settings.ts'

/** A product's data about its maker. Texts are empty and the country is null if unknown. */
export type MakerFields = {
  readonly maker: string
  /** Postal address, and an email or website. */
  readonly makerContact: string
  /** ISO 3166-1 alpha-2. */
  readonly makerCountry: string | null
  readonly responsiblePerson: string
}

const SAFETY_FIELDS = [
  'maker',
  'makerContact',
  'makerCountry',
  'responsiblePerson',
] as const satisfies readonly (keyof MakerFields)[]

export const SAFETY_SETTINGS = [
  'store_is_maker',
  'eu_responsible_person',
  'store_name',
  'store_address',
  'store_email',
  'store_country',
  'legal_name',
  'legal_address',
] as const satisfies readonly (keyof Settings)[]

/** The settings about makers. */
export type SafetySettings = Pick<Settings, (typeof SAFETY_SETTINGS)[number]>

/** Returns the maker for shoppers: the product's own, otherwise the store if it is one, and the responsible person. */
export function getMaker(product: MakerFields, settings: SafetySettings): MakerFields {
  const responsiblePerson = product.responsiblePerson || settings.eu_responsible_person
  const { maker, makerContact, makerCountry } = product
  if (maker !== '' || !settings.store_is_maker) return { maker, makerContact, makerCountry, responsiblePerson }
  const postal = settings.legal_address || settings.store_address
  return {
    maker: settings.legal_name || settings.store_name,
    makerContact: postal && [postal, settings.store_email].filter(Boolean).join('\n'),
    makerCountry: settings.store_country || null,
    responsiblePerson,
  }
}

/** Matches an email or a website; also used in queries. */
export const ELECTRONIC_ADDRESS = '@|https?://|www\\.'
const electronic = new RegExp(ELECTRONIC_ADDRESS, 'i')

/** Returns the data that a product lacks under Regulation (EU) 2023/988, Art. 19, by field; empty if it is complete. */
export function missingSafety(
  product: MakerFields,
  settings: SafetySettings,
): Partial<Record<keyof MakerFields, string>> {
  const { maker, makerContact, makerCountry, responsiblePerson } = getMaker(product, settings)
  const missing: Readonly<Record<keyof MakerFields, string>> = adminText.missingSafety
  const isOutside = makerCountry !== null && !EU_MEMBERS.includes(makerCountry)
  return {
    ...(maker === '' && { maker: missing.maker }),
    ...(!electronic.test(makerContact) && { makerContact: missing.makerContact }),
    ...(makerCountry === null && { makerCountry: missing.makerCountry }),
    ...(isOutside && responsiblePerson === '' && { responsiblePerson: missing.responsiblePerson }),
  }
}

export function listMissingSafety(product: MakerFields, settings: SafetySettings): readonly (keyof MakerFields)[] {
  const missing = missingSafety(product, settings)
  return SAFETY_FIELDS.filter((name) => missing[name] !== undefined)
}
