import { href } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { colorName, sizeName } from '#app/catalog/choice.ts'
import { getLineKey, getShownLinePrice, type LinePrice } from '#app/orders/cart/cart.ts'
import { useCartPricing } from '#app/orders/cart/cart-provider.tsx'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { Obstacle } from '#app/orders/checkout/form/obstacle.tsx'
import type { CartChange } from '#app/orders/checkout/quote/cart-changes.ts'
import { getFreshPrice } from '#app/orders/checkout/quote/fresh-cart.ts'
import type { Quote } from '#app/orders/checkout/quote/quote.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

export type ChangedLinesProps = {
  changes: readonly CartChange[]
  quote: Quote | null
  codeProblem: string | null
  isEmpty: boolean
  onAccept: () => void
}

export function ChangedLines({ changes, quote, codeProblem, isEmpty, onAccept }: ChangedLinesProps) {
  const pricing = useCartPricing()
  const formatPrice = (price: LinePrice) => formatMoney(getShownLinePrice(price, pricing))
  const changed = changes.length > 0 ? checkoutText.someChanged : checkoutText.totalChanged
  return (
    <Obstacle why={isEmpty ? checkoutText.nothingLeft : changed} className="grid gap-3 bg-amber-soft">
      <ul className="grid gap-1.5 empty:hidden">
        {changes.map(({ line, now, oldPrice, available: count }) => (
          <li key={getLineKey(line)}>
            {checkoutText.changedLine(line.product.name, sizeName(line.size), colorName(line.color))}
            {now && oldPrice !== null && count > 0 && (
              <span className="whitespace-nowrap">
                <s>{formatPrice(oldPrice)}</s> → {formatPrice(getFreshPrice(now))}
                {count < line.quantity && ', '}
              </span>
            )}
            {count < line.quantity && (
              <span className="whitespace-nowrap">
                <s>{checkoutText.units(line.quantity)}</s> →{' '}
                {count > 0 ? checkoutText.units(count) : now ? checkoutText.outOfStock : checkoutText.noLongerAvailable}
              </span>
            )}
          </li>
        ))}
      </ul>
      {codeProblem && <p>{codeProblem}</p>}
      {quote && (
        <p>
          {`${checkoutText.newTotal} `}
          <strong className="font-semibold">{formatMoney(quote.shown.total)}</strong>
        </p>
      )}
      {isEmpty ? (
        <div className="flex flex-wrap gap-3 max-md:flex-col">
          <ButtonLink to={href('/shop')}>{checkoutText.continueShopping}</ButtonLink>
          <Button look="secondary" className="min-h-13" onClick={onAccept}>
            {checkoutText.emptyCart}
          </Button>
        </div>
      ) : (
        <Button className="md:justify-self-start" onClick={onAccept}>
          {checkoutText.accept}
        </Button>
      )}
    </Obstacle>
  )
}
