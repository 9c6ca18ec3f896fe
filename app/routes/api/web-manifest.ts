import { findHomepageSubtitle, readPublishedSections } from '#app/content/homepage-sections.server.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { withPrefix } from '#app/lib/local-path.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { parseLook } from '#app/store/brand.server.ts'
import type { Icons } from '#app/store/brand-look.ts'
import type { Route } from './+types/web-manifest'

export const localized = true

export const cache = {} satisfies RouteCache

export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, 'settings', 'homepage')
  const { settings, locale, brand } = await readStorefront(context)
  const { store_name, demo_content } = settings
  const subtitle = findHomepageSubtitle(
    await readPublishedSections(context.get(pageDatabase), demo_content, locale.prefix),
  )
  const { colors, icons } = parseLook(brand)
  const home = withPrefix(locale.prefix, '/')
  const manifest = {
    id: home,
    name: store_name,
    short_name: store_name,
    ...(subtitle && { description: subtitle }),
    lang: locale.language,
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    theme_color: colors.announcement,
    background_color: colors.paper,
    icons: icons
      ? listIcons(icons)
      : [
          { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
          { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
        ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}

function listIcons(icons: Icons) {
  const icon = (id: string, side: number) => ({ src: `/brand/${id}.png`, type: 'image/png', sizes: `${side}x${side}` })
  return [icon(icons[192], 192), icon(icons[512], 512), { ...icon(icons.mask, 512), purpose: 'maskable' }]
}
