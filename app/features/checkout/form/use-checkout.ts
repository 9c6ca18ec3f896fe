import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CartLine } from '#app/features/cart/cart.ts'
import { useCart } from '#app/features/cart/cart-provider.tsx'
import { checkShipping } from '#app/features/checkout/checkout-calls.ts'
import { NOTHING_LEFT, STORE_AWAY } from '#app/features/checkout/checkout-messages.ts'
import { type CheckoutDraft, readDraft, storeDraft } from '#app/features/checkout/form/checkout-draft.ts'
import { useDiscountCode } from '#app/features/checkout/form/use-discount-code.ts'
import { useQuote } from '#app/features/checkout/form/use-quote.ts'
import type { PlacedOrder } from '#app/features/checkout/order/order-outcome.ts'
import { changesOf, refusalOf } from '#app/features/checkout/quote/cart-changes.ts'
import { useShopperCurrency } from '#app/features/money/shopper-currency.tsx'
import { useStore } from '#app/features/settings/store.tsx'
import type { FieldErrors } from '#app/lib/form.ts'

export type Checkout = ReturnType<typeof useCheckout>

/** What is typed, chosen and answered on the way through checkout. Every step works on this one state. */
export function useCheckout() {
  const { items, oldPrices } = useCart()
  const { currency: storeCurrency } = useStore()
  const currency = useShopperCurrency()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(readDraft)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [timesAsked, setTimesAsked] = useState(0)
  const [isSending, setSending] = useState(false)
  const [placed, setPlaced] = useState<{ order: PlacedOrder; lines: readonly CartLine[] } | null>(null)
  const { email, address, shippingMethod: wanted, discountCode } = draft
  const quoted = useQuote({ country: address.country, method: wanted, currency, discountCode })
  const askFor = useCallback((code: string) => setDraft((now) => ({ ...now, discountCode: code })), [])
  const discount = useDiscountCode(discountCode, askFor, quoted)
  const { fresh, hasFailed } = quoted
  const quote = fresh?.quote ?? null
  const changes = fresh ? changesOf(items, oldPrices, fresh, storeCurrency) : []
  const refusal = fresh && refusalOf(fresh)
  const isOffered = quote === null || quote.options.some((option) => option.method === wanted)
  const method = isOffered ? wanted : (quote.method ?? wanted)
  const isAtPayment = search.includes('step=payment')
  const step = isAtPayment && draft.isComplete ? ('payment' as const) : ('shipping' as const)
  useEffect(() => {
    if (!placed) storeDraft(draft)
  }, [draft, placed])
  const isBackPressed = useRef(false)
  // A button leads to the beginning of the step; Back of the browser, to where the shopper was in it
  useEffect(() => {
    if (isBackPressed.current) document.getElementById(`${step}-step`)?.scrollIntoView()
    isBackPressed.current = false
  }, [step])

  /** Waits for the store: nothing else can be sent meanwhile. */
  const send = async <ActionResult>(question: Promise<ActionResult>): Promise<ActionResult> => {
    setSending(true)
    setFailure(null)
    const answer = await question
    setSending(false)
    return answer
  }
  const refuse = (messages: FieldErrors) => {
    setErrors(messages)
    setRefusals(refusals + 1)
  }
  return {
    draft,
    setDraft,
    /** Changes what was typed or chosen, and takes away what was said of that field. */
    change: (values: Partial<CheckoutDraft>, field: string) => {
      setDraft({ ...draft, isComplete: false, ...values })
      setErrors(({ [field]: _, ...others }) => others)
    },
    /** The way that is on offer, which may be another than was chosen. */
    method,
    step,
    quoted,
    quote,
    discount,
    /** What has to be agreed to before anything is charged. */
    changes,
    /** Why this cart cannot be ordered, if it cannot. */
    refusal,
    obstacle: obstacleOf({ hasFailed, refusal, isToAgree: changes.length > 0 || timesAsked > 0 }),
    /** How often an order was answered with other sums since the shopper last agreed to them. */
    timesAsked,
    setTimesAsked,
    /** By field, as the store said; `refusals` counts how often it said anything. */
    errors,
    refusals,
    refuse,
    failure,
    fail: setFailure,
    isSending,
    setSending,
    send,
    placed,
    setPlaced,
    /** From shipping to payment, where the store finds nothing to mend. */
    goOn: async () => {
      const answer = await send(checkShipping({ email, address, shippingMethod: method }))
      if (answer === 'failed') return setFailure(STORE_AWAY)
      if (answer['']) return setFailure(answer[''])
      refuse(answer)
      if (Object.keys(answer).length > 0) return
      setDraft((now) => (now === draft ? { ...draft, isComplete: true } : now))
      const isHere = window.location.pathname === pathname // whoever has gone on meanwhile is not called back
      if (!isAtPayment && isHere) navigate('?step=payment', { state: FROM_SHIPPING })
    },
    /** The entry before payment's is the shipping step, unless payment was opened by its address. */
    goBack: () => {
      setFailure(null)
      isBackPressed.current = true
      if (state === FROM_SHIPPING) navigate(-1)
      else navigate('?', { replace: true })
    },
  }
}

const FROM_SHIPPING = 'from shipping'

/**
 * What has to be settled before either step goes on, one thing at a time: today's prices come first, then what nobody can
 * order, then what is to be agreed to. Where nothing of the cart is left, that is shown line by line, as changes are.
 */
function obstacleOf({
  hasFailed,
  refusal,
  isToAgree,
}: {
  hasFailed: boolean
  refusal: string | null
  isToAgree: boolean
}) {
  if (hasFailed) return 'no-prices' as const
  if (refusal && refusal !== NOTHING_LEFT) return 'refusal' as const
  return isToAgree ? ('changes' as const) : null
}
