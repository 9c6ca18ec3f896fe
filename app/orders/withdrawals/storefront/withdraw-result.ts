import type { Money } from '#app/base/money.ts'
import type { FieldErrors } from '#app/lib/form.ts'

/** A declaration for the page and the email. Days and times are formatted in the store's time zone. */
export type WithdrawalReceipt = {
  readonly orderNumber: string
  readonly name: string
  readonly email: string
  readonly at: string
  readonly lines: readonly { readonly units: number; readonly productName: string; readonly variantName: string }[]
  /** The next step, with its day. */
  readonly next: string
}

/** An order that a shopper can withdraw from, or the reason why withdrawal is not possible. */
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
    /** The number of units that the shopper can still withdraw from. */
    readonly left: number
    readonly quantity: number
    /** The cost of all its units, with tax and after discounts. */
    readonly cost: Money
    /** The text that explains why the line is exempt from withdrawal; null if it is not. */
    readonly exemption: string | null
  }[]
  /** The number of units that are already covered by withdrawals. */
  readonly seen: number
  /** The last day for a withdrawal, as text; null before delivery. */
  readonly until: string | null
  readonly receipts: readonly WithdrawalReceipt[]
  /** The reason for the rejection, as text; null if units can be withdrawn. */
  readonly rejection: string | null
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
 * Returns the step of an identified order: its receipt once no units are left to withdraw, otherwise the second step or
 * the rejection.
 */
export function getWithdrawStep(order: WithdrawalOrder, typed: ResubmittedValues): WithdrawStep {
  const latest = order.receipts.at(-1)
  if (latest && order.lines.every(({ left }) => left === 0)) return { step: 'received', receipt: latest }
  if (order.rejection !== null) return { step: 'rejected', order }
  return { step: 'confirm', order, errors: {}, typed: { ...typed, units: [], chosen: [] } }
}
