import { z } from 'zod'
import type { MakerFields, ManufacturerChoice } from '#app/catalog/manufacturer.ts'

/**
 * The manufacturer that staff choose for products without one in the file. It can be unknown (the products become
 * drafts), the store itself, or a specific manufacturer.
 */
export const makerChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('draft') }),
  z.strictObject({ kind: z.literal('store') }),
  z.strictObject({ kind: z.literal('maker'), manufacturerId: z.string() }),
])
export type MakerChoice = z.output<typeof makerChoice>

/**
 * Returns the manufacturer that staff chose for products without one in the file. Returns null if there is none, or if
 * staff chose the store itself, whose details are in the settings.
 */
export function getFileMaker(
  choice: MakerChoice | null,
  manufacturers: readonly ManufacturerChoice[],
): MakerFields | null {
  return (choice?.kind === 'maker' && manufacturers.find(({ id }) => id === choice.manufacturerId)) || null
}
