import { and, eq, gte, lt, ne } from 'drizzle-orm'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDay, formatTime } from '#app/lib/format/date.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { addDays, startOfDay } from '#app/lib/zone-moments.ts'
import { orders } from '#app/orders/orders.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSettingsStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'

// Days and times on screens are in the store's time zone.

const store = getSettingsStore()
const { db, cookie } = await openStaffAccess(store)

const day = addDays(toDay(new Date(), 'UTC'), -20)
const next = addDays(day, 1)

/** Returns the last cell of the table row with this heading. */
function findLastCell(html: string, heading: string): string {
  const rows = DomUtils.getElementsByTagName('tr', parseDocument(html))
  const cells = rows.map((row) => DomUtils.getElementsByTagName((tag) => tag === 'th' || tag === 'td', row))
  const found = cells.find(([first]) => first && DomUtils.textContent(first) === heading) ?? []
  return DomUtils.textContent(found.at(-1) ?? [])
}

test.each([
  { zone: 'Africa/Lagos', counted: next, other: day },
  { zone: 'America/New_York', counted: day, other: next },
])('an order placed at 23:30 UTC counts for $counted in $zone', async ({ zone, counted, other }) => {
  const sales = and(ne(orders.status, 'cancelled'), ne(orders.paymentStatus, 'refunded'))
  const [first] = await db.select().from(orders).where(sales).orderBy(orders.id).limit(1)
  const number = first?.orderNumber ?? ''
  await db
    .update(orders)
    .set({ createdAt: new Date(`${day}T23:30Z`) })
    .where(eq(orders.orderNumber, number))
  await saveSettings(db, { store_time_zone: zone })
  const isListed = async (on: string) =>
    (await readPage(store.url, `/admin/orders?q=${number}&from=${on}&to=${on}`, cookie)).html.includes(
      `/admin/orders/${first?.id}`,
    )
  expect([await isListed(counted), await isListed(other)]).toEqual([true, false])

  const { html } = await readPage(store.url, '/admin', cookie)
  const [from, until] = [startOfDay(counted, zone), startOfDay(addDays(counted, 1), zone)]
  const total = await db.$count(orders, and(sales, gte(orders.createdAt, from), lt(orders.createdAt, until)))
  expect(total).toBeGreaterThan(0)
  expect(findLastCell(html, formatDay(counted))).toBe(String(total))
})

test.each(['/admin', '/admin/orders', '/admin/stock/history', '/admin/system', '/admin/account'])(
  'every time on %s is in the store’s time zone, with the offset in its title',
  async (path) => {
    const zone = 'America/New_York'
    await saveSettings(db, { store_time_zone: zone })
    const { html } = await readPage(store.url, path, cookie)
    const times = DomUtils.getElementsByTagName('time', parseDocument(html))
    expect(times.length).toBeGreaterThan(0)
    for (const time of times) {
      const at = new Date(time.attribs.datetime ?? '')
      expect([formatDate(at, zone), formatDateTime(at, zone), formatTime(at, zone)], path).toContain(
        DomUtils.textContent(time),
      )
      expect(time.attribs.title, path).toMatch(/^\w{3} \d+, \d{4}, \d\d:\d\d UTC-[45]$/)
    }
  },
)
