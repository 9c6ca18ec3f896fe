import { expect, test } from 'vitest'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'

// Tests files that staff upload as bank statements but that are not bank statements.

const store = getSharedStore()
const { cookie } = await openStaffAccess(store)

const ORDERS = 'order_number,order_date,status,order_total\n1,2026-01-05,completed,10.00'

test.each([
  { what: 'a text file', text: 'Not a statement', status: 422, sent: { ok: false, reason: /not a bank statement/ } },
  {
    what: 'an order list',
    text: ORDERS,
    status: 422,
    sent: { needs: 'import', reason: /This is not a bank statement/ },
  },
  { what: 'a large file', text: 'a'.repeat(6 * 2 ** 20), status: 413, sent: { error: /larger than 5 MB/ } },
])('$what is rejected with a reason', async ({ text, status, sent }) => {
  const body = new FormData()
  body.append('file', new File([text], 'statement.csv'))
  const headers = { Origin: store.url, Cookie: cookie }
  const response = await fetch(`${store.url}/admin/transfers/file`, { method: 'POST', headers, body })
  expect(response.status).toBe(status)
  const matching = Object.entries(sent).map(([name, value]) => [
    name,
    value instanceof RegExp ? expect.stringMatching(value) : value,
  ])
  expect(await response.json()).toMatchObject(Object.fromEntries(matching))
})
