import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { DiscountTable } from '#app/pricing/discounts/discount-table.tsx'

const code = {
  id: newId<'discount'>(),
  code: 'WELCOME10',
  kind: 'percent',
  percent: 100_000,
  amount: 0,
  minimum: 0,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  customerLimit: null,
  used: 0,
  isActive: true,
  state: 'active',
} as const

test.each([
  { terms: {}, text: '10% off' },
  { terms: { customerLimit: 1 }, text: '10% off · 1 per customer' },
  {
    terms: { minimum: 5_000_00, customerLimit: 2 },
    text: '10% off · on orders of ₦5,000.00 or more · 2 per customer',
  },
])('a code is listed with its conditions: $text', ({ terms, text }) => {
  const rows = [{ ...code, ...terms }]
  const element = <DiscountTable rows={rows} currency="NGN" sort="code" dir="asc" isBusy={false} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const cells = html.split('<td').map((cell) => cell.replace(/^[^>]*>|<[^>]*>/g, ''))
  expect(cells).toContain(text)
})
