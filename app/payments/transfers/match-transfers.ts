/**
 * `matchTransfers` proposes for each row of a statement which orders it pays. It books nothing. Per row it returns at
 * most five proposals, best first; none means that no order matches.
 *
 * - `preselected` is set only if exactly one set of orders fits by reference and amount: every reference is exact, or
 *   near and unlike the references of all other open orders. No order is preselected for two rows unless the rows
 *   add up to the order's total.
 * - `exact`: references and amount match. `near`: references match with typing errors, or exactly but with a different
 *   amount. `weak`: anything else, such as name and amount.
 * - An order with the amount 0 is listed only for information: it is already paid or in a different currency.
 */

import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, type Money, money, subtract, sum } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { listCustomerKeys, listPayerKeys } from '#app/payments/transfers/payer-names.ts'
import { indexReferences, type ReferenceIndex } from '#app/payments/transfers/reference-index.ts'
import type { StatementRow } from '#app/payments/transfers/statement-row.ts'

/** An order that is waiting for a transfer, or that was paid recently (to recognize duplicate payments). */
export type OpenOrder = {
  readonly id: Id<'order'>
  readonly orderNumber: string
  readonly total: Money
  /** The amount already booked, in the currency of `total`. */
  readonly received: Money
  readonly customerName: string
  readonly email: string
  /** 'YYYY-MM-DD' */
  readonly placedOn: string
}

export type MatchProposal = {
  readonly orders: readonly { readonly id: Id<'order'>; readonly amount: Money }[]
  readonly confidence: 'exact' | 'near' | 'weak'
  /** Shown to staff. */
  readonly reason: string
  readonly preselected: boolean
  /** The part of the payment that belongs to no order. */
  readonly leftover: Money
}

type RowMatch = { readonly key: string; readonly proposals: readonly MatchProposal[] }

const MAX_PROPOSALS = 5
/** The largest sets of orders that are tried, chosen from at most MAX_CANDIDATES orders. */
const MAX_SET = 4
const MAX_CANDIDATES = 10
const MAX_BY_AMOUNT = 3

/** Returns the matches in the order of `rows`. */
export function matchTransfers(rows: readonly StatementRow[], orders: readonly OpenOrder[]): readonly RowMatch[] {
  const matcher = new Matcher(orders)
  const found = rows.map((row) => matcher.read(row))
  const splits = matcher.findSplits(found)
  const proposals = found.map((payment) => splits.get(payment) ?? matcher.propose(payment))
  const settled = matcher.removeDuplicates(found, proposals)
  return rows.map(({ key }, index) => ({ key, proposals: settled[index] ?? [] }))
}

/** An order with its position and the amount due. */
type Candidate = { readonly at: number; readonly order: OpenOrder; readonly due: Money }

type Payment = {
  readonly row: StatementRow
  readonly exact: readonly Candidate[]
  /** Empty if the exact references explain the amount. */
  readonly near: readonly { readonly candidate: Candidate; readonly edits: number }[]
}

type Proposals = readonly MatchProposal[]

class Matcher {
  readonly #candidates: readonly Candidate[]
  readonly #references: ReferenceIndex
  readonly #byName = new Map<string, Candidate[]>()
  readonly #byEmail = new Map<string, Candidate[]>()
  readonly #byAmount = new Map<string, Candidate[]>()

