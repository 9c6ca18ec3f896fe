import { expect, test } from 'vitest'
import { limitCheckouts } from '#app/orders/checkout/order/checkout-limit.server.ts'
import { createLocalLimiter } from '#app/platform/limits/limits.server.ts'

test('attempts beyond the limit are denied, but attempts from other IP addresses are not', async () => {
  const limiter = createLocalLimiter({ name: 'checkout-test', points: 3, seconds: 60 })
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect(await limitCheckouts('203.0.113.9', limiter)).toEqual({ allowed: true })
  }
  expect(await limitCheckouts('203.0.113.9', limiter)).toMatchObject({ allowed: false })
  expect(await limitCheckouts('203.0.113.10', limiter)).toEqual({ allowed: true })
})

test('addresses in one IPv6 network share the limit', async () => {
  const limiter = createLocalLimiter({ name: 'checkout-test-6', points: 1, seconds: 60 })
  expect(await limitCheckouts('2001:db8::1', limiter)).toEqual({ allowed: true })
  expect(await limitCheckouts('2001:db8::2', limiter)).toMatchObject({ allowed: false })
})
