import { expect, test } from 'vitest'
import { isExport } from '#app/pricing/taxes/exports.ts'

test.each([
  { registered: ['DE'], to: ['CH', 'GB', 'US'], notTo: ['DE', 'FR', 'EU'] },
  { registered: ['EU', 'NG'], to: ['GH'], notTo: ['NG', 'DE', 'EU'] },
  { registered: ['US'], to: ['CA'], notTo: ['US'] },
  { registered: [], to: [], notTo: ['US', 'DE'] },
])('registered in $registered, goods to $to are exports, those to $notTo are not', ({ registered, to, notTo }) => {
  const exported = (country: string) =>
    isExport(
      { country, region: '' },
      registered.map((one) => ({ country: one, region: '' })),
    )
  expect([...to, ...notTo].filter(exported)).toEqual(to)
})
