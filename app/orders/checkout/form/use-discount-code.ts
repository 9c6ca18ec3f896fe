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
 * `requested`: the code in quote requests. A code that may still apply remains requested; others only remain in the
 * field.
 */
export function useDiscountCode(requested: string, request: (code: string) => void, cart: CartQuote): DiscountControl {
  const [text, setText] = useState(requested)
  /** Undefined: the server's problem with `requested` is shown. */
  const [ownProblem, setOwnProblem] = useState<string | null>()
  const { fresh, status } = cart
  const result = fresh?.code?.code === requested ? fresh.code : null
  const isHopeless = result?.problem != null && !result.canStillApply
  useEffect(() => {
    if (!isHopeless) return
    setOwnProblem(result.problem)
    request('')
  }, [isHopeless, result, request])

  return {
    text,
    applied: requested && fresh?.quote?.discountCode === requested ? requested : '',
    problem: ownProblem === undefined ? (result?.problem ?? null) : ownProblem,
    isBusy: requested !== '' && status === 'loading',
    type: (typed) => {
      setText(typed)
      setOwnProblem(null)
    },
    apply: (code, problem) => {
      setOwnProblem(problem)
      if (code !== null && code === requested) cart.refresh()
      else request(code ?? '')
    },
    remove: () => {
      setText('')
      setOwnProblem(undefined)
      request('')
    },
  }
}
