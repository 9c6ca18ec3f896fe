import { expect, test } from 'vitest'
import { listDemoTexts, replaceDemoTexts } from '#app/operations/setup/own-texts.ts'
import { initialSettings, settingsSchema } from '#app/store/settings.ts'

test('an owner’s store starts without the claims of the demo store, and with valid settings', () => {
  const settings = settingsSchema.parse({ ...initialSettings, ...replaceDemoTexts(initialSettings) })
  expect(JSON.stringify(settings)).not.toMatch(
    /\$1[05]0|50\+|30-day|24-48|Free Shipping|2024|silk|small runs|see the light|lumina\.example/,
  )
  expect(settings).toMatchObject({ demo_content: false, store_email: '', faq_returns: '' })
  expect(settings).toMatchObject({ contact_inbox: true, email_new_order: true, email_daily_summary: false })
  expect(listDemoTexts(settings)).toEqual([])
})

test('texts that staff wrote are kept', () => {
  const settings = { ...initialSettings, store_email: 'ada@example.com', contact_hours: 'Closed on Monday' }
  const texts = replaceDemoTexts(settings)
  expect(texts).not.toHaveProperty('store_email')
  expect(texts).not.toHaveProperty('contact_hours')
  expect(texts).toHaveProperty('faq_returns', '')
})
