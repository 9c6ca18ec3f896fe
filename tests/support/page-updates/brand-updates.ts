import { EXAMPLE_BRANDS } from '#app/store/brand/example-brands.ts'
import { BUILT_IN } from '#app/store/brand-look.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'

const SHEET = /href="\/brand\/[0-9a-f]{20}\.css"/

export const brandUpdates: readonly PageUpdate[] = [
  {
    title: 'the store’s look',
    route: 'routes/admin/brand',
    prepare: async ({ post, hidden }) => {
      const look = JSON.stringify(EXAMPLE_BRANDS.at(-1)?.look)
      const [version, name] = [await hidden('/admin/brand', 'version'), await hidden('/admin/brand', 'name')]
      return {
        send: () => post('/admin/brand', { look, version, name, intent: 'publish' }),
        changes: [
          ['/', null, SHEET],
          ['/shop', null, SHEET],
          ['/manifest.webmanifest', '"background_color":"#ffffff"', '"background_color":"#fffdf8"'],
        ],
      }
    },
  },
  {
    title: 'the built-in look again',
    route: 'routes/admin/brand',
    prepare: async ({ post, hidden }) => {
      const look = JSON.stringify(BUILT_IN)
      const [version, name] = [await hidden('/admin/brand', 'version'), await hidden('/admin/brand', 'name')]
      return {
        send: () => post('/admin/brand', { look, version, name, intent: 'publish' }),
        changes: [['/', SHEET, null]],
      }
    },
  },
]
