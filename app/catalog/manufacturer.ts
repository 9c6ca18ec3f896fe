import { EU_MEMBERS } from '#app/base/countries.ts'
import { adminText } from '#app/catalog/admin/admin-text.ts'
import type { Id } from '#app/lib/id.ts'
import type { Settings } from '#app/store/settings.ts'

/** A product's data about its maker. Strings are empty and the country is null if unknown. */
export type MakerFields = {
  readonly maker: string
  /** Postal address, and an email or website. */
  readonly makerContact: string
  /** ISO 3166-1 alpha-2. */
  readonly makerCountry: string | null
  readonly responsiblePerson: string
}

/** A manufacturer that staff can select. */
export type ManufacturerChoice = MakerFields & { readonly id: Id<'manufacturer'> }

/** Stands for the store in forms that select a manufacturer. */
export const MADE_BY_STORE = 'store'

/** The choice that opens the dialog for a new manufacturer, in forms that select one. */
export const NEW_MANUFACTURER = 'new'

/** Stands for no manufacturer where a choice is required. */
export const NO_MANUFACTURER = 'none'

/** The values of a product without a manufacturer. */
export const NO_MAKER: MakerFields = { maker: '', makerContact: '', makerCountry: null, responsiblePerson: '' }

export function hasMakerFields({ maker, makerContact, makerCountry, responsiblePerson }: MakerFields): boolean {
  return `${maker}${makerContact}${makerCountry ?? ''}${responsiblePerson}`.trim() !== ''
}

export function isSameMaker(a: MakerFields, b: MakerFields): boolean {
  return a.maker === b.maker && listDifferences(a, b).length === 0
}

/**
 * Finds the manufacturer given in a file: the one with exactly these values, otherwise one that has this name and the
 * same values wherever the file contains a value. Files often contain only the name.
 */
export function matchManufacturer<Known extends MakerFields>(
  manufacturers: readonly Known[],
  maker: MakerFields,
): Known | undefined {
  const exact = manufacturers.find((manufacturer) => isSameMaker(manufacturer, maker))
  if (exact || maker.maker === '') return exact
  const name = maker.maker.toLowerCase()
  return manufacturers.find(
    (manufacturer) =>
      manufacturer.maker.toLowerCase() === name && listDifferences(manufacturer, maker).every((value) => !value),
  )
}

/** Lists the values of `maker` that differ from a manufacturer, except the name. */
function listDifferences(manufacturer: MakerFields, maker: MakerFields): readonly (string | null)[] {
  const names = ['makerContact', 'makerCountry', 'responsiblePerson'] as const
  return names.filter((name) => manufacturer[name] !== maker[name]).map((name) => maker[name])
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

/** The settings on which the maker shown to shoppers depends. */
export type SafetySettings = Pick<Settings, (typeof SAFETY_SETTINGS)[number]>

/** Returns the maker shown to shoppers: the product's own, or the store if it is set as maker. */
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

/** Matches text with an email address or a website; also used in queries. */
export const ELECTRONIC_ADDRESS = '@|https?://|www\\.'
const electronic = new RegExp(ELECTRONIC_ADDRESS, 'i')

/** Returns the data that a product lacks under Regulation (EU) 2023/988, Art. 19, by field; empty if it is complete. */
export function findMissingSafety(
  product: MakerFields,
  settings: SafetySettings,
): Partial<Record<keyof MakerFields, string>> {
  const { maker, makerContact, makerCountry, responsiblePerson } = getMaker(product, settings)
  const missing: Readonly<Record<keyof MakerFields, string>> = adminText.missingSafety
  const isOutsideEu = makerCountry !== null && !EU_MEMBERS.includes(makerCountry)
  return {
    ...(maker === '' && { maker: missing.maker }),
    ...(!electronic.test(makerContact) && { makerContact: missing.makerContact }),
    ...(makerCountry === null && { makerCountry: missing.makerCountry }),
    ...(isOutsideEu && responsiblePerson === '' && { responsiblePerson: missing.responsiblePerson }),
  }
}

export function listMissingSafety(product: MakerFields, settings: SafetySettings): readonly (keyof MakerFields)[] {
  const missing = findMissingSafety(product, settings)
  return SAFETY_FIELDS.filter((name) => missing[name] !== undefined)
}
