import { draftOf } from '#app/features/settings/settings-draft.ts'
import { findFormSettings } from '#app/features/settings/settings-form.server.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'

export const settingUpdates: readonly PageUpdate[] = [
  {
    title: 'the products on the homepage',
    route: 'routes/admin/homepage',
    prepare: async ({ post, versionOf, newProduct }) => {
      const product = await newProduct()
      const version = await versionOf('/admin/homepage')
      const placed = JSON.stringify({ what_we_see: [product.id] })
      return {
        send: () =>
          post('/admin/homepage', { placed, off: '[]', unflagged: '[]', heroImage: '', heroAlt: '', version }),
        changes: [['/', null, product.name]],
      }
    },
  },
  {
    title: 'a setting',
    route: 'routes/admin/settings',
    prepare: async ({ db, post, versionOf }) => {
      const version = await versionOf('/admin/settings')
      const loaded = draftOf({ ...(await findFormSettings(db)), version })
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
