import { expect, test } from 'vitest'
import { mergeChoices, readChoices, writeChoices } from '#app/operations/setup/setup-choices.ts'
import { BUILT_IN } from '#app/store/brand-look.ts'

const FORM = { country: 'DE', storeName: 'Wanda', proposal: { language: 'de', currency: 'EUR' } } as const

test('the form’s defaults apply until different values are typed', () => {
  expect(mergeChoices(FORM, {})).toEqual({ name: 'Wanda', country: 'DE', language: 'de', currency: 'EUR' })
  const typed = { name: 'Wanda & Co', country: 'DE', language: 'en', currency: 'PLN' } as const
  expect(mergeChoices(FORM, typed)).toEqual(typed)
})

test('choices for a different country are ignored, except the name', () => {
  const typed = { name: 'Adaeze', country: 'NG', language: 'en', currency: 'NGN' } as const
  expect(mergeChoices(FORM, typed)).toEqual({ name: 'Adaeze', country: 'DE', language: 'de', currency: 'EUR' })
  expect(mergeChoices({ country: '', storeName: '', proposal: null }, {})).toEqual({ name: 'Your store' })
})

test('choices survive the URL of the preview; invalid ones are omitted', () => {
  const choices = { name: 'Wanda', country: 'DE', language: 'de', currency: 'EUR', look: BUILT_IN } as const
  expect(readChoices(writeChoices(choices))).toEqual(choices)
  const forged = new URLSearchParams({
    name: ' ',
    country: 'XX',
    language: '../x',
    currency: 'ABC',
    look: '{"colors":1}',
    other: 'x',
  })
  expect(Object.values(readChoices(forged)).filter((value) => value !== undefined)).toEqual([])
})
