import { href } from 'react-router'
import type { CategoryName } from '#app/catalog/category.ts'

export type ProductColor = {
  /** The name by which variants, carts and orders identify the color. */
  readonly name: string
  readonly hex: string
  /** The name in the language of the page; if missing, `name` is shown. */
  readonly label?: string
}

/** Width and height are those of the original image. */
export type Image = {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** See `productImages`. */
  readonly focus?: string | null
  readonly ground?: string | null
}

/** The size and color of products that have none (docs/rules.md, Cart). */
export const ONE_SIZE = 'One Size'
export const DEFAULT_COLOR: ProductColor = { name: 'Default', hex: '#000000' }

/** Returns false for the built-in size and color of a product without sizes and colors. */
export function hasOptions(size: string, color: string): boolean {
  return size !== ONE_SIZE || color !== DEFAULT_COLOR.name
}

export const MAX_SEARCH_LENGTH = 100
export const MAX_COLOR_NAME = 60

/** Returns the name of a category, or its slug if the category has been deleted. */
export function categoryName(categories: readonly CategoryName[], slug: string): string {
  return categories.find((category) => category.slug === slug)?.name ?? slug
}

/** Returns the path to which a product card links. It also identifies the card in a list. */
export function getCardPath({
  id,
  color,
}: {
  readonly id: string
  readonly color?: { readonly name: string }
}): string {
  const path = href('/product/:id', { id })
  return color ? `${path}?${new URLSearchParams({ color: color.name })}` : path
}
