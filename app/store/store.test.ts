import { expect, test } from 'vitest'
import { initialSettings } from '#app/store/settings.ts'
import { testStore } from '#tests/support/test-store.ts'

test.each([
  { namesPayment: true, demo_content: false, showsSummary: true },
  { namesPayment: true, demo_content: true, showsSummary: false },
  { namesPayment: false, demo_content: false, showsSummary: false },
])('the summary is open at the button where the law requires it: $namesPayment, demo $demo_content', (given) => {
  const { namesPayment, demo_content, showsSummary } = given
  expect(testStore({ ...initialSettings, demo_content }, { namesPayment }).showsSummary).toBe(showsSummary)
})
