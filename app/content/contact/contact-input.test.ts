import { expect, test } from 'vitest'
import { findContactErrors } from '#app/content/contact/contact-input.ts'

const FILLED = { name: 'Ada', email: 'ada@example.com', subject: 'Sizes', message: 'Which one?\nThank you.' }
const INVALID = 'Please enter a valid email address'

const cases: { what: string; values: Partial<typeof FILLED>; errors: Record<string, string> }[] = [
  { what: 'all four fields filled', values: FILLED, errors: {} },
  {
    what: 'no field filled',
    values: {},
    errors: {
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    },
  },
  { what: 'a blank name', values: { ...FILLED, name: ' \t ' }, errors: { name: 'Name is required' } },
  {
    what: 'a message of blank lines',
    values: { ...FILLED, message: '\n\n' },
    errors: { message: 'Message is required' },
  },
  { what: 'an email without a host', values: { ...FILLED, email: 'ada@' }, errors: { email: INVALID } },
  { what: 'an email without a dot', values: { ...FILLED, email: 'ada@example' }, errors: { email: INVALID } },
  { what: 'two emails', values: { ...FILLED, email: 'a@b.example c@d.example' }, errors: { email: INVALID } },
  { what: 'an email with spaces around it', values: { ...FILLED, email: ' ada@example.com ' }, errors: {} },
  { what: 'markup', values: { ...FILLED, name: '<b>Ada</b>' }, errors: {} },
]

test.each(cases)('the form is checked: $what', ({ values, errors }) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  expect(findContactErrors(form)).toEqual(errors)
})
