import { expect, test } from 'vitest'
import { initialSettings } from '#app/store/settings.ts'
import { testStore } from '#tests/support/test-store.ts'

test.each([
  { namesPayment: true, demo_content: false, showsSummary: true },
  { namesPayment: true, demo_content: true, showsSummary: false },
  { namesPayment: false, demo_content: false, showsSummary: false },
])('showsSummary is $showsSummary if namesPayment is $namesPayment and demo_content is $demo_content', (given) => {
  const { namesPayment, demo_content, showsSummary } = given
  expect(testStore({ ...initialSettings, demo_content }, { namesPayment }).showsSummary).toBe(showsSummary)
})
