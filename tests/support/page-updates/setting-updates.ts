import { eq } from 'drizzle-orm'
import { DEMO_SECTIONS } from '#app/features/homepage/sections/preset-sections.ts'
import { draftOf as settingsDraft } from '#app/features/settings/settings-draft.ts'
import { findFormSettings } from '#app/features/settings/settings-form.server.ts'
import { draftOf } from '#app/features/shipping/admin/zone-draft.ts'
import { findEditableZone } from '#app/features/shipping/admin/zone-form.server.ts'
import { shippingZones } from '#app/features/shipping/shipping.table.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'
import { primaryMarketId } from '#tests/support/shipping.ts'

const NEWSLETTER = { heading: 'Letters from Yaba', text: '' }

export const settingUpdates: readonly PageUpdate[] = [
  {
    title: 'the products on the homepage',
    route: 'routes/admin/placed-products',
    prepare: async ({ post, versionOf, newProduct }) => {
      const product = await newProduct()
      const version = await versionOf('/admin/homepage/placed')
      const placed = JSON.stringify({ what_we_see: [product.id] })
      return {
        send: () => post('/admin/homepage/placed', { placed, off: '[]', unflagged: '[]', version }),
        changes: [['/', null, product.name]],
      }
    },
  },
  {
    title: 'the sections of the homepage',
    route: 'routes/admin/homepage',
    prepare: async ({ post, versionOf }) => {
      const version = await versionOf('/admin/homepage')
      const sections = JSON.stringify(
        DEMO_SECTIONS.map((one) => (one.kind === 'newsletter' ? { ...one, settings: NEWSLETTER } : one)),
      )
      return {
        send: () => post('/admin/homepage', { intent: 'publish', sections, version }),
        changes: [['/', 'First to see the light', NEWSLETTER.heading]],
      }
    },
  },
  {
    title: 'a shipping rate',
    route: 'routes/admin/shipping-zone-edit',
    prepare: async ({ db, post }) => {
      const market = await primaryMarketId(db)
      const [zone] = await db
        .select({ id: shippingZones.id })
        .from(shippingZones)
        .where(eq(shippingZones.marketId, market))
      const loaded = zone && (await findEditableZone(db, zone.id))
      if (!loaded) throw new Error('The preset has no zone')
      const { rates, places, name } = draftOf(loaded, { currency: 'USD', weightUnit: 'kg' })
      const [standard, ...others] = rates
      const changed = JSON.stringify([{ ...standard, freeFrom: '99' }, ...others])
      const form = { name, market, version: loaded.version, places: JSON.stringify(places), rates: changed }
      return {
        send: () => post(`/admin/shipping/${loaded.id}`, form),
        changes: [['/', 'free from $150.00', 'free from $99.00']],
      }
    },
  },
  {
    title: 'a setting',
    route: 'routes/admin/settings',
    prepare: async ({ db, post, versionOf }) => {
      const version = await versionOf('/admin/settings')
      const loaded = settingsDraft({ ...(await findFormSettings(db)), version })
      const typed = { ...loaded, store_name: 'Adaeze', announcement_text: 'Closed on Monday' }
      const fields = Object.entries<string | boolean>(typed).flatMap(([name, value]): [string, string][] =>
        value === false ? [] : [[name, value === true ? 'on' : value]],
      )
      return {
        send: () => post('/admin/settings', [...fields, ['version', version]]),
        changes: [
          ['/', 'Free Shipping On All Orders', 'Closed on Monday'],
          ['/no-such-page', 'Free Shipping On All Orders', 'Closed on Monday'],
          ['/wishlist', '· Lumina</title>', '· Adaeze</title>'],
          ['/manifest.webmanifest', '"name":"Lumina"', '"name":"Adaeze"'],
        ],
      }
    },
  },
]
