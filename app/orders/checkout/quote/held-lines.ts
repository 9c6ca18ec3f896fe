import { matchesChoice } from '#app/catalog/availability.ts'
import type { CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import type { LinkedHold } from '#app/orders/checkout/quote/pricing-snapshot.server.ts'

type Held = {
  readonly variants: readonly {
    readonly id: string
    readonly productId: string
    readonly size: string | null
    readonly color: string | null
  }[]
  readonly holds: readonly LinkedHold[]
}

export function linksOf(lines: readonly CheckoutLine[]): string[] {
  return lines.flatMap(({ hold }) => hold ?? [])
}

/** The holds of lines, each once, and only of the line's variant. */
export function holdsOf(lines: readonly CheckoutLine[], { variants, holds }: Held): readonly LinkedHold[] {
  return holds.filter(({ link, variantId }) =>
    lines.some((line) => {
      const variant = variants.find(({ id }) => id === variantId)
      return line.hold === link && variant?.productId === line.productId && matchesChoice(variant, line)
    }),
  )
}
