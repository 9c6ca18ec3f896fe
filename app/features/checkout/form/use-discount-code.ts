import { useEffect, useState } from 'react'
import type { CartQuote } from '#app/features/checkout/form/use-quote.ts'

/** The discount code of a checkout, wherever its field is shown. */
export type DiscountControl = {
  readonly text: string
  /** The code that the sums have taken off; '' where none has. */
  readonly applied: string
  /** Why the code in the field gives nothing. */
  readonly problem: string | null
  readonly isBusy: boolean
  readonly type: (text: string) => void
  /** Asks for a code; `null` with a reason where it cannot be one. */
  readonly apply: (code: string | null, problem?: string) => void
  readonly remove: () => void
}

/**
 * `asked`: the code that every quote asks for; `ask` makes it another. One that may yet count is asked for again with
 * each change of the cart; any other stays in the field only, with the reason beside it.
 */
export function useDiscountCode(requested: string, request: (code: string) => void, cart: CartQuote): DiscountControl {
  const [text, setText] = useState(requested)
  // What is said of the text; undefined: what the store said of `asked`
  const [said, setSaid] = useState<string | null>()
  const { fresh, status } = cart
  const result = fresh?.code?.code === requested ? fresh.code : null
  const isHopeless = result?.problem != null && !result.mayYetCount
  useEffect(() => {
    if (!isHopeless) return
    setSaid(result.problem)
    request('')
  }, [isHopeless, result, request])

  return {
    text,
    applied: requested && fresh?.quote?.discountCode === requested ? requested : '',
    problem: said === undefined ? (result?.problem ?? null) : said,
    isBusy: requested !== '' && status === 'loading',
    type: (typed) => {
      setText(typed)
      setSaid(null)
    },
    apply: (code, problem) => {
      setSaid(problem)
      if (code !== null && code === requested) cart.refresh()
      else request(code ?? '')
    },
    remove: () => {
      setText('')
      setSaid(undefined)
      request('')
    },
  }
}
