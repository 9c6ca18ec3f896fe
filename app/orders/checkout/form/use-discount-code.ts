import { useEffect, useState } from 'react'
import type { CartQuote } from '#app/orders/checkout/form/use-quote.ts'

export type DiscountControl = {
  readonly text: string
  readonly applied: string
  readonly problem: string | null
  readonly isBusy: boolean
  readonly type: (text: string) => void
  readonly apply: (code: string | null, problem?: string) => void
  readonly remove: () => void
}

/**
 * `requested`: the code in quote requests. A code that can still apply remains requested; other codes are kept only in
 * the field.
 */
export function useDiscountCode(requested: string, request: (code: string) => void, cart: CartQuote): DiscountControl {
  const [text, setText] = useState(requested)
  /** If undefined, the problem that the server found with `requested` is shown. */
  const [localProblem, setLocalProblem] = useState<string | null>()
  const { fresh, status } = cart
  const result = fresh?.code?.code === requested ? fresh.code : null
  const cannotApply = result?.problem != null && !result.canStillApply
  useEffect(() => {
    if (!cannotApply) return
    setLocalProblem(result.problem)
    request('')
  }, [cannotApply, result, request])

  return {
    text,
    applied: requested && fresh?.quote?.discountCode === requested ? requested : '',
    problem: localProblem === undefined ? (result?.problem ?? null) : localProblem,
    isBusy: requested !== '' && status === 'loading',
    type: (typed) => {
      setText(typed)
      setLocalProblem(null)
    },
    apply: (code, problem) => {
      setLocalProblem(problem)
      if (code !== null && code === requested) cart.refresh()
      else request(code ?? '')
    },
    remove: () => {
      setText('')
      setLocalProblem(undefined)
      request('')
    },
  }
}
