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
export function useDiscountCode(asked: string, ask: (code: string) => void, cart: CartQuote): DiscountControl {
  const [text, setText] = useState(asked)
  // What is said of the text; undefined: what the store said of `asked`
  const [said, setSaid] = useState<string | null>()
  const { fresh, status } = cart
  const answer = fresh?.code?.code === asked ? fresh.code : null
  const isHopeless = answer?.problem != null && !answer.mayYetCount
  useEffect(() => {
    if (!isHopeless) return
    setSaid(answer.problem)
    ask('')
  }, [isHopeless, answer, ask])

  return {
    text,
    applied: asked && fresh?.quote?.discountCode === asked ? asked : '',
    problem: said === undefined ? (answer?.problem ?? null) : said,
    isBusy: asked !== '' && status === 'loading',
    type: (typed) => {
      setText(typed)
      setSaid(null)
    },
    apply: (code, problem) => {
      setSaid(problem)
      if (code !== null && code === asked) cart.refresh()
      else ask(code ?? '')
    },
    remove: () => {
      setText('')
      setSaid(undefined)
      ask('')
    },
  }
}
