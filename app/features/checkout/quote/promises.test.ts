import { expect, test } from 'vitest'
import { promisesOf } from '#app/features/checkout/quote/promises.ts'
import { initialSettings } from '#app/features/settings/settings.ts'

test('§2 four promises, with the threshold and times of checkout', () => {
  expect(promisesOf(initialSettings)).toEqual([
    { title: 'Free shipping', text: 'Standard delivery is free from $150.00.' },
    { title: 'Flexible payment', text: 'Pay by card, PayPal, Apple Pay or Google Pay.' },
    { title: 'Fast delivery', text: 'With you in 5-7 business days, or in 2-3 business days by express.' },
    { title: 'Premium support', text: 'Write to us and a person answers within 24-48 hours.' },
  ])
})

test("the setting's threshold replaces the default, converted as at checkout", () => {
  const [free] = promisesOf({ ...initialSettings, free_shipping_threshold: 120_000_00 })
  expect(free?.text).toBe('Standard delivery is free from $80.00.')
})

test.each([
  { pickup: true, titles: ['Free pickup', 'Flexible payment', 'Premium support'] },
  { pickup: false, titles: ['Flexible payment', 'Premium support'] },
])('without delivery none is promised (pickup $pickup)', ({ pickup, titles }) => {
  const settings = { ...initialSettings, enable_shipping: false, enable_local_pickup: pickup }
  expect(promisesOf(settings).map(({ title }) => title)).toEqual(titles)
})
