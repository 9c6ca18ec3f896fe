import { Form, href, useNavigate, useNavigation } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { waitingText } from '#app/inventory/waiting-text.ts'
import { formatDateTime, formatDateTimeWithZone } from '#app/lib/format/date.ts'
import { computeLineTotal } from '#app/orders/cart/cart.ts'
import { useCart, useCartPricing } from '#app/orders/cart/cart-provider.tsx'
import type { EntryPage } from '#app/orders/waiting-list/entry-page.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { LineImage } from '#app/ui/line-image.tsx'
import { useTimeZone } from '#app/ui/time-zone.tsx'
import { useToast } from '#app/ui/toast.tsx'

type EntryPageViewProps = {
  /** Null once the shopper has left the waitlist. */
  readonly page: EntryPage | null
}

/**
 * Shows the page that a link in an email opens. Email programs open links automatically, so every action requires a
 * click.
 */
export function EntryPageView({ page }: EntryPageViewProps) {
  const isSending = useNavigation().state !== 'idle'
  const state = page?.state ?? 'left'
  const { title, text } = waitingText.states[state]
  const canLeave = state === 'waiting' || state === 'held'
  return (
    <div className="page pt-8 lg:pt-12">
      <h1 className="type-display text-title">{title}</h1>
      {page && <WaitlistProduct page={page} />}
      <p role="status" className="mt-6 max-w-[62ch]">
        {page?.hold ? <HoldText hold={page.hold} /> : page?.message || text}
      </p>
      <Form
        method="post"
        className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 max-md:flex-col max-md:items-stretch"
      >
        {state === 'unconfirmed' && (
          <Button type="submit" name="intent" value="confirm" busy={isSending}>
            {waitingText.confirm}
          </Button>
        )}
        {page?.line && <BuyButton line={page.line} />}
        {canLeave && (
          <p className="flex flex-wrap items-center gap-x-3">
            {state === 'held' && waitingText.unwanted}
            <Button type="submit" name="intent" value="leave" look="text" className="min-h-11" busy={isSending}>
              {state === 'held' ? waitingText.release : waitingText.leave}
            </Button>
          </p>
        )}
        {!canLeave && state !== 'unconfirmed' && (
          <ButtonLink to={page?.productId ? href('/product/:id', { id: page.productId }) : href('/shop')}>
            {page?.productId ? waitingText.toProduct : waitingText.toShop}
          </ButtonLink>
        )}
      </Form>
    </div>
  )
}

/** The time is in the shopper's time zone, as in LocalTime. */
function HoldText({ hold: { until, left } }: { hold: NonNullable<EntryPage['hold']> }) {
  const { zone, showsOffset } = useTimeZone()
  const format = showsOffset ? formatDateTimeWithZone : formatDateTime
  return <span suppressHydrationWarning>{waitingText.heldUntil(format(until, zone), left)}</span>
}

function WaitlistProduct({ page: { image, name, choice, line } }: { page: EntryPage }) {
  const pricing = useCartPricing()
  const price = line && computeLineTotal(line, pricing)
  return (
    <div className="mt-8 grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4">
      <LineImage url={image} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-ink-2">{choice}</p>
        {price && <p className="mt-1 text-base">{formatMoney(price)}</p>}
      </div>
    </div>
  )
}

/** The link is stored in the cart, so that the order uses the held unit. */
function BuyButton({ line }: { line: NonNullable<EntryPage['line']> }) {
  const { addItems } = useCart()
  const navigate = useNavigate()
  const toast = useToast()
  const buy = () => {
    const problem = addItems([line])
    if (problem) return toast(problem, 'error')
    navigate(href('/checkout'))
  }
  return (
    <>
      <Button onClick={buy} className="no-js:hidden">
        {waitingText.buy}
      </Button>
      <noscript>
        <p className="mt-2 bg-lumen-soft p-3 text-base">{waitingText.buyNeedsScripts}</p>
      </noscript>
    </>
  )
}
