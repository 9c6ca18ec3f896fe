import { expect, test } from 'vitest'
import { isNationalTaxNumber } from '#app/pricing/taxes/national-tax-number.ts'

test.each([
  {
    country: 'DE',
    numbers: ['30/123/45678', '181/815/08155', '2930123045678'],
    not: ['136695976', 'DE136695976', '30/123'],
  },
  { country: 'AT', numbers: ['12 345/6789'], not: ['ATU13585627'] },
  { country: 'HU', numbers: ['12345678-1-42'], not: ['12892312'] },
  { country: 'FR', numbers: ['404 833 048', '404 833 048 00022'], not: ['40303265045'] },
  { country: 'SE', numbers: ['556188-8404'], not: ['SE556188840401'] },
  { country: 'NO', numbers: ['995 525 828'], not: ['995525828MVA'] },
  { country: 'IT', numbers: [], not: ['00743110157'] },
])('in $country, $numbers are national tax numbers and $not are not', ({ country, numbers, not }) => {
  expect([...numbers, ...not].filter((number) => isNationalTaxNumber(number, country))).toEqual(numbers)
})
