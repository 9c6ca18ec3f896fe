import { z } from 'zod'
import type { MakerFields, ManufacturerChoice } from '#app/catalog/manufacturer.ts'

/**
 * The manufacturer of products without one in the file: unknown, so that they are drafts; the store; or a given
 * manufacturer.
 */
export const makerChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('draft') }),
  z.strictObject({ kind: z.literal('store') }),
  z.strictObject({ kind: z.literal('maker'), manufacturerId: z.string() }),
])
export type MakerChoice = z.output<typeof makerChoice>

/** Returns the manufacturer of products without one in the file. The store itself is described in the settings. */
export function makerOfFile(
  choice: MakerChoice | null,
  manufacturers: readonly ManufacturerChoice[],
): MakerFields | null {
  return (choice?.kind === 'maker' && manufacturers.find(({ id }) => id === choice.manufacturerId)) || null
}
