type ProductImage = {
  readonly productId: string
  readonly url: string
  readonly color: string | null
  readonly isPrimary: boolean
}

/** Of the product: an image in the chosen color, otherwise the primary one, otherwise the first. */
export function imageOfChoice(
  images: readonly ProductImage[],
  { productId, color }: { readonly productId: string | null; readonly color: string },
): string | null {
  const own = images.filter((image) => image.productId === productId)
  const best = own.find((image) => image.color === color) ?? own.find(({ isPrimary }) => isPrimary) ?? own[0]
  return best?.url ?? null
}
