import { readSettings } from '#app/features/settings/settings.server.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import type { Route } from './+types/web-manifest'

const INK = '#1e1620'
const PAPER = '#ffffff'

export const cache = {} satisfies RouteCache

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  tagPage(context, 'settings')
  const { store_name, hero_subtitle } = await readSettings(db)
  const manifest = {
    id: '/',
    name: store_name,
    short_name: store_name,
    ...(hero_subtitle && { description: hero_subtitle }),
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: INK,
    background_color: PAPER,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