  constructor(orders: readonly OpenOrder[]) {
    this.#candidates = orders.map((order, at) => ({ at, order, due: getDue(order) }))
    this.#references = indexReferences(orders.map(({ orderNumber }) => orderNumber))
    for (const candidate of this.#candidates) {
      if (candidate.due.minor <= 0) continue
      for (const key of listCustomerKeys(candidate.order.customerName)) append(this.#byName, key, candidate)
      append(this.#byEmail, candidate.order.email.toLowerCase(), candidate)
      append(this.#byAmount, toAmountKey(candidate.due), candidate)
    }
  }

  read(row: StatementRow): Payment {
    const { exact, near } = this.#references.find([row.text, row.reference])
    const named = this.#at(exact)
    const isExplained = named.length > 0 && this.#exactSets(named, row.amount).length === 1
    return {
      row,
      exact: named,
      near: isExplained
        ? []
        : near().flatMap(({ order, edits }) => this.#at([order]).map((candidate) => ({ candidate, edits }))),
    }
  }

  #at(positions: readonly number[]): readonly Candidate[] {
    return positions.map((position) => this.#candidates[position]).filter((candidate) => candidate !== undefined)
  }

  /** Finds sets of payable orders that add up to the amount; only the set of all payable orders if that does. */
  #exactSets(candidates: readonly Candidate[], amount: Money): readonly (readonly Candidate[])[] {
    const payable = candidates.filter(({ due }) => due.currency === amount.currency && due.minor > 0)
    if (payable.length > 0 && sumDues(payable, amount.currency).minor === amount.minor) return [payable]
    return findSetsWithSum(payable, amount.minor)
  }

  propose(payment: Payment): Proposals {
    const proposals = [...this.#byReference(payment), ...this.#withoutReference(payment)]
    const seen = new Set<string>()
    const distinct = proposals.filter(({ orders }) => {
      const set = orders
        .map(({ id }) => id)
        .toSorted()
        .join()
      return !seen.has(set) && seen.add(set)
    })
    return distinct.slice(0, MAX_PROPOSALS)
  }

  #byReference({ row, exact, near }: Payment): Proposals {
    const { amount } = row
    const sets = this.#exactSets(exact, amount)
    if (sets.length > 0) {
      const isOnly = sets.length === 1
      return sets.map((set) => {
        const reason = adminText.referenceAndAmount(set.length, exact.length - set.length)
        return toFullProposal(set, amount, 'exact', reason, isOnly)
      })
    }
    const nearSets = this.#nearSets(exact, near, amount)
    return [...nearSets, ...this.#withOrdersOfCustomer(exact, amount), ...this.#withOtherAmount(exact, near, amount)]
  }

  /**
   * Proposes orders whose references have typing errors. A reference that resembles several open orders is not
   * preselected.
   */
  #nearSets(exact: readonly Candidate[], near: Payment['near'], amount: Money): Proposals {
    const few = near.slice(0, MAX_CANDIDATES)
    const sets = this.#exactSets([...exact, ...few.map(({ candidate }) => candidate)], amount).filter((set) =>
      set.some((candidate) => !exact.includes(candidate)),
    )
    const isComplete = (set: readonly Candidate[]) => set.length === exact.length + near.length
    return sets.map((set) => {
      const edits = few
        .filter(({ candidate }) => set.includes(candidate))
        .reduce((total, match) => total + match.edits, 0)
      const reason = adminText.nearReferenceAndAmount(set.length, edits)
      return toFullProposal(set, amount, 'near', reason, sets.length === 1 && isComplete(set))
    })
  }

  #withOrdersOfCustomer(exact: readonly Candidate[], amount: Money): Proposals {
    const payable = exact.filter(({ due }) => due.currency === amount.currency && due.minor > 0)
    const rest = amount.minor - sumDues(payable, amount.currency).minor
    if (rest <= 0 || payable.length === 0) return []
    const customerOrders = this.#findOrders(payable[0]?.order.customerName ?? '').filter(
      (candidate) => candidate.due.currency === amount.currency && !exact.includes(candidate),
    )
    return findSetsWithSum(customerOrders, rest)
      .slice(0, 2)
      .map((set) => toFullProposal([...payable, ...set], amount, 'weak', adminText.withOrdersOfCustomer, false))
  }

