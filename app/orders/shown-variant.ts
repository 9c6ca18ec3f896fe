import { colorName, sizeName } from '#app/catalog/choice.ts'
import { orderText } from '#app/orders/order-text.ts'

type Choice = { readonly size: string; readonly color: string; readonly shownColor: string | null | undefined }

/** 'Size: M | Color: Olive' in the current language; stored lines have it in English. */
export function shownVariant({ size, color, shownColor }: Choice): string {
  return orderText.variant(sizeName(size), colorName({ name: color, ...(shownColor && { label: shownColor }) }))
}
