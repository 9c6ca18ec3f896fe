import { expect, test } from 'vitest'
import { createWebhookLimits } from '#app/payments/webhooks/webhook-limit.server.ts'

test('invalid webhooks from one network are limited; those from other networks and valid webhooks are not', async () => {
  for (let sent = 0; sent < 30; sent++) expect(await createWebhookLimits('192.0.2.1').count()).toBe(true)
  const limited = createWebhookLimits('192.0.2.1')
  expect(await limited.count()).toBe(false)
  expect(limited.retryAfter()).toBeGreaterThan(0)
  expect(await createWebhookLimits('192.0.2.2').count()).toBe(true)
  for (let sent = 0; sent < 100; sent++) {
    const valid = createWebhookLimits('192.0.2.3')
    expect(await valid.canVerify()).toBe(true)
    await valid.uncount()
  }
})

test('requests to a provider are limited for all networks together, except for networks that sent a valid webhook', async () => {
  const provider = createWebhookLimits('198.51.100.1')
  expect(await provider.canVerify()).toBe(true)
  await provider.uncount()
  const results: boolean[] = []
  for (let sent = 0; sent < 150; sent++) results.push(await createWebhookLimits(`203.0.113.${sent}`).canVerify())
  expect(results.filter(Boolean)).toHaveLength(120)
  expect(await createWebhookLimits('198.51.100.1').canVerify()).toBe(true)
})
