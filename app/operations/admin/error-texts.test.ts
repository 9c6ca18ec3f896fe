import { expect, test } from 'vitest'
import { getErrorText } from '#app/operations/admin/error-texts.ts'

/** Builds the error that React Router throws for a response with this status. */
const toRouteError = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data })

test.each([
  { what: 'a missing order', error: toRouteError(404, 'Order not found'), title: 'Order not found', isMissing: true },
  { what: 'a missing page', error: toRouteError(404, null), title: 'Not loaded', isMissing: true },
  { what: 'an error in the store', error: toRouteError(503, 'away'), title: 'Not loaded', isMissing: false },
  { what: 'a failed connection', error: new TypeError('Failed to fetch'), title: 'Not loaded', isMissing: false },
])('$what has the title "$title"', ({ error, title, isMissing }) => {
  expect(getErrorText(error, 'Not loaded')).toMatchObject({ title, isMissing })
})
