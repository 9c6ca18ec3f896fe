import { expect, test } from 'vitest'
import { readPage, type SentPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'
import { readTableRows } from '#tests/support/table-rows.ts'

// Checks the HTML of the dashboard. Its numbers change while other tests place orders.

const store = getSharedStore()
const { cookie } = await openStaffAccess(store)

const read = (query = ''): Promise<SentPage> => readPage(store.url, `/admin${query}`, cookie)

test('the dashboard shows key figures, orders to ship, and the latest other orders', async () => {
  const { html, text } = await read()
  const figure = (label: string) =>
    new RegExp(`<dt[^>]*>${label}[\\s\\S]*?</dt>\\s*<dd[^>]*>([\\s\\S]*?)</dd>`)
      .exec(html)?.[1]
      ?.replace(/<[^>]*>/g, '')
  expect(figure('Total products')).toMatch(/^\d+$/)
  expect(figure('Total orders')).toMatch(/^\d+$/)
  expect(figure('Total revenue')).toMatch(/^₦[\d,]+\.\d\d$/)
  expect(figure('Low stock')).toMatch(/^\d+$/)
  expect(text).toMatch(/includes ₦[\d,]+\.\d\d in cancellations and refunds/)
  for (const title of ['Revenue and orders', 'Orders by status', 'Other recent orders', 'Low stock']) {
    expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`))
  }
  expect(html).toMatch(/href="\/admin\/account"[^>]*>[^<]+(?:<[^>]*>)* ?(?:<[^>]*>)*Admin</)
  expect(text).toMatch(/Orders to ship \(\d+\)/)
  expect(readTableRows(html, 'Other recent orders')).toHaveLength(6)
  expect(text).toMatch(/To do\d+\+? orders? to ship/)
  expect(text).toMatch(/₦[\d,.]+ from \d+ orders? in the last 30 days/)
})

test('sales in a period are shown in a table with a row for each day', async () => {
  const { html, text } = await read('?days=7')
  expect(text).toMatch(/₦[\d,.]+ from \d+ orders? in the last 7 days/)
  expect(readTableRows(html, 'Revenue and orders in the last 7 days')).toHaveLength(8)
  expect(text).toContain('Best sellers in the last 7 days')
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>7 days</)
})
