import { DEFAULT_COLOR, ONE_SIZE } from '#app/catalog/catalog.ts'
import { uiText } from '#app/ui/ui-text.ts'

export type Choice = {
  readonly size: string
  readonly color: string
  /** The color's name in the language of the shopper; without one, `color`. */
  readonly shownColor?: string | null | undefined
}

/** Such as 'M, Wine'; '' for a product without sizes and colors. */
export function choiceName({ size, color, shownColor }: Choice): string {
  const parts = [size === ONE_SIZE ? '' : size, color === DEFAULT_COLOR.name ? '' : (shownColor ?? color)].filter(
    Boolean,
  )
  return parts.length > 0 ? uiText.list(parts) : ''
}
