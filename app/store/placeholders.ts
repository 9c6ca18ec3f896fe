/** Names that the store's text can contain in braces. */
export const PLACEHOLDERS = [
  'free_shipping_from',
  'standard_price',
  'standard_days',
  'express_price',
  'express_days',
  'shipping_countries',
] as const

export type Placeholder = (typeof PLACEHOLDERS)[number]

/** Matches a name in braces, known or not. */
export const PLACEHOLDER = /\{([a-z_]+)\}/gi

export function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((known) => known === name)
}

/** Returns the first unknown placeholder, such as '{price}', or null. */
export function findUnknownPlaceholder(text: string): string | null {
  for (const [placeholder, name = ''] of text.matchAll(PLACEHOLDER)) {
    if (!isPlaceholder(name)) return placeholder
  }
  return null
}
