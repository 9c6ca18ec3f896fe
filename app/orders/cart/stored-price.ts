import { type Money, toUnits } from '#app/base/money.ts'

/** A price as lines of the cart keep it. */
export function storedPrice({ price, charged }: { readonly price: Money; readonly charged: Money | null }) {
  return {
    price: toUnits(price),
    ...(charged && { charged: { currency: charged.currency, price: toUnits(charged) } }),
  }
}
