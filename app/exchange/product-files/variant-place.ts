/** Where a variant is among the sizes and colors of its product; both are null without stock by size and color. */
export type VariantPlace = { readonly size: string | null; readonly color: string | null }

/** Null stands for the product. */
export function isSamePlace(a: VariantPlace | null, b: VariantPlace | null): boolean {
  return a === b || (a !== null && b !== null && a.size === b.size && a.color === b.color)
}

/** 'S, Black' */
export function formatPlace({ size, color }: VariantPlace): string {
  return [size, color].filter((part) => part !== null).join(', ')
}
