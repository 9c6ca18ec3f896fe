import { DEFAULT_COLOR, ONE_SIZE } from '#app/features/catalog/catalog.ts'

export type Choice = { readonly size: string; readonly color: string }

/** Such as 'M, Wine'; '' for a product without sizes and colors. */
export function choiceName({ size, color }: Choice): string {
  return [size === ONE_SIZE ? '' : size, color === DEFAULT_COLOR.name ? '' : color].filter(Boolean).join(', ')
}
