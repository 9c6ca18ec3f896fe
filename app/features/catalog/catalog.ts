export type ProductColor = { readonly name: string; readonly hex: string }

/** Width and height are the original's. */
export type Image = { readonly url: string; readonly width: number; readonly height: number; readonly alt: string }

/** The size and color of products without any (docs/rules.md, Cart). */
export const ONE_SIZE = 'One Size'
export const DEFAULT_COLOR: ProductColor = { name: 'Default', hex: '#000000' }

export const MAX_SEARCH_LENGTH = 100
