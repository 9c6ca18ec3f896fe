import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toLocalPath } from '#app/lib/local-path.ts'

type Step = 'shipping' | 'payment'

const FROM_SHIPPING = 'from shipping'

/**
 * Returns the step in the URL, or 'shipping' until the shipping step is complete. A change focuses the heading of the
 * new step.
 */
export function useCheckoutStep(isShippingComplete: boolean) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isPaymentUrl = search.includes('step=payment')
  const step: Step = isPaymentUrl && isShippingComplete ? 'payment' : 'shipping'
  const focused = useRef(step)
  // Focuses the new step, but not when the page opens and not if an error has the focus
  useLayoutEffect(() => {
    if (focused.current === step) return
    focused.current = step
    if (document.activeElement?.getAttribute('role') !== 'alert') focusStep(step)
  }, [step])
  const isBackPressed = useRef(false)
  // The browser's Back restores the scroll position in the step; our button opens the step at its top
  useEffect(() => {
    if (isBackPressed.current) document.getElementById(`${step}-step`)?.scrollIntoView()
    isBackPressed.current = false
  }, [step])
  return {
    step,
    openPayment: () => {
      const isHere = window.location.pathname === toLocalPath(pathname) // the shopper may have left
      if (!isPaymentUrl && isHere) navigate('?step=payment', { state: FROM_SHIPPING })
    },
    /** Goes back in history, unless payment was opened by its URL. */
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
