import { expect, test } from 'vitest'
import { readOutcome } from '#app/content/contact/contact-enquiry.tsx'

const card = 'This looks like a card number'

test.each([
  [{ outcome: 'kept' }, 'sent'],
  [{ outcome: 'limited' }, 'limited'],
  [{ outcome: 'rejected', errors: { message: card, other: 'No field' } }, { message: card }],
  [{ outcome: 'rejected', errors: { other: 'No field' } }, 'failed'],
  [{ outcome: 'rejected' }, 'failed'],
  [{ error: 'away' }, 'failed'],
  ['<!doctype html>', 'failed'],
  [null, 'failed'],
])('the response %j has the outcome %j', (body, outcome) => {
  expect(readOutcome(body)).toEqual(outcome)
})
