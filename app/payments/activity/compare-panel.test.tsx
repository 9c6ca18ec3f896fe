import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { ComparisonResult } from '#app/payments/activity/compare-panel.tsx'
import { type Comparison, findPeriodProblem } from '#app/payments/activity/compare-payments.ts'
import { ToastProvider } from '#app/ui/toast.tsx'

const difference = {
  payment: newId<'payment'>(),
  orderId: newId<'order'>(),
  orderNumber: 'IN1',
  reference: 'cs_live_1',
  text: 'Paid at Stripe, unpaid here',
  canApply: true,
}
const problem = 'Stripe is not connected, so its payment could not be compared. Enter its keys again.'

function renderOutcome(comparison: Comparison | null, problem = ''): string {
  const element = (
    <ToastProvider>
      <ComparisonResult comparison={comparison} problem={problem} />
    </ToastProvider>
  )
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

test('a comparison shows how many payments were compared, the providers whose payments were not, and each difference with its action', () => {
  const comparison = { from: '2026-11-01', to: '2026-11-07', compared: 3, left: 0, problems: [problem] }
  const html = renderOutcome({
    ...comparison,
    differences: [difference, { ...difference, payment: newId(), canApply: false }],
  })
  expect(html).toContain('3 payments compared, 2 differences.')
  expect(html).toContain(problem)
  expect(html).toContain('IN1 : Paid at Stripe, unpaid here')
  expect(html.match(/Apply to order IN1/g)).toHaveLength(1)
  expect(html.match(/Check this payment with the provider\./g)).toHaveLength(1)
})

test('a problem is shown instead of the last result', () => {
  const comparison = { from: '2026-11-01', to: '2026-11-07', compared: 0, left: 0, problems: [], differences: [] }
  expect(renderOutcome(comparison)).toContain('No payments were compared.')
  const html = renderOutcome(comparison, 'Choose a period of at most 31 days.')
  expect(html).toContain('Choose a period of at most 31 days.')
  expect(html).not.toContain('No payments were compared.')
})

test.each([
  { from: '2026-11-01', to: '2026-12-01', problem: null },
  { from: '2026-11-01', to: '2026-12-02', problem: 'Choose a period of at most 31 days.' },
  { from: '2026-11-02', to: '2026-11-01', problem: 'The first day is after the last day. Change one of them.' },
  { from: null, to: '2026-11-01', problem: 'Enter the first and last day.' },
])('the problem with the period from $from to $to is: $problem', ({ from, to, problem }) => {
  expect(findPeriodProblem(from, to)).toBe(problem)
})
