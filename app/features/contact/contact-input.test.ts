import { expect, test } from 'vitest'
import { contactErrors } from '#app/features/contact/contact-input.ts'

const FILLED = { name: 'Ada', email: 'ada@example.com', subject: 'Sizes', message: 'Which one?\nThank you.' }
const INVALID = 'Please enter a valid email address'

const cases: { told: string; values: Partial<typeof FILLED>; errors: Record<string, string> }[] = [
  { told: 'all four filled', values: FILLED, errors: {} },
  {
    told: 'nothing filled',
    values: {},
    errors: {
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    },
  },
  { told: 'a blank name', values: { ...FILLED, name: ' \t ' }, errors: { name: 'Name is required' } },
  {
    told: 'a message of blank lines',
    values: { ...FILLED, message: '\n\n' },
    errors: { message: 'Message is required' },
  },
  { told: 'an email without a host', values: { ...FILLED, email: 'ada@' }, errors: { email: INVALID } },
  { told: 'an email without a dot', values: { ...FILLED, email: 'ada@example' }, errors: { email: INVALID } },
  { told: 'two emails', values: { ...FILLED, email: 'a@b.example c@d.example' }, errors: { email: INVALID } },
  { told: 'an email with blanks around', values: { ...FILLED, email: ' ada@example.com ' }, errors: {} },
  { told: 'markup', values: { ...FILLED, name: '<b>Ada</b>' }, errors: {} },
]

test.each(cases)('§5 $told', ({ values, errors }) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  expect(contactErrors(form)).toEqual(errors)
})
