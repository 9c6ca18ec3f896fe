import { z } from 'zod'
import type { MakerFields } from '#app/catalog/product-safety.ts'

/**
 * The manufacturer of products that name none: unknown, so that they are drafts, the store, or a given manufacturer.
 */
export const makerChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('draft') }),
  z.strictObject({ kind: z.literal('store') }),
  z.strictObject({
    kind: z.literal('maker'),
    maker: z.string(),
    makerContact: z.string(),
    makerCountry: z.string().nullable(),
    responsiblePerson: z.string(),
  }),
])
export type MakerChoice = z.output<typeof makerChoice>

/** Returns the manufacturer of products that name none. For the store itself, it is in the settings. */
export function makerOfFile(choice: MakerChoice | null): MakerFields | null {
  if (choice?.kind !== 'maker') return null
  const { kind: _, ...maker } = choice
  return maker
}
