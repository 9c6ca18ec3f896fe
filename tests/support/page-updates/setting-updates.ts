import { eq } from 'drizzle-orm'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import { NO_PLACEMENT_CHANGES } from '#app/content/homepage/admin/placement-changes.ts'
import { DEMO_SECTIONS } from '#app/content/homepage/sections/preset-sections.server.ts'
import { menus } from '#app/content/menus/menus.table.ts'
import { createPresetMenus } from '#app/content/menus/preset-menus.ts'
import { newId } from '#app/lib/id.ts'
import { toDraft } from '#app/pricing/shipping/admin/zone-draft.ts'
import { shippingZones } from '#app/pricing/shipping.table.ts'
import { findEditableZone } from '#app/pricing/shipping-zones.server.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'
import { fillSettingsForm } from '#tests/support/settings-form.ts'
import { findPrimaryMarketId } from '#tests/support/shipping.ts'

const NO_TARGET = { kind: 'none', value: '' }
const NEWSLETTER = { heading: 'Letters from Yaba', text: '' }

export const settingUpdates: readonly PageUpdate[] = [
  {
    title: 'the products on the homepage',
    route: 'routes/admin/homepage',
    prepare: async ({ post, readVersion, newProduct }) => {
      const product = await newProduct()
      const version = await readVersion('/admin/homepage')
      const sections = JSON.stringify(DEMO_SECTIONS)
      const placements = JSON.stringify({ ...NO_PLACEMENT_CHANGES, placed: { what_we_see: [product.id] } })
      return {
        send: () => post('/admin/homepage', { intent: 'publish', version, sections, placements }),
        changes: [['/', null, product.name]],
      }
    },
  },
  {
    title: 'the homepage sections',
    route: 'routes/admin/homepage',
    prepare: async ({ post, readVersion }) => {
      const version = await readVersion('/admin/homepage')
      const sections = JSON.stringify(
        DEMO_SECTIONS.map((section) =>
          section.kind === 'newsletter' ? { ...section, settings: NEWSLETTER } : section,
        ),
      )
      return {
        send: () =>
          post('/admin/homepage', {
            intent: 'publish',
            version,
            sections,
            placements: JSON.stringify(NO_PLACEMENT_CHANGES),
          }),
        changes: [['/', 'First to see the light', NEWSLETTER.heading]],
      }
    },
  },
  {
    title: 'the menus',
    route: 'routes/admin/menus',
    prepare: async ({ post, readVersion }) => {
      const version = await readVersion('/admin/menus')
      const relabel = (menu: 'header' | 'footer', from: string, to: string) =>
        JSON.stringify(createPresetMenus(true)[menu]).replace(`"${from}"`, `"${to}"`)
      const [header, footer] = [relabel('header', 'About', 'House'), relabel('footer', 'Our Story', 'The house')]
      return {
        send: () => post('/admin/menus', { header, footer, version }),
        changes: [
          ['/', '>About</a>', '>House</a>'],
          ['/faq', '>Our Story</a>', '>The house</a>'],
          ['/no-such-page', '>Our Story</a>', '>The house</a>'],
        ],
      }
    },
  },
  {
    title: 'a product that a menu links to',
    route: 'routes/admin/products',
    prepare: async ({ db, post, newProduct }) => {
      const product = await newProduct()
      const target = { kind: 'product', value: product.id }
      const link = { id: 'coat', label: '', place: 'everywhere', target, items: [] }
      const items = [
        ...createPresetMenus(true).footer,
        { ...link, id: 'coats', label: 'Coats', target: NO_TARGET, items: [link] },
      ]
      await db
        .insert(menus)
        .values({ name: 'footer', items })
        .onConflictDoUpdate({ target: menus.name, set: { items } })
      return {
        send: () => post('/admin/products.data', { intent: 'delete', id: product.id }),
        changes: [['/faq', `>${product.name}</a>`, null]],
      }
    },
  },
  {
    title: 'an announcement',
    route: 'routes/admin/announcements',
    prepare: async ({ db, post, readVersion }) => {
      const version = await readVersion('/admin/announcements')
      const [saved] = await db.select({ id: announcements.id }).from(announcements)
      const target = { kind: 'screen', value: 'faq' }
      const typed = [{ id: saved?.id ?? newId(), text: 'Closed on Monday', target, startsAt: '', endsAt: '' }]
      const fields = { announcements: JSON.stringify(typed), timeZone: 'UTC', version }
      return {
        send: () => post('/admin/announcements', fields),
        changes: [
          ['/', 'Free Shipping On All Orders', 'Closed on Monday'],
          ['/no-such-page', 'Free Shipping On All Orders', /<a [^>]*href="\/faq"[^>]*>Closed on Monday/],
        ],
      }
    },
  },
  {
    title: 'a shipping rate',
    route: 'routes/admin/shipping-zone-edit',
    prepare: async ({ db, post }) => {
      const market = await findPrimaryMarketId(db)
      const [zone] = await db
        .select({ id: shippingZones.id })
        .from(shippingZones)
        .where(eq(shippingZones.marketId, market))
      const loaded = zone && (await findEditableZone(db, zone.id))
      if (!loaded) throw new Error('The preset has no zone')
      const { rates, places, name } = toDraft(loaded, { currency: 'USD', weightUnit: 'kg' })
      const [standard, ...others] = rates
      const changed = JSON.stringify([{ ...standard, freeFrom: '99' }, ...others])
      const form = { name, market, version: loaded.version, places: JSON.stringify(places), rates: changed }
      return {
        send: () => post(`/admin/shipping/${loaded.id}`, form),
        changes: [['/', 'free on orders of $150.00 or more', 'free on orders of $99.00 or more']],
      }
    },
  },
  {
    title: 'a setting',
    route: 'routes/admin/settings',
    prepare: async ({ db, post, readVersion }) => {
      const version = await readVersion('/admin/settings')
      const fields = [...(await fillSettingsForm(db, 'general', { store_name: 'Adaeze', version }))]
      return {
        send: () => post('/admin/settings', fields),
        changes: [
          ['/no-such-page', '© 2026 Lumina', '© 2026 Adaeze'],
          ['/wishlist', '· Lumina</title>', '· Adaeze</title>'],
          ['/manifest.webmanifest', '"name":"Lumina"', '"name":"Adaeze"'],
        ],
      }
    },
  },
  {
    title: 'storefront text',
    route: 'routes/admin/store-texts',
    prepare: async ({ db, post, readVersion }) => {
      const version = await readVersion('/admin/settings/texts')
      const typed = { about_statement: 'We sew for rain', version }
      const fields = [...(await fillSettingsForm(db, 'texts', typed))]
      return {
        send: () => post('/admin/settings/texts', fields),
        changes: [['/about', 'hours when the light', 'We sew for rain']],
      }
    },
  },
]
