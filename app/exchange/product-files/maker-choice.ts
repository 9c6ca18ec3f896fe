import { z } from 'zod'
import type { MakerFields, ManufacturerChoice } from '#app/catalog/manufacturer.ts'

/**
 * The manufacturer for products without one in the file: unknown, so that they are drafts; the store; or a given
 * manufacturer.
 */
export const makerChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('draft') }),
  z.strictObject({ kind: z.literal('store') }),
  z.strictObject({ kind: z.literal('maker'), manufacturerId: z.string() }),
])
export type MakerChoice = z.output<typeof makerChoice>

/** Returns the manufacturer for products without one in the file; null for the store, which the settings describe. */
export function getFileMaker(
  choice: MakerChoice | null,
  manufacturers: readonly ManufacturerChoice[],
): MakerFields | null {
  return (choice?.kind === 'maker' && manufacturers.find(({ id }) => id === choice.manufacturerId)) || null
}
