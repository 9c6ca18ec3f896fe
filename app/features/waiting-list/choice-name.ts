import { DEFAULT_COLOR, ONE_SIZE } from '#app/features/catalog/catalog.ts'
import { uiText } from '#app/ui/ui-text.ts'

export type Choice = { readonly size: string; readonly color: string }

/** Such as 'M, Wine'; '' for a product without sizes and colors. */
export function choiceName({ size, color }: Choice): string {
  const parts = [size === ONE_SIZE ? '' : size, color === DEFAULT_COLOR.name ? '' : color].filter(Boolean)
  return parts.length > 0 ? uiText.list(parts) : ''
}
