import { type Money, toUnits } from '#app/base/money.ts'

/** Returns a price as cart lines store it. */
export function toStoredPrice({ price, charged }: { readonly price: Money; readonly charged: Money | null }) {
  return {
    price: toUnits(price),
    ...(charged && { charged: { currency: charged.currency, price: toUnits(charged) } }),
  }
}
