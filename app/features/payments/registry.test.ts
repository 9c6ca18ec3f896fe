import { expect, test } from 'vitest'
import { findEntry, isRealMoney, PROVIDERS, providerTitle } from '#app/features/payments/registry.server.ts'
import { readEnv } from '#app/platform/read-env.ts'

const keys = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }
const paystackKey = { PAYSTACK_SECRET_KEY: 'sk_test_12345678' }

test.each([
  { name: 'without keys', env: {}, connected: ['demo'] },
  { name: 'with the keys of Stripe', env: keys, connected: ['stripe', 'demo'] },
  { name: 'with the key of Paystack', env: paystackKey, connected: ['paystack', 'demo'] },
  { name: 'with the keys of both', env: { ...keys, ...paystackKey }, connected: ['stripe', 'paystack', 'demo'] },
])('$name $connected are connected, and the first takes new payments', ({ env, connected }) => {
  const settings = readEnv(env)
  expect(PROVIDERS.filter((entry) => entry.connect(settings)).map(({ name }) => name)).toEqual(connected)
})

test('orders are paid at once only if no money moves', () => {
  for (const { capabilities, initialStatus, amountLimits, methods } of PROVIDERS) {
    expect(initialStatus.paymentStatus === 'paid').toBe(!capabilities.realMoney)
    const limits = amountLimits('USD')
    expect(limits?.min).toBeLessThan(limits?.max ?? 0)
    expect(methods).not.toEqual([])
  }
})

test('an unknown provider is shown by its name and assumed to take money', () => {
  for (const name of ['paypal', 'constructor', '']) {
    expect(findEntry(name)).toBeNull()
    expect(providerTitle(name)).toBe(name)
    expect(isRealMoney(name)).toBe(true)
  }
  expect(providerTitle('stripe')).toBe('Stripe')
  expect(providerTitle('paystack')).toBe('Paystack')
})
