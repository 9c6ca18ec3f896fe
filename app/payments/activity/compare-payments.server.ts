import { and, asc, eq, gte, inArray, lt, ne } from 'drizzle-orm'
import { isCurrency } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { endOfDay, startOfDay } from '#app/lib/zone-moments.ts'
import { orders } from '#app/orders/orders.table.ts'
import { type Comparison, type Difference, MAX_COMPARED } from '#app/payments/activity/compare-payments.ts'
import { adminText } from '#app/payments/admin-text.ts'
import { captureIfApproved } from '#app/payments/payment/capture-payment.server.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import { settlePayment } from '#app/payments/payment/settle-payment.server.ts'
import { type LoadProvider, loadProvider } from '#app/payments/providers/providers.server.ts'
import { PROVIDERS } from '#app/payments/providers/registry.server.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import {
  getProviderTitle,
  type PaymentProvider,
  type PaymentState,
  type ProviderAmount,
  type RegisteredProvider,
} from '#app/pricing/payment-providers.ts'
import { listActiveProviders, readStoredPayments } from '#app/pricing/stored-payments.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

const TIME_LIMIT_MS = 40_000 // shorter than the minute for which the browser waits
/** After this many consecutive failures, a provider counts as unreachable. */
const MAX_FAILURES = 3

/** Returns true if the provider can report the state of a payment. */
function isComparable({ capabilities }: Pick<RegisteredProvider, 'capabilities'>): boolean {
  return capabilities.isRealMoney && capabilities.refunds === 'automatic'
}

const COMPARABLE_PROVIDERS = PROVIDERS.filter(isComparable).map(({ name }) => name)

/** Returns true if at least one active provider can report the state of its payments. */
export async function canCompare(db: Database): Promise<boolean> {
  return listActiveProviders(await readStoredPayments(db)).some(isComparable)
}

type Period = { readonly from: string; readonly to: string; readonly timeZone: string }

type ComparedPayment = Awaited<ReturnType<typeof listPaymentsToCompare>>[number]

/**
 * Compares the payments of a period with what their providers report. Changes nothing. Never call this inside a
 * transaction.
 */
export async function comparePayments(
  db: Database,
  { from, to, timeZone }: Period,
  load: LoadProvider = loadProvider,
  timeLimitMs: number = TIME_LIMIT_MS,
): Promise<Comparison> {
  const deadline = performance.now() + timeLimitMs
  const isInPeriod = and(
    inArray(payments.provider, [...COMPARABLE_PROVIDERS]),
    ne(payments.reference, ''),
    gte(payments.createdAt, startOfDay(from, timeZone)),
    lt(payments.createdAt, endOfDay(to, timeZone)),
  )
  const paymentCount = await countUpTo(db, payments, isInPeriod, 100_000)
  const list = await listPaymentsToCompare(db, isInPeriod)
  const differences: Difference[] = []
  const problems: string[] = []
  let compared = 0
  for (const name of new Set(list.map(({ provider }) => provider))) {
    const providerPayments = list.filter(({ provider }) => provider === name)
    const result = await compareWithProvider(name, await load(db, name), providerPayments, deadline)
    compared += result.compared
    differences.push(...result.differences)
    if (result.problem) problems.push(result.problem)
  }
  return { from, to, compared, left: paymentCount - compared, differences, problems }
}

function listPaymentsToCompare(db: Database, isInPeriod: ReturnType<typeof and>) {
  const { id, orderId, provider, reference, state, amount, currency } = payments
  return db
    .select({ id, orderId, provider, reference, state, amount, currency, orderNumber: orders.orderNumber })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(isInPeriod)
    .orderBy(asc(payments.createdAt), asc(id))
    .limit(MAX_COMPARED)
}

