import { data, href } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { readDay } from '#app/lib/list-query.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { addDays } from '#app/lib/zone-moments.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { CashList } from '#app/payments/activity/cash-list.tsx'
import { listCashOrders } from '#app/payments/activity/cash-of-day.server.ts'
import { compareInput } from '#app/payments/activity/compare-input.ts'
import { ComparePanel, type CompareResult } from '#app/payments/activity/compare-panel.tsx'
import { applyDifference, canCompare, comparePayments } from '#app/payments/activity/compare-payments.server.ts'
import { findPeriodProblem } from '#app/payments/activity/compare-payments.ts'
import { adminText } from '#app/payments/admin-text.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { readTimeZone } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/payment-reconciliation'

const getBackLink = () => ({ to: href('/admin/payments/activity'), label: adminText.backToPayments })

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const zone = await readTimeZone(db)
  const today = toDay(new Date(), zone)
  const day = readDay(url.searchParams, 'day') ?? today
  const [isConnected, cash] = await Promise.all([canCompare(db), listCashOrders(db, day, zone)])
  return { from: addDays(today, -6), to: today, isConnected, day, cash }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/payments/activity/reconciliation'), 'the page')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(compareInput, await readForm(request))
  if (!input.ok) return reject(Object.values(input.errors)[0] ?? adminText.notRead)
  if (input.value.intent === 'apply') {
    const applied = await applyDifference(db, requireId<'payment'>(input.value.payment), admin.id)
    const { message, isDone } = getResults()[applied]
    return isDone ? ({ outcome: 'applied', message } satisfies CompareResult) : reject(message)
  }
  const query = new URLSearchParams(input.value)
  const [from, to] = [readDay(query, 'from'), readDay(query, 'to')]
  const problem = findPeriodProblem(from, to)
  if (problem || !from || !to) return reject(problem ?? '')
  const comparison = await comparePayments(db, { from, to, timeZone: await readTimeZone(db) })
  return { outcome: 'compared', comparison } satisfies CompareResult
}

const getResults = () =>
  ({
    applied: { message: adminText.applied, isDone: true },
    same: { message: adminText.nothingToApply, isDone: true },
    'not-as-agreed': { message: adminText.amountNotAgreed, isDone: false },
    'not-found': { message: adminText.paymentGone, isDone: false },
    away: { message: adminText.awayTryAgain, isDone: false },
  }) as const

function reject(message: string) {
  return data({ outcome: 'rejected', message } satisfies CompareResult, { status: 400 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInputAs(serverAction, (message): CompareResult => ({ outcome: 'rejected', message }))

export default function PaymentReconciliation({ loaderData }: Route.ComponentProps) {
  const { from, to, isConnected, day, cash } = loaderData
  return (
    <AdminPage width="form" title={adminText.reconciliation} back={getBackLink()}>
      <div className="grid gap-4">
        <ComparePanel from={from} to={to} isConnected={isConnected} />
        <CashList day={day} orders={cash} />
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.reconciliationNotLoaded, getBackLink())
