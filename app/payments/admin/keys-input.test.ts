import { expect, test } from 'vitest'
import { parseInput } from '#app/lib/form.ts'
import { createKeysInput, getRejectedField } from '#app/payments/admin/keys-input.ts'
import { paypal } from '#app/payments/paypal/paypal.server.ts'
import { PROVIDERS } from '#app/payments/providers/registry.server.ts'
import { stripe } from '#app/payments/stripe/stripe.server.ts'

const SENT = { intent: 'keys', version: 'v1', secretKey: ' sk_test_12345678\n', webhookSecret: 'whsec_12345678' }
const parse = (sent: object) => parseInput(createKeysInput(stripe.keyFields), sent, ['secretKey', 'webhookSecret'])

test('spaces around pasted keys are removed', () => {
  const keys = { secretKey: 'sk_test_12345678', webhookSecret: 'whsec_12345678' }
  expect(parse(SENT)).toEqual({ ok: true, value: { version: 'v1', current: '', keys } })
})

test.each([
  ['', 'Secret key is required'],
  ['  ', 'Secret key is required'],
  ['pk_live_12345678', /does not look like the secret key.*sk_live_/],
  ['sk_test_1', /does not look like/],
])('the secret key %j is rejected with an error at its field', (secretKey, message) => {
  const result = parse({ ...SENT, secretKey })
  expect(result.ok ? {} : result.errors).toEqual({ secretKey: expect.stringMatching(message) })
})

test('a missing field and an unknown field are rejected', () => {
  const { webhookSecret: _, ...rest } = SENT
  expect(parse(rest)).toMatchObject({ ok: false, errors: { webhookSecret: expect.any(String) } })
  expect(parse({ ...SENT, apiUrl: 'https://evil.example' }).ok).toBe(false)
})

test('a field with choices accepts only these choices', () => {
  const keys = { clientId: 'client-id-of-sixteen', secret: 'secret-of-sixteen-letters', webhookId: '1JE4291016473214C' }
  const formValues = { intent: 'keys', version: '', ...keys }
  const input = createKeysInput(paypal.keyFields)
  expect(parseInput(input, { ...formValues, mode: 'test' })).toMatchObject({
    ok: true,
    value: { keys: { mode: 'test' } },
  })
  expect(parseInput(input, { ...formValues, mode: 'sandbox' })).toEqual({
    ok: false,
    errors: { mode: 'Choose: Live or Sandbox' },
  })
})

test('a rejection is shown at the field that it mentions, or else at the first text field', () => {
  expect(getRejectedField(paypal.keyFields, 'PayPal does not recognize this webhook ID.')).toBe('webhookId')
  expect(getRejectedField(paypal.keyFields, 'PayPal does not know these keys.')).toBe('clientId')
  expect(getRejectedField(stripe.keyFields, 'Stripe: api key invalid')).toBe('secretKey')
})

test('each key has a unique environment variable', () => {
  const variables = PROVIDERS.flatMap(({ keyFields }) => keyFields.map(({ variable }) => variable))
  expect(new Set(variables).size).toBe(variables.length)
})