  /** Proposes orders whose references match but whose amounts do not. */
  #withOtherAmount(exact: readonly Candidate[], near: Payment['near'], amount: Money): Proposals {
    if (exact.length > 0) {
      const all = toUnequalProposal(exact, amount, 'near', adminText.referenceOnly(exact.length))
      return all ? [all] : []
    }
    return near.slice(0, MAX_BY_AMOUNT).flatMap(({ candidate, edits }) => {
      const proposal = toUnequalProposal([candidate], amount, 'weak', adminText.nearReferenceOnly(edits))
      return proposal ? [proposal] : []
    })
  }

  /** Proposes orders by name, email and amount, if no reference matches. */
  #withoutReference({ row, exact, near }: Payment): Proposals {
    if (exact.length > 0 || near.length > 0) return []
    const { amount } = row
    const customerOrders = this.#findOrders(row.payerName, row.text).filter(
      ({ due }) => due.currency === amount.currency,
    )
    const equalOrders = customerOrders.filter(({ due }) => due.minor === amount.minor)
    const byName = equalOrders.map((candidate) =>
      toFullProposal([candidate], amount, 'weak', adminText.nameAndAmount, false),
    )
    const sets = findSetsWithSum(customerOrders, amount.minor).filter((set) => set.length > 1)
    const bySum = sets
      .slice(0, 2)
      .map((set) => toFullProposal(set, amount, 'weak', adminText.nameAndSum(set.length), false))
    if (byName.length + bySum.length > 0) return [...byName, ...bySum]
    const onlyAmount = this.#byAmount.get(toAmountKey(amount)) ?? []
    const byAmount = onlyAmount.length > MAX_BY_AMOUNT ? [] : onlyAmount
    const unequal = customerOrders.length > MAX_BY_AMOUNT ? [] : customerOrders
    return [
      ...unequal.flatMap((candidate) => toUnequalProposal([candidate], amount, 'weak', adminText.nameOnly) ?? []),
      ...byAmount.map((candidate) => toFullProposal([candidate], amount, 'weak', adminText.amountOnly, false)),
    ]
  }

  #findOrders(name: string, text = ''): readonly Candidate[] {
    const emails = text.includes('@') ? (text.toLowerCase().match(/[^\s@<>,;:]{1,64}@[^\s@<>,;]{3,200}/g) ?? []) : []
    const found = [
      ...listPayerKeys(name).flatMap((key) => this.#byName.get(key)?.slice(0, MAX_CANDIDATES) ?? []),
      ...emails.flatMap((email) => this.#byEmail.get(email)?.slice(0, MAX_CANDIDATES) ?? []),
    ]
    return [...new Set(found)].slice(0, MAX_CANDIDATES)
  }

  /** Finds rows that together pay the full amount of one order. */
  findSplits(payments: readonly Payment[]): ReadonlyMap<Payment, Proposals> {
    const byOrder = new Map<Candidate, Payment[]>()
    for (const payment of payments) {
      const only = findOnlyOrder(payment)
      const isPart =
        only && only.due.currency === payment.row.amount.currency && payment.row.amount.minor < only.due.minor
      if (isPart) append(byOrder, only, payment)
    }
    const splits = new Map<Payment, Proposals>()
    for (const [candidate, parts] of byOrder) {
      const [group] = findPartGroups(parts, candidate.due)
      const isOnly = findPartGroups(parts, candidate.due).length === 1
      for (const payment of group ?? []) {
        const isExact = payment.exact.length > 0
        const edits = payment.near[0]?.edits ?? 0
        const reference = isExact ? adminText.referenceOnly(1) : adminText.nearReferenceOnly(edits)
        const reason = adminText.paymentsTogether(reference, group?.length ?? 0)
        const orders = [{ id: candidate.order.id, amount: payment.row.amount }]
        const leftover = money(0, payment.row.amount.currency)
        const confidence = isExact ? 'exact' : 'near'
        splits.set(payment, [{ orders, confidence, reason, preselected: isOnly, leftover }])
      }
    }
    return splits
  }

  /**
   * Lets an order be preselected until its amount due is used up: by exact references first, then by date. Later
   * payments are duplicates.
   */
  removeDuplicates(payments: readonly Payment[], proposals: readonly Proposals[]): readonly Proposals[] {
    const left = new Map(this.#candidates.map(({ order, due }) => [order.id, due.minor]))
    const fitsRemaining = ({ orders }: MatchProposal) =>
      orders.every(({ id, amount }) => amount.minor <= (left.get(id) ?? 0))
    const ranked = payments
      .map((payment, index) => ({ payment, index, rank: getRank(proposals[index]?.[0]) }))
      .toSorted(
        (a, b) => a.rank - b.rank || compareText(a.payment.row.bookedOn, b.payment.row.bookedOn) || a.index - b.index,
      )
    const settled = [...proposals]
    for (const { payment, index } of ranked) {
      const [first, ...others] = proposals[index] ?? []
      if (!first) continue
      if (first.preselected && fitsRemaining(first)) {
        for (const { id, amount } of first.orders) left.set(id, (left.get(id) ?? 0) - amount.minor)
      } else if (!fitsRemaining(first)) {
        const remainingProposals = others.filter(fitsRemaining).map((proposal) => ({ ...proposal, preselected: false }))
        const hasReference = payment.exact.length > 0 || payment.near.length > 0
        settled[index] = hasReference
          ? [toDuplicateProposal(first, payment), ...remainingProposals]
          : remainingProposals.length > 0
            ? remainingProposals
            : [toDuplicateProposal(first, payment)]
      }
    }
    return settled
  }
}

function getRank(proposal: MatchProposal | undefined): number {
  if (!proposal?.preselected) return 2
  return proposal.confidence === 'exact' ? 0 : 1
}

function toDuplicateProposal({ orders }: MatchProposal, { row, exact, near }: Payment): MatchProposal {
  const hasReference = exact.length > 0 || near.length > 0
  return {
    orders: orders.map(({ id, amount }) => ({ id, amount: money(0, amount.currency) })),
    confidence: 'weak',
    reason: hasReference ? adminText.paidByAnother : adminText.settledByAnother,
    preselected: false,
    leftover: row.amount,
  }
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Finds the order that a payment refers to; null if the payment refers to none or to several. */
function findOnlyOrder({ exact, near }: Payment): Candidate | null {
  if (exact.length > 0) return exact.length === 1 && near.length === 0 ? (exact[0] ?? null) : null
  return near.length === 1 ? (near[0]?.candidate ?? null) : null
}

/** Returns all parts if they add up to the amount due, otherwise every pair that adds up to the amount due. */
function findPartGroups(parts: readonly Payment[], due: Money): readonly (readonly Payment[])[] {
  if (parts.length < 2) return []
  if (
    sum(
      parts.map(({ row }) => row.amount),
      due.currency,
    ).minor === due.minor
  )
    return [parts]
  const few = parts.slice(0, MAX_CANDIDATES)
  return few.flatMap((a, index) =>
    few
      .slice(index + 1)
      .filter((b) => a.row.amount.minor + b.row.amount.minor === due.minor)
      .map((b) => [a, b]),
  )
}

function getDue({ total, received }: OpenOrder): Money {
  return received.currency === total.currency ? subtract(total, received) : total
}

function sumDues(candidates: readonly Candidate[], currency: CurrencyCode): Money {
  const dues = candidates.map(({ due }) => due)
  return sum(dues, currency)
}

/** Finds sets of at most MAX_SET orders, smaller sets first. */
function findSetsWithSum(candidates: readonly Candidate[], minor: number): readonly (readonly Candidate[])[] {
  const found: (readonly Candidate[])[] = []
  const few = candidates.filter(({ due }) => due.minor > 0 && due.minor <= minor).slice(0, MAX_CANDIDATES)
  const grow = (set: readonly Candidate[], from: number, left: number) => {
    if (left === 0 && set.length > 0) found.push(set)
    if (left <= 0 || set.length === MAX_SET) return
    for (let index = from; index < few.length; index++) {
      const next = few[index]
      if (next) grow([...set, next], index + 1, left - next.due.minor)
    }
  }
  grow([], 0, minor)
  return found.toSorted((a, b) => a.length - b.length)
}

function toFullProposal(
  set: readonly Candidate[],
  amount: Money,
  confidence: MatchProposal['confidence'],
  reason: string,
  preselected: boolean,
): MatchProposal {
  const orders = set.map(({ order, due }) => ({ id: order.id, amount: due }))
  return { orders, confidence, reason, preselected, leftover: money(0, amount.currency) }
}

/** Distributes a payment over the orders, one after the other. */
function toUnequalProposal(
  candidates: readonly Candidate[],
  amount: Money,
  confidence: MatchProposal['confidence'],
  match: string,
): MatchProposal | null {
  if (candidates.length === 0) return null
  const toEmptyProposal = (reason: string): MatchProposal => ({
    orders: candidates.map(({ order, due }) => ({ id: order.id, amount: money(0, due.currency) })),
    confidence: 'weak',
    reason,
    preselected: false,
    leftover: amount,
  })
  const other = candidates.find(({ due }) => due.currency !== amount.currency)
  if (other) return toEmptyProposal(adminText.differentCurrency(match, other.due.currency, amount.currency))
  const payable = candidates.filter(({ due }) => due.minor > 0)
  if (payable.length === 0) return toEmptyProposal(adminText.alreadyPaid(match))
  const due = sumDues(payable, amount.currency)
  let left = amount.minor
  const orders = payable.flatMap((candidate) => {
    const part = Math.min(left, candidate.due.minor)
    left -= part
    return part > 0 ? [{ id: candidate.order.id, amount: money(part, amount.currency) }] : []
  })
  const difference = formatMoney(money(Math.abs(amount.minor - due.minor), amount.currency))
  const reason =
    amount.minor < due.minor ? adminText.lessThanDue(match, difference) : adminText.moreThanDue(match, difference)
  return { orders, confidence, reason, preselected: false, leftover: money(left, amount.currency) }
}

function toAmountKey({ minor, currency }: Money): string {
  return `${minor} ${currency}`
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
