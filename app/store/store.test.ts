import { expect, test } from 'vitest'
import { initialSettings } from '#app/store/settings.ts'
import { testStore } from '#tests/support/test-store.ts'

test.each([
  { namesPayment: true, demo_content: false, showsSummary: true },
  { namesPayment: true, demo_content: true, showsSummary: false },
  { namesPayment: false, demo_content: false, showsSummary: false },
])(
  'the order summary is open at the order button if the law requires it: $namesPayment, demo store: $demo_content',
  (given) => {
    const { namesPayment, demo_content, showsSummary } = given
    expect(testStore({ ...initialSettings, demo_content }, { namesPayment }).showsSummary).toBe(showsSummary)
  },
)
