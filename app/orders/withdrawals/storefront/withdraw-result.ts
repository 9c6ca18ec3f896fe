import type { Money } from '#app/base/money.ts'
import type { FieldErrors } from '#app/lib/form.ts'

/** What was declared, as the page and the mail show it. Days and times are in words, in the store's time zone. */
export type WithdrawalReceipt = {
  readonly orderNumber: string
  readonly name: string
  readonly email: string
  readonly at: string
  readonly lines: readonly { readonly units: number; readonly productName: string; readonly variantName: string }[]
  /** What happens next, with its day. */
  readonly next: string
}

/** An order from which a shopper can withdraw, or a reason why not. */
export type WithdrawalOrder = {
  readonly orderNumber: string
  readonly email: string
  readonly suggestedName: string
  readonly lines: readonly {
    /** Its position in the order, from 1. */
    readonly number: number
    readonly productName: string
    readonly variantName: string
    readonly imageUrl: string | null
    /** Units that can be withdrawn. */
    readonly left: number
    readonly quantity: number
    /** Of all its units, with tax and after discounts. */
    readonly cost: Money
    /** Why it cannot be withdrawn, in words. */
    readonly exemption: string | null
  }[]
  /** Units that were withdrawn before. */
  readonly seen: number
  /** The last day in words; null before delivery. */
  readonly until: string | null
  readonly receipts: readonly WithdrawalReceipt[]
  /** In words; null if units can be withdrawn. */
  readonly rejection: string | null
}

/** What identifies the order, as typed. */
export type TypedOrder = { readonly name: string; readonly orderNumber: string; readonly email: string }

/** What is typed again in the second step; without number and email for the link of an order. */
export type TypedAgain = Pick<TypedOrder, 'name'> & Partial<TypedOrder>

/** What is withdrawn, by the position of the line: `units` as typed. */
type TypedChoice = { readonly units: readonly string[]; readonly chosen: readonly boolean[] }

/** `errors`: those of the whole form are under ''. */
export type WithdrawResult =
  | { readonly step: 'identify'; readonly errors: FieldErrors; readonly typed: TypedOrder }
  | {
      readonly step: 'confirm'
      readonly order: WithdrawalOrder
      readonly errors: FieldErrors
      readonly typed: TypedAgain & TypedChoice
    }
  | { readonly step: 'received'; readonly receipt: WithdrawalReceipt }
  | { readonly step: 'rejected'; readonly order: WithdrawalOrder }
  | { readonly step: 'imported'; readonly text: string }
  /** Nothing was done. A page with scripts stays at its step; without, it begins again with `typed`. */
  | { readonly step: 'failed'; readonly text: string; readonly typed?: TypedOrder }

export type WithdrawStep = Exclude<WithdrawResult, { step: 'failed' }>

/** Where an identified order leads: to its receipt once nothing is left to withdraw from, else to the second step. */
export function getWithdrawStep(order: WithdrawalOrder, typed: TypedAgain): WithdrawStep {
  const latest = order.receipts.at(-1)
  if (latest && order.lines.every(({ left }) => left === 0)) return { step: 'received', receipt: latest }
  if (order.rejection !== null) return { step: 'rejected', order }
  return { step: 'confirm', order, errors: {}, typed: { ...typed, units: [], chosen: [] } }
}
