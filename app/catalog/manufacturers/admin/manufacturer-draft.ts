import { type MakerFields, NO_MAKER } from '#app/catalog/manufacturer.ts'
import type { MakerFieldName } from '#app/catalog/product-fields.ts'

export type ManufacturerDraft = Readonly<Record<MakerFieldName, string>>

export function toDraft(manufacturer: MakerFields | null): ManufacturerDraft {
  const { maker, makerContact, makerCountry, responsiblePerson } = manufacturer ?? NO_MAKER
  return { maker, makerContact, makerCountry: makerCountry ?? '', responsiblePerson }
}
