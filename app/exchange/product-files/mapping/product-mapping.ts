import { z } from 'zod'
import { WEIGHT_UNITS } from '#app/base/weight.ts'
import { isRepeatable, mappedFieldNames } from '#app/exchange/product-files/mapping/mapped-fields.ts'
import { getOptionName } from '#app/exchange/product-files/mapping/product-column-names.ts'
import type { Notation } from '#app/lib/format/parse-number.ts'
import { MAX_CSV_COLUMNS } from '#app/platform/files/csv-limits.ts'

/** The fields that staff chose for the columns of a file, in column order. */
export const productMappingSchema = z.strictObject({
  fields: z.array(z.enum(mappedFieldNames).nullable()).max(MAX_CSV_COLUMNS),
  /** The notation of ambiguous prices and weights, such as 1.250. */
  notation: z.enum(['point', 'comma'] satisfies readonly Notation[]),
  /** The unit for weights without a unit in the file. */
  weightUnit: z.enum(WEIGHT_UNITS),
})
export type ProductMapping = Readonly<z.output<typeof productMappingSchema>>

/** The header of a file and its first rows. */
export type FileTable = { readonly header: readonly string[]; readonly sample: readonly (readonly string[])[] }

/** Returns the non-empty values of each column in the first rows. */
export function listColumnValues({ header, sample }: FileTable): readonly (readonly string[])[] {
  return header.map((_, at) => sample.map((row) => row[at]?.trim() ?? '').filter((text) => text !== ''))
}

/**
 * Returns the name that rows use for a column, such as 'name', 'image 12', 'weight 3 kg', or 'option 5 Length' for the
 * heading 'Length'. Returns null if the column is not imported.
 */
export function toMappedColumnName(mapping: ProductMapping, header: readonly string[], at: number): string | null {
  const field = mapping.fields[at]
  if (!field) return null
  const heading = header[at]?.trim() ?? ''
  if (field === 'weight') return `${field} ${at} ${findWeightUnit(heading) ?? mapping.weightUnit}`
  if (field === 'option') return `${field} ${at} ${getOptionName(heading)}`
  if (field === 'category') return `${field} ${at} ${LEVEL.test(heading) ? 'level' : ''}`.trimEnd()
  return isRepeatable(field) ? `${field} ${at}` : field
}

const LEVEL = /ebene|level|niveau|poziom/i

/** Returns the unit in a heading such as 'Weight (kg)'. */
export function findWeightUnit(heading: string): ProductMapping['weightUnit'] | null {
  if (/\bgrams?\b/i.test(heading)) return 'g'
  const [, unit = ''] = /[\s_(]\(?(kg|g|lbs?|oz)\)?$/i.exec(heading.trim()) ?? []
  const plain = unit.toLowerCase().replace(/s$/, '')
  return WEIGHT_UNITS.find((known) => known === plain) ?? null
}
