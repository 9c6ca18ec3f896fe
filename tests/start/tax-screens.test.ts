import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { taxRegistrations } from '#app/pricing/taxes.table.ts'
import { sendForm } from '#tests/support/page-forms.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'

// Tests rates and registrations for countries to which no other test in this store sells.

const store = getSharedStore()
const { db, admin, cookie, read } = await openStaffAccess(store)
const send = (path: string, button: string, typed: Record<string, string>) =>
  sendForm({ url: store.url, cookie }, path, button, typed)

/** Reads a country's rates from the list. */
async function readRates(country: string): Promise<string> {
  const { html } = await read('/admin/taxes')
  const start = html.indexOf(`id="rates-${country}"`)
  return html.slice(start, html.indexOf('</section>', start)).replace(/<[^>]*>/g, ' ')
}

test('rates from the starter table are added, and charged where the store is registered', async () => {
  expect((await read('/admin/taxes/starter')).text).toContain('Check them with your accountant.')
  const added = await send('/admin/taxes/starter', 'Add rates', { country: 'NO' })
  expect(added.headers.get('location')).toBe('/admin/taxes?added=yes')
  expect(await readRates('NO')).toContain('25%')
  expect(await readRates('NO')).toContain('Not registered: no tax is charged')
  const again = await send('/admin/taxes/starter', 'Add rates', { country: 'NO' })
  expect(again.headers.get('location')).toBe('/admin/taxes?same=yes')

  const registration = { country: 'NO', validFrom: '2026-01-01' }
  const saved = await send('/admin/taxes/registrations/new', 'Add registration', registration)
  expect(saved.headers.get('location')).toBe('/admin/taxes?registered=yes')
  expect(await readRates('NO')).not.toContain('Not registered')
  expect((await read('/admin/taxes')).html).toContain('Actions for the registration in Norway')
  const [row] = await db.select().from(taxRegistrations).where(eq(taxRegistrations.country, 'NO'))
  await admin.post('/admin/taxes.data', { intent: 'remove-registration', id: row?.id ?? '' })
  expect(await readRates('NO')).toContain('Not registered: no tax is charged')

  await send('/admin/taxes/registrations/new', 'Add registration', { country: 'NO', validFrom: '' })
  const [unlimited] = await db.select().from(taxRegistrations).where(eq(taxRegistrations.country, 'NO'))
  const screen = `/admin/taxes/registrations/edit/${unlimited?.id}`
  const { html, text } = await read(screen)
  expect(text).toMatch(/Tax rate\s*VAT 25%/)
  expect(html, 'the first day is empty').toMatch(/<input[^>]*name="validFrom"[^>]*value=""/)
  await admin.post(`${screen}.data`, { intent: 'delete' })
  expect(await db.$count(taxRegistrations, eq(taxRegistrations.country, 'NO'))).toBe(0)
})

test('the form for a tax rate starts with the name of the current rate and lists the country’s regions', async () => {
  const { html } = await read('/admin/taxes/rates/new?country=GB&class=standard')
  expect(html).toMatch(/<option value="GB" selected="">United Kingdom/)
  expect(html).toMatch(/<input[^>]*name="name"[^>]*value="VAT"/)
  expect((await read('/admin/taxes/rates/new?country=AU')).html).toMatch(/<option value="TAS">Tasmania/)
})
