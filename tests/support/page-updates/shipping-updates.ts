import { NEW_RATE } from '#app/pricing/shipping/admin/zone-draft.ts'
import { addMarket } from '#tests/support/markets.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'
import { addZone } from '#tests/support/shipping.ts'

const createStandardRate = (freeFrom: number) => ({ key: 'standard', name: 'Standard', freeFrom })

export const shippingUpdates: readonly PageUpdate[] = [
  {
    title: 'a market’s second zone',
    route: 'routes/admin/shipping-zone-new',
    prepare: async ({ db, post, newName }) => {
      const marketId = await addMarket(db, {
        name: newName('Market'),
        countries: ['TH', 'VN'],
        languages: { th: 'th' },
      })
      await addZone(db, { marketId, places: [{ country: 'TH' }], rates: [createStandardRate(50_00)] })
      const form = {
        name: 'Vietnam',
        market: marketId,
        version: '',
        places: JSON.stringify([{ country: 'VN', region: '', postalPattern: '' }]),
        rates: JSON.stringify([{ ...NEW_RATE, name: 'Standard', amount: '9', freeFrom: '90' }]),
      }
      return {
        send: () => post(`/admin/shipping/new?market=${marketId}`, form),
        changes: [['/th', 'is free on orders of $50.00 or more', 'is free on orders of $90.00 or more']],
      }
    },
  },
  {
    title: 'the order of zones',
    route: 'routes/admin/shipping',
    prepare: async ({ db, post, newName }) => {
      const marketId = await addMarket(db, { name: newName('Market'), countries: ['MY'], languages: { my: 'en' } })
      const zone = (freeFrom: number) =>
        addZone(db, { marketId, places: [{ country: 'MY' }], rates: [createStandardRate(freeFrom)] })
      const [first, second] = [await zone(50_00), await zone(90_00)]
      await post('/admin/shipping.data', { intent: 'arrange', ids: `${first} ${second}` })
      return {
        send: () => post('/admin/shipping.data', { intent: 'arrange', ids: `${second} ${first}` }),
        changes: [['/my', 'is free on orders of $50.00 or more', 'is free on orders of $90.00 or more']],
      }
    },
  },
]
