import { DEFAULT_COLOR, ONE_SIZE } from '#app/features/catalog/catalog.ts'
import { catalogText } from '#app/features/catalog/catalog-text.ts'

/** The name of a size in the current language: products without sizes have one that is ours. */
export function sizeName(size: string): string {
  return size === ONE_SIZE ? catalogText.oneSize : size
}

/** The name of a color in the current language: products without colors have one that is ours. */
export function colorName(color: string): string {
  return color === DEFAULT_COLOR.name ? catalogText.defaultColor : color
}
