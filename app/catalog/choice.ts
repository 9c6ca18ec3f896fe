import { getAvailability, matchesChoice, type StockSettings, type VariantStock } from '#app/catalog/availability.ts'
import { DEFAULT_COLOR, hasOptions, ONE_SIZE, type ProductColor } from '#app/catalog/catalog.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import type { PagePrice } from '#app/pricing/shown-prices.server.ts'

/** Returns the name of a size in the current language. Products without sizes get a built-in name. */
export function sizeName(size: string): string {
  return size === ONE_SIZE ? catalogText.oneSize : size
}

/** Returns the name of a color in the current language. Products without colors get a built-in name. */
export function colorName({ name, label }: Pick<ProductColor, 'name' | 'label'>): string {
  return name === DEFAULT_COLOR.name ? catalogText.defaultColor : (label ?? name)
}

type Choice = { readonly size: string; readonly color: string; readonly shownColor: string | null | undefined }

/** Returns a text such as 'Size: M | Color: Olive'; '' without options. Order lines store the English text. */
export function formatVariant({ size, color, shownColor }: Choice): string {
  if (!hasOptions(size, color)) return ''
  return catalogText.variant(sizeName(size), colorName({ name: color, ...(shownColor && { label: shownColor }) }))
}

type ColoredProduct = { readonly colors: readonly ProductColor[] }

/**
 * Returns the label that the page shows for a product's color, given the color's name; undefined if the page shows the
 * name.
 */
export function findShownColor(product: ColoredProduct | undefined, color: string | null): string | undefined {
  return product?.colors.find(({ name }) => name === color)?.label
}

type ProductImage = {
  readonly productId: string
  readonly url: string
  readonly color: string | null
  readonly isPrimary: boolean
}

/** Returns the product's image in the chosen color, otherwise the primary image, otherwise the first. */
export function findChoiceImage(
  images: readonly ProductImage[],
  { productId, color }: { readonly productId: string | null; readonly color: string },
): string | null {
  const productImages = images.filter((image) => image.productId === productId)
  const best =
    productImages.find((image) => image.color === color) ??
    productImages.find(({ isPrimary }) => isPrimary) ??
    productImages[0]
  return best?.url ?? null
}

type PricedVariant = VariantStock & { readonly unit?: PagePrice }

/**
 * Returns the lowest price of variants that match the choice and can be ordered, and whether their prices differ.
 * Sold-out variants count only if all are sold out.
 */
export function computeChoicePrice(
  productPrice: PagePrice,
  variants: readonly PricedVariant[],
  choice: { readonly size: string | null; readonly color: string | null },
  stockSettings: StockSettings,
): { readonly unit: PagePrice; readonly pricesVary: boolean } {
  const matching = variants.filter((variant) => matchesChoice(variant, choice))
  const orderable = matching.filter(({ stock }) => getAvailability(stock, stockSettings).canOrder)
  const units = (orderable.length > 0 ? orderable : matching).map(({ unit = productPrice }) => unit)
  const [first = productPrice, ...others] = units.toSorted(
    (a, b) =>
      a.price.minor - b.price.minor ||
      Number(b.was !== null) - Number(a.was !== null) ||
      (a.was?.minor ?? 0) - (b.was?.minor ?? 0), // lists break ties in the same way
  )
  return { unit: first, pricesVary: others.some(({ price }) => price.minor !== first.price.minor) }
}
