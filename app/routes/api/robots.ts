import type { Route } from './+types/robots'

export function loader({ url }: Route.LoaderArgs) {
  const rules = ['/admin', '/api', '/checkout', '/order/'].map((path) => `Disallow: ${path}`)
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${url.origin}/sitemap.xml`, '']
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
