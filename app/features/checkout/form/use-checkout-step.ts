import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Step = 'shipping' | 'payment'

const FROM_SHIPPING = 'from shipping'

/** The step that the URL names; shipping until that is complete. Going on or back focuses the heading of the new step. */
export function useCheckoutStep(isShippingComplete: boolean) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isPaymentUrl = search.includes('step=payment')
  const step: Step = isPaymentUrl && isShippingComplete ? 'payment' : 'shipping'
  const focused = useRef(step)
  // Before anything can be typed into the new step. Not when the page opens, nor where an error has the focus.
  useLayoutEffect(() => {
    if (focused.current === step) return
    focused.current = step
    if (document.activeElement?.getAttribute('role') !== 'alert') focusStep(step)
  }, [step])
  const isBackPressed = useRef(false)
  // Our buttons lead to the beginning of the step; the browser's Back, to where the shopper was in it
  useEffect(() => {
    if (isBackPressed.current) document.getElementById(`${step}-step`)?.scrollIntoView()
    isBackPressed.current = false
  }, [step])
  return {
    step,
    openPayment: () => {
      const isHere = window.location.pathname === pathname // shoppers who have left are not called back
      if (!isPaymentUrl && isHere) navigate('?step=payment', { state: FROM_SHIPPING })
    },
    /** The history entry before payment's is the shipping step, unless payment was opened by its URL. */
    openShipping: () => {
      isBackPressed.current = true
      if (state === FROM_SHIPPING) navigate(-1)
      else navigate('?', { replace: true })
    },
  }
}

export function focusStep(step: Step): void {
  document.getElementById(`${step}-step`)?.focus({ preventScroll: true })
}
