import { expect, test } from 'vitest'
import { getSeller } from '#app/store/store-mail.server.ts'

const store = { store_name: 'Kranich', store_address: 'Laden 1\nBerlin', store_email: 'hallo@kranich.example' }

test('the seller is the legal entity or, without one, the store', () => {
  const legal = { legal_name: 'Kranich & Söhne GmbH', legal_address: 'Amtsweg 2\nBerlin' }
  expect(getSeller({ ...store, ...legal })).toEqual({
    name: 'Kranich & Söhne GmbH',
    address: 'Amtsweg 2\nBerlin',
    email: 'hallo@kranich.example',
  })
  expect(getSeller({ ...store, legal_name: '', legal_address: '' })).toMatchObject({
    name: 'Kranich',
    address: 'Laden 1\nBerlin',
  })
})
