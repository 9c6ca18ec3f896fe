import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { markets } from '#app/store/markets.table.ts'
import { addMarket } from '#tests/support/markets.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'

// Checks the HTML of the market screens with a draft, which changes nothing for shoppers.

const store = getSharedStore()
const { db, read } = await openStaffAccess(store)

test('a draft market shows which requirements it does not meet, and has no button to open it', async () => {
  const draft = {
    name: 'Draft of Germany',
    status: 'draft',
    countries: ['DE'],
    languages: { 'draft-de': 'en' }, // the translations also list the languages of drafts
  } as const
  const id = await addMarket(db, draft)
  onTestFinished(async () => void (await db.delete(markets).where(eq(markets.id, id))))
  const { html, text } = await read(`/admin/markets/edit/${id}`)
  expect(text).toContain('To do before you activate it')
  expect(text).toContain('Germany is already in International')
  expect(text).toContain('Add a shipping zone')
  expect(text).toContain('The “Legal notice” page is missing.')
  const outsideQuestions = html.replace(/<dialog[\s\S]*?<\/dialog>/g, '')
  expect(outsideQuestions).toContain('Save market')
  expect(outsideQuestions).not.toMatch(/<button[^>]*>(<[^>]*>)*Activate market/)
  expect(text).toMatch(/Payments.*Demo: orders count as paid/)
})

test('exchange rates are listed with a converter', async () => {
  expect((await read('/admin/markets')).html).toMatch(/href="\/admin\/markets\/rates"[^>]*>Exchange rates/)
  expect((await read('/admin/markets/rates')).text).toContain('1 USD = 0.79 GBP')
})
