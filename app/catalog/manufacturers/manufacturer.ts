import type { MakerFields } from '#app/catalog/product-safety.ts'
import type { Id } from '#app/lib/id.ts'

/** A manufacturer that staff can select. */
export type ManufacturerChoice = MakerFields & { readonly id: Id<'manufacturer'> }

/** Stands for the store in forms that select a manufacturer. */
export const MADE_BY_STORE = 'store'

/** Opens the dialog for a new manufacturer where a form selects one. */
export const NEW_MANUFACTURER = 'new'

/** Stands for none where a choice is required. */
export const NO_MANUFACTURER = 'none'

/** The values of a product without a manufacturer. */
export const NO_MAKER: MakerFields = { maker: '', makerContact: '', makerCountry: null, responsiblePerson: '' }

export function isStated({ maker, makerContact, makerCountry, responsiblePerson }: MakerFields): boolean {
  return `${maker}${makerContact}${makerCountry ?? ''}${responsiblePerson}`.trim() !== ''
}

export function isSameMaker(a: MakerFields, b: MakerFields): boolean {
  return a.maker === b.maker && listDifferences(a, b).length === 0
}

/**
 * Finds the manufacturer that a file states: the one with exactly these values, otherwise one of this name that has all
 * values that are not empty. Files often state only the name.
 */
export function matchManufacturer<Known extends MakerFields>(
  known: readonly Known[],
  stated: MakerFields,
): Known | undefined {
  const exact = known.find((manufacturer) => isSameMaker(manufacturer, stated))
  if (exact || stated.maker === '') return exact
  const name = stated.maker.toLowerCase()
  return known.find(
    (manufacturer) =>
      manufacturer.maker.toLowerCase() === name && listDifferences(manufacturer, stated).every((value) => !value),
  )
}

/** Lists the values of `stated` that differ from a manufacturer, without the name. */
function listDifferences(manufacturer: MakerFields, stated: MakerFields): readonly (string | null)[] {
  const names = ['makerContact', 'makerCountry', 'responsiblePerson'] as const
  return names.filter((name) => manufacturer[name] !== stated[name]).map((name) => stated[name])
}
