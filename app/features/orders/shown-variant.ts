import { colorName, sizeName } from '#app/features/catalog/choice-names.ts'
import { orderText } from '#app/features/orders/order-text.ts'

/** 'Size: M | Color: Olive' in the current language; stored lines have it in English. */
export function shownVariant({ size, color }: { readonly size: string; readonly color: string }): string {
  return orderText.variant(sizeName(size), colorName(color))
}
