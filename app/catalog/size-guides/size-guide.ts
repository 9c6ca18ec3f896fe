import type { LengthRange, LengthUnit } from '#app/catalog/size-guides/lengths.ts'
import type { MeasurementColumn, SizeSystem } from '#app/catalog/size-guides/measures.ts'

export const MAX_SIZES = 40
export const MAX_MEASUREMENTS = 12

export type GuideRow = {
  readonly size: string
  /** Contains only systems in which the size has a name. */
  readonly conversions: Readonly<Partial<Record<SizeSystem, string>>>
  /** One for each column; null for an empty cell. */
  readonly ranges: readonly (LengthRange | null)[]
}

/** The measurements of sizes, the smallest size first. */
export type GuideTable = {
  /** The unit in which staff entered the measurements. */
  readonly unit: LengthUnit
  readonly columns: readonly MeasurementColumn[]
  readonly rows: readonly GuideRow[]
}

export type SizeGuide = GuideTable & { readonly name: string; readonly note: string }

/** Returns the systems in which at least one size of the guide has a name. */
export function listSystems(rows: readonly Pick<GuideRow, 'conversions'>[], all: readonly SizeSystem[]): SizeSystem[] {
  return all.filter((system) => rows.some(({ conversions }) => conversions[system]))
}

/** The data for the size guide page of a product. */
export type ProductGuide = {
  readonly product: { readonly id: string; readonly name: string }
  readonly guide: SizeGuide
}
