import { expect, test } from 'vitest'
import { writeTyped } from '#app/operations/setup/setup-typed.ts'

const write = (typed: Readonly<Record<string, string>>, before = '') =>
  Object.fromEntries(writeTyped('FR', typed, new URLSearchParams(before)))

test('choosing a different country keeps name, email, address, manufacturer, look and logo', () => {
  const typed = {
    store_name: 'Wanda',
    store_email: 'a@wanda.example',
    store_address: 'Kastanienallee 5\nBerlin',
    is_maker: 'yes',
    look: 'Craft',
    logo: '{"file":"a"}',
  }
  expect(write({ ...typed, language: 'de', currency: 'EUR', version: 'v' })).toEqual({ country: 'FR', ...typed })
})

test('typed fields that the form for one country does not show are kept for the next country', () => {
  expect(write({ store_name: 'Wanda' }, 'store_name=Old&is_maker=yes&language=de')).toEqual({
    country: 'FR',
    store_name: 'Wanda',
    is_maker: 'yes',
  })
})

test('a text that is too long for a URL is omitted', () => {
  expect(write({ store_name: 'Wanda', logo: '衣'.repeat(2_000), store_address: 'Berlin' })).toEqual({
    country: 'FR',
    store_name: 'Wanda',
    store_address: 'Berlin',
  })
})
