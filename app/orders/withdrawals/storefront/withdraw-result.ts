import type { Money } from '#app/base/money.ts'
import type { FieldErrors } from '#app/lib/form.ts'

/** The receipt of a declaration, for the page and the email. Days and times are formatted in the store's time zone. */
export type WithdrawalReceipt = {
  readonly orderNumber: string
  readonly name: string
  readonly email: string
  readonly at: string
  readonly lines: readonly { readonly units: number; readonly productName: string; readonly variantName: string }[]
  /** The text that says what happens next. */
  readonly next: string
}

/** An order on the withdrawal page. `rejection` is set if the shopper cannot withdraw from it. */
export type WithdrawalOrder = {
  readonly orderNumber: string
  readonly email: string
  readonly suggestedName: string
  readonly lines: readonly {
    /** The line's position in the order, from 1. */
    readonly number: number
    readonly productName: string
    readonly variantName: string
    readonly imageUrl: string | null
    /** The number of units that the shopper can still withdraw from. */
    readonly left: number
    readonly quantity: number
    /** The cost of all units of the line, with tax and after discounts. */
    readonly cost: Money
    /** The text that explains why the line is exempt from withdrawal; null if the line is not exempt. */
    readonly exemption: string | null
  }[]
  /** The number of units that withdrawals already cover. The form sends it back, to detect repeated submissions. */
  readonly seen: number
  /** The last day for a withdrawal, as text; null before delivery. */
  readonly until: string | null
  readonly receipts: readonly WithdrawalReceipt[]
  /** The reason for the rejection, as text; null if units can be withdrawn. */
  readonly rejection: string | null
  /** True if the order has shipped, so that the shopper can ask for a return instead. */
  readonly canReturn: boolean
}

/** The typed values that identify the order. */
export type TypedOrder = { readonly name: string; readonly orderNumber: string; readonly email: string }

/** The values that the second step submits again; without number and email if the order was found by its link. */
export type ResubmittedValues = Pick<TypedOrder, 'name'> & Partial<TypedOrder>

/** The choices in line order. `units` are as typed. */
type TypedChoice = { readonly units: readonly string[]; readonly chosen: readonly boolean[] }

/** In `errors`, the key '' contains errors about the whole form. */
export type WithdrawResult =
  | { readonly step: 'identify'; readonly errors: FieldErrors; readonly typed: TypedOrder }
  | {
      readonly step: 'confirm'
      readonly order: WithdrawalOrder
      readonly errors: FieldErrors
      readonly typed: ResubmittedValues & TypedChoice
    }
  | { readonly step: 'received'; readonly receipt: WithdrawalReceipt }
  | { readonly step: 'rejected'; readonly order: WithdrawalOrder }
  | { readonly step: 'imported'; readonly text: string }
  /**
   * Nothing was done. With JavaScript, the page remains at its step; without JavaScript, it starts over with `typed`.
   */
  | { readonly step: 'failed'; readonly text: string; readonly typed?: TypedOrder }

export type WithdrawStep = Exclude<WithdrawResult, { step: 'failed' }>

/**
 * Returns the step of an identified order: the latest receipt once no units are left to withdraw from, otherwise the
 * second step or the rejection.
 */
export function getWithdrawStep(order: WithdrawalOrder, typed: ResubmittedValues): WithdrawStep {
  const latest = order.receipts.at(-1)
  if (latest && order.lines.every(({ left }) => left === 0)) return { step: 'received', receipt: latest }
  if (order.rejection !== null) return { step: 'rejected', order }
  return { step: 'confirm', order, errors: {}, typed: { ...typed, units: [], chosen: [] } }
}
