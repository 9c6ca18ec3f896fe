import type { CartLine } from '#app/features/cart/cart.ts'
import { freshLineOf } from '#app/features/checkout/fresh-cart.ts'
import type { FreshCart } from '#app/features/checkout/order-outcome.ts'
import { formatMoney, fromUnits, type Money } from '#app/features/money/money.ts'
import { useShopperCurrency } from '#app/features/money/shopper-currency.tsx'
import { shopperPrice } from '#app/features/money/shopper-price.ts'
import { useStore } from '#app/features/settings/store.tsx'
import { Button } from '#app/ui/button.tsx'

type Change = { readonly line: CartLine; readonly before: string; readonly after: string }

type ChangedLinesProps = { items: readonly CartLine[]; fresh: FreshCart; onAccept: () => void }

/** Nothing is charged silently: what is no longer as it was in the cart, line by line, to be agreed to. */
export function ChangedLines({ items, fresh, onAccept }: ChangedLinesProps) {
  const changes = useChanges(items, fresh)
  return (
    <div role="alert" className="mb-6 grid gap-3 bg-amber-soft p-4 text-md">
      <p className="font-semibold">
        {changes.length > 0 ? 'Some things changed since you filled your cart' : 'The total changed since you saw it'}
      </p>
      <ul className="grid gap-1.5">
        {changes.map(({ line, before, after }) => (
          <li key={`${line.product.id} ${line.size} ${line.color.name} ${after}`}>
            {line.product.name} ({line.size}, {line.color.name}): <s>{before}</s> → {after}
          </li>
        ))}
      </ul>
      {fresh.quote && (
        <p>
          New total: <strong className="font-semibold">{formatMoney(fresh.quote.shopper.total)}</strong>
        </p>
      )}
      <Button className="justify-self-start" onClick={onAccept}>
        Accept and continue
      </Button>
    </div>
  )
}

/** Whether the cart differs from what the server says now. */
export function hasChanges(items: readonly CartLine[], fresh: FreshCart, currency: Money['currency']): boolean {
  return items.some((line) => {
    const now = freshLineOf(fresh, line)
    if (!now) return false
    if (!now.product || now.quantity < now.asked) return true
    return fromUnits(line.product.price, currency)?.minor !== now.product.price.minor
  })
}

function useChanges(items: readonly CartLine[], fresh: FreshCart): Change[] {
  const { currency: storeCurrency, usdRate } = useStore()
  const currency = useShopperCurrency()
  const show = (price: Money) => formatMoney(shopperPrice(price, currency, usdRate))
  return items.flatMap((line) => {
    const now = freshLineOf(fresh, line)
    if (!now) return []
    if (!now.product) return [{ line, before: pieces(line.quantity), after: 'no longer available' }]
    const changes: Change[] = []
    const old = fromUnits(line.product.price, storeCurrency)
    if (old && old.minor !== now.product.price.minor) {
      changes.push({ line, before: show(old), after: show(now.product.price) })
    }
    if (now.quantity < now.asked) {
      changes.push({
        line,
        before: pieces(now.asked),
        after: now.quantity === 0 ? 'out of stock' : pieces(now.quantity),
      })
    }
    return changes
  })
}

function pieces(count: number): string {
  return `${count} ${count === 1 ? 'piece' : 'pieces'}`
}
