import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitSubscriptions, newsletterInput, subscribe } from '#app/content/newsletter/newsletter.server.ts'
import { parseInput } from '#app/lib/form.ts'
import { createLocalLimiter } from '#app/platform/limits/limits.server.ts'
import { newsletterSubscribers } from '#app/store/consents.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

test('an email address is subscribed once, in any letter case and despite concurrent requests', async () => {
  const { db } = database
  const spellings = ['Ada@Example.com', 'ada@example.com', 'ADA@EXAMPLE.COM', 'Ada@Example.com']
  const outcomes = await Promise.all(spellings.map((email) => subscribe(db, email)))
  expect(outcomes.toSorted()).toEqual(['already-subscribed', 'already-subscribed', 'already-subscribed', 'subscribed'])
  expect(await subscribe(db, 'ada@example.org')).toBe('subscribed')
  expect(await db.$count(newsletterSubscribers)).toBe(2)
})

test.each([
  { sent: { email: ' ada@example.com ' }, email: 'ada@example.com' },
  { sent: { email: '' }, email: null },
  { sent: {}, email: null },
  { sent: { email: 'ada' }, email: null },
  { sent: { email: `${'a'.repeat(250)}@b.co` }, email: null },
  { sent: { email: 'ada\0@example.com' }, email: null },
  { sent: { email: ['ada@example.com'] }, email: null },
  { sent: { email: 'ada@example.com', id: '1' }, email: null },
  { sent: null, email: null },
])('$sent is read as $email', ({ sent, email }) => {
  const input = parseInput(newsletterInput, sent)
  expect(input.ok ? input.value.email : null).toBe(email)
})

test('attempts beyond the limit are rejected, but attempts from other networks are not', async () => {
  const limiter = createLocalLimiter({ name: 'newsletter-test', points: 2, seconds: 60 })
  expect(await limitSubscriptions(database.db, '2001:db8::1', limiter)).toEqual({ allowed: true })
  expect(await limitSubscriptions(database.db, '2001:db8::2', limiter)).toEqual({ allowed: true })
  expect(await limitSubscriptions(database.db, '2001:db8::3', limiter)).toMatchObject({ allowed: false })
  expect(await limitSubscriptions(database.db, '203.0.113.9', limiter)).toEqual({ allowed: true })
})
