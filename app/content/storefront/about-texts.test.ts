import { expect, test } from 'vitest'
import { isAboutEmpty, parseValues } from '#app/content/storefront/about-texts.ts'
import { replaceDemoTexts } from '#app/operations/setup/own-texts.ts'
import { initialSettings } from '#app/store/settings.ts'

test.each([
  ['no values', '', []],
  ['a name with its text', 'Slow\nWe take our time.', [{ name: 'Slow', text: 'We take our time.' }]],
  ['a name alone', 'Slow', [{ name: 'Slow', text: '' }]],
  ['a text with several lines', 'Slow\nOne.\nTwo.', [{ name: 'Slow', text: 'One.\nTwo.' }]],
  [
    'values between any number of empty lines, with spaces and Windows line breaks',
    '\n\nSlow\r\nOne.\r\n \r\n\r\nFew\nTwo.\n\n',
    [
      { name: 'Slow', text: 'One.' },
      { name: 'Few', text: 'Two.' },
    ],
  ],
])('the values that the store stands for are parsed from text: %s', (_title, text, values) => {
  expect(parseValues(text)).toEqual(values)
})

test('the About page of a new store without demo content is empty until staff add text', () => {
  const emptySettings = { ...initialSettings, ...replaceDemoTexts(initialSettings) }
  expect(isAboutEmpty(emptySettings)).toBe(true)
  expect(isAboutEmpty({ ...emptySettings, about_story: 'We began with one loom.' })).toBe(false)
  expect(isAboutEmpty(initialSettings)).toBe(false)
})
