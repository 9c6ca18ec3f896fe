import { z } from 'zod'
import type { MakerFields } from '#app/catalog/product-safety.ts'

/** Who makes the products of a file that name no maker: nobody known, so that they are drafts, the store, or one maker. */
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

/** Returns the maker of products that name none. That of the store follows from its settings. */
export function makerOfFile(choice: MakerChoice | null): MakerFields | null {
  if (choice?.kind !== 'maker') return null
  const { kind: _, ...maker } = choice
  return maker
}
