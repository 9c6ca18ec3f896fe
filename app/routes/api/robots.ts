import { getOpenPrefixes } from '#app/content/storefront/open-storefront.server.ts'
import type { Route } from './+types/robots'

export function loader({ url }: Route.LoaderArgs) {
  const hiddenPaths = ['/checkout', '/order/', '/orders/']
  const localizedPaths = [...getOpenPrefixes()]
    .toSorted()
    .flatMap((prefix) => hiddenPaths.map((path) => `/${prefix}${path}`))
  const rules = ['/admin', '/api', ...hiddenPaths, ...localizedPaths].map((path) => `Disallow: ${path}`)
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${url.origin}/sitemap.xml`, '']
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
