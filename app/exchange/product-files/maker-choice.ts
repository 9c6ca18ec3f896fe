import type { MakerFields } from '#app/catalog/product-safety.ts'

/** Who makes the products of a file that name no maker: nobody known, so that they are drafts, the store, or one maker. */
export type MakerChoice =
  | { readonly kind: 'draft' }
  | { readonly kind: 'store' }
  | ({ readonly kind: 'maker' } & MakerFields)

/** Returns the maker of products that name none. That of the store follows from its settings. */
export function makerOfFile(choice: MakerChoice | null): MakerFields | null {
  if (choice?.kind !== 'maker') return null
  const { kind: _, ...maker } = choice
  return maker
}
