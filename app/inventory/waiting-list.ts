import {
  getProductAvailability,
  matchesChoice,
  type StockSettings,
  type VariantStock,
} from '#app/catalog/availability.ts'
import { DEFAULT_COLOR, ONE_SIZE, type ProductColor } from '#app/catalog/catalog.ts'
import type { Settings } from '#app/store/settings.ts'
import { uiText } from '#app/ui/ui-text.ts'

export type Choice = {
  readonly size: string
  readonly color: string
  /** The color's name in the shopper's language. If it is missing, `color` is shown. */
  readonly shownColor?: string | null | undefined
}

/** Returns a name such as 'M, Wine', or '' for a product without sizes and colors. */
export function formatChoice({ size, color, shownColor }: Choice): string {
  const parts = [size === ONE_SIZE ? '' : size, color === DEFAULT_COLOR.name ? '' : (shownColor ?? color)].filter(
    Boolean,
  )
  return parts.length > 0 ? uiText.list(parts) : ''
}

/**
 * 'unconfirmed': the email has not been confirmed. 'waiting': in line. 'held': a unit is held until `heldUntil`.
 * 'bought': the held unit was ordered. 'expired': the held unit was not ordered in time.
 */
export const WAITING_STATES = ['unconfirmed', 'waiting', 'held', 'bought', 'expired'] as const
export type WaitingState = (typeof WAITING_STATES)[number]

/** States in which an email address is on the list. In any other state, the address can be added again. */
export const OPEN_STATES = ['unconfirmed', 'waiting', 'held'] as const satisfies readonly WaitingState[]

/** Without tracked stock or with backorders, everything can be ordered, so nobody needs to wait. */
export function hasWaitingList(
  settings: Pick<Settings, 'waiting_list_hold_hours' | 'track_inventory' | 'allow_backorders'>,
): boolean {
  return settings.waiting_list_hold_hours > 0 && settings.track_inventory && !settings.allow_backorders
}

type Product = {
  readonly sizes: readonly string[]
  readonly colors: readonly ProductColor[]
  readonly stockByVariant: boolean
  readonly stockQuantity: number
}

/** Returns the offered sizes and colors that are sold out, named as in order lines. */
export function listSoldOutChoices(
  product: Product,
  variants: readonly VariantStock[],
  settings: StockSettings,
): readonly Choice[] {
  const sizes = product.sizes.length > 0 ? product.sizes : [ONE_SIZE]
  const colors = product.colors.length > 0 ? product.colors : [DEFAULT_COLOR]
  const choices = colors.flatMap(({ name: color, label }) =>
    sizes.map((size) => ({ size, color, ...(label && { shownColor: label }) })),
  )
  return choices.filter((choice) => {
    const isOffered = !product.stockByVariant || variants.some((variant) => matchesChoice(variant, choice))
    return isOffered && !getProductAvailability(product, variants, settings, choice).canOrder
  })
}
