import { expect, test } from 'vitest'
import { listFlags } from '#app/content/reviews/admin/review-flags.ts'

test.each([
  ['Lovely drape, and the color is as in the photos.', []],
  ['Cheaper at www.other.example', ['link']],
  ['See https://other.example/dress', ['link']],
  ['Same one at othershop.com', ['link']],
  ['Write me: ada@example.com', ['email']],
  ['Call +234 803 000 0000', ['phone']],
  ['Call 0803-000-0000', ['phone']],
  ['I paid 85,000 in 2026 and wear 12 at 165 cm', []],
  ['This is shit', ['language']],
  ['From Scunthorpe with love', []],
  ['What a bastard: ada@example.com, https://x.example', ['link', 'email', 'language']],
])('“%s” has the flags %j', (text, flags) => {
  expect(listFlags(text)).toEqual(flags)
})

test('each of several texts is checked', () => {
  expect(listFlags('Fine', 'Fine', 'www.other.example')).toEqual(['link'])
})
