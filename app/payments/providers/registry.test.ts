import { expect, test } from 'vitest'
import { DEMO, PROVIDERS } from '#app/payments/providers/registry.server.ts'
import { readEnv } from '#app/platform/read-env.ts'
import { findProvider, getProviderTitle, takesRealMoney } from '#app/pricing/payment-providers.ts'

const keys = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }
const paypalKeys = {
  PAYPAL_CLIENT_ID: 'client-id-of-sixteen',
  PAYPAL_SECRET: 'secret-of-sixteen-letters',
  PAYPAL_WEBHOOK_ID: '1JE4291016473214C',
}
const paystackKey = { PAYSTACK_SECRET_KEY: 'sk_test_12345678' }

test.each([
  { name: 'without keys', env: {}, connected: [] },
  { name: 'with the keys of Stripe', env: keys, connected: ['stripe'] },
  { name: 'with the key of Paystack', env: paystackKey, connected: ['paystack'] },
  { name: 'with the keys of PayPal', env: paypalKeys, connected: ['paypal'] },
  { name: 'with the keys of Stripe and Paystack', env: { ...keys, ...paystackKey }, connected: ['stripe', 'paystack'] },
])('an environment $name connects the providers $connected', ({ env, connected }) => {
  const settings = readEnv(env)
  expect(PROVIDERS.filter((entry) => entry.isConfiguredInEnvironment(settings)).map(({ name }) => name)).toEqual(
    connected,
  )
})

test('orders are paid immediately only if no money moves', () => {
  for (const { capabilities, initialStatus, amountLimits, methods } of [...PROVIDERS, DEMO]) {
    expect(initialStatus.paymentStatus === 'paid').toBe(!capabilities.isRealMoney)
    const limits = amountLimits('USD')
    expect(limits?.min).toBeLessThan(limits?.max ?? 0)
    expect(methods).not.toEqual([])
  }
})

test('an unknown provider is shown by its name and assumed to take money', () => {
  for (const name of ['unknown', 'constructor', '']) {
    expect(findProvider(name)).toBeNull()
    expect(getProviderTitle(name)).toBe(name)
    expect(takesRealMoney(name)).toBe(true)
  }
  expect(getProviderTitle('stripe')).toBe('Stripe')
  expect(getProviderTitle('paystack')).toBe('Paystack')
})
