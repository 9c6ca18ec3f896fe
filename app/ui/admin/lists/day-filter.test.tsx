import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { DayFilter } from '#app/ui/admin/lists/day-filter.tsx'

test.each([
  { from: '2026-11-02', to: '2026-11-01', isReversed: true },
  { from: '2026-11-01', to: '2026-11-01', isReversed: false },
  { from: '2026-11-02', to: null, isReversed: false },
])('the filter shows an error only if the first day is after the last: $from to $to', ({ from, to, isReversed }) => {
  const element = <DayFilter from={from} to={to} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(html.includes('“From” is after “To”. Change one of the dates.')).toBe(isReversed)
})