async function compareWithProvider(
  name: string,
  provider: PaymentProvider | null,
  list: readonly ComparedPayment[],
  deadline: number,
): Promise<{ compared: number; differences: Difference[]; problem: string | null }> {
  const title = getProviderTitle(name)
  const differences: Difference[] = []
  let [compared, failures, notReportedCount] = [0, 0, 0]
  if (!provider) {
    return { compared, differences, problem: adminText.notConnected(title, list.length) }
  }
  for (const payment of list) {
    if (performance.now() > deadline) break
    try {
      const reported = await provider.find(payment.reference)
      failures = 0
      compared += 1
      const difference = findDifference(payment, reported, title)
      const { id, orderId, orderNumber, reference } = payment
      if (difference) differences.push({ payment: id, orderId, orderNumber, reference, ...difference })
    } catch (error) {
      log.warn({ event: 'payment-not-compared', payment: payment.id, err: error })
      notReportedCount += 1
      failures += 1
      if (failures === MAX_FAILURES) break
    }
  }
  if (notReportedCount === 0) return { compared, differences, problem: null }
  const problem =
    compared === 0 || failures === MAX_FAILURES
      ? adminText.providerAway(title)
      : adminText.notReported(title, notReportedCount)
  return { compared, differences, problem }
}

/** The states at a provider that match each state in the store. */
const MATCHING_STATES: Readonly<Record<ComparedPayment['state'], readonly PaymentState['state'][]>> = {
  open: ['open'],
  processing: ['processing'],
  paid: ['paid'],
  gone: ['gone'],
  surplus: ['paid'],
  returned: ['paid', 'gone'],
}

/** `title` is the provider's title. Returns null if the store and the provider agree. */
function findDifference(
  { state, amount, currency }: Pick<ComparedPayment, 'state' | 'amount' | 'currency'>,
  reported: PaymentState,
  title: string,
): Pick<Difference, 'text' | 'canApply'> | null {
  if (reported.state === 'paid' && (reported.amount.minor !== amount || reported.amount.currency !== currency)) {
    const [amountAtProvider, amountInStore] = [formatAmount(reported.amount), formatAmount({ minor: amount, currency })]
    return { text: adminText.amountsDiffer(title, amountAtProvider, amountInStore), canApply: false }
  }
  if (MATCHING_STATES[state].includes(reported.state)) return null
  const isOpenHere = state === 'open' || state === 'processing'
  const canApply =
    (isOpenHere && reported.state !== 'open') || (state === 'gone' && ['paid', 'processing'].includes(reported.state))
  return { text: adminText.statesDiffer(title, reported.state, state), canApply }
}

function formatAmount({ minor, currency }: ProviderAmount): string {
  return isCurrency(currency) ? formatMoney(money(minor, currency)) : adminText.amountIn(currency)
}

/**
 * 'applied': settled as the provider reports it now. 'same': there was nothing to settle. 'not-as-agreed': the amount
 * differs from the order total; the order's history records this.
 */
type ApplyResult = 'applied' | 'same' | 'not-as-agreed' | 'not-found' | 'away'

/** Fetches the payment again and settles it as the provider reports it. Never call this inside a transaction. */
export async function applyDifference(
  db: Database,
  id: Id<'payment'>,
  staffId: Id<'staff'>,
  load: LoadProvider = loadProvider,
): Promise<ApplyResult> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  if (!payment?.reference || !COMPARABLE_PROVIDERS.includes(payment.provider)) return 'not-found'
  const { provider: name, orderId, reference } = payment
  try {
    const provider = await load(db, name)
    if (!provider) return 'away'
    const paymentAtProvider = await captureIfApproved(provider, reference, await provider.find(reference))
    if (paymentAtProvider.state === 'open') return 'same'
    const settled = await settlePayment(db, { provider: name, orderId, reference, payment: paymentAtProvider })
    const [after] = await db.select({ state: payments.state }).from(payments).where(eq(payments.id, id))
    if (settled === 'not-as-agreed') return 'not-as-agreed'
    if (after?.state === payment.state) return 'same'
    await recordChange(db, staffId, {
      action: 'order.payment-compared',
      entity: 'order',
      entityId: orderId,
      changes: { state: { from: payment.state, to: after?.state } },
    })
    return 'applied'
  } catch (error) {
    log.warn({ event: 'difference-not-applied', payment: id, err: error })
    return 'away'
  }
}
