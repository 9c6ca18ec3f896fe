import { expect, test } from 'vitest'
import { findEntry, isRealMoney, PROVIDERS, providerTitle } from '#app/features/payments/registry.server.ts'
import { readEnv } from '#app/platform/read-env.ts'

const stripeKeys = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }
const paypalKeys = {
  PAYPAL_CLIENT_ID: 'client_id_1234567890',
  PAYPAL_SECRET: 'secret_1234567890',
  PAYPAL_WEBHOOK_ID: '1JE4291016473214C',
}

test.each([
  { name: 'without keys', env: {}, connected: ['demo'] },
  { name: 'with the keys of Stripe', env: stripeKeys, connected: ['stripe', 'demo'] },
  { name: 'with the keys of PayPal', env: paypalKeys, connected: ['paypal', 'demo'] },
  { name: 'with the keys of both', env: { ...paypalKeys, ...stripeKeys }, connected: ['stripe', 'paypal', 'demo'] },
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
  for (const name of ['square', 'constructor', '']) {
    expect(findEntry(name)).toBeNull()
    expect(providerTitle(name)).toBe(name)
    expect(isRealMoney(name)).toBe(true)
  }
  expect(providerTitle('stripe')).toBe('Stripe')
  expect(providerTitle('paypal')).toBe('PayPal')
})
