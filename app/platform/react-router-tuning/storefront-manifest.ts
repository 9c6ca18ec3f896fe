import { z } from 'zod'

// Browsers are told with their first page which routes there are, in a file that is kept for good: they ask for none later,
// however many links a page has. The build writes one file with all routes; shoppers get one with those of the store alone,
// 1.0 KB instead of 5.4 (gzip -9), in which the admin has no name. Between the two no link leads without loading the page.

const MANIFEST = /\/manifest-(?=[^/]+\.js$)/
const STATEMENT = /^window\.__reactRouterManifest=(.*);$/s

const manifest = z.looseObject({
  url: z.string(),
  routes: z.record(z.string(), z.looseObject({ imports: z.array(z.string()).optional() })),
})

/** Whether a route is one of the pages that shoppers see, or around these. */
export function isStorefrontPage(id: string): boolean {
  return id === 'root' || id.startsWith('routes/storefront/')
}

/** Where the routes of the store alone lie, beside all. */
export function storefrontManifestUrl(url: string): string {
  return url.replace(MANIFEST, '/shop-manifest-')
}

/**
 * The file of all routes, with those of the store alone and in few bytes: without what a route does not have, which the
 * router takes for granted, and without the scripts that the root imports as well, which are there on every page.
 * @throws where the file is none
 */
export function storefrontManifest(script: string): { readonly url: string; readonly script: string } {
  const all = manifest.parse(JSON.parse(STATEMENT.exec(script)?.[1] ?? 'null'))
  const url = storefrontManifestUrl(all.url)
  const onEveryPage = new Set(all.routes.root?.imports)
  const routes = Object.entries(all.routes)
    .filter(([id]) => isStorefrontPage(id))
    .map(([id, { imports = [], ...route }]) => {
      const own = imports.filter((file) => !onEveryPage.has(file))
      return [id, withoutNothing({ ...route, imports: own })] as const
    })
  return {
    url,
    script: `window.__reactRouterManifest=${JSON.stringify({ ...all, url, routes: Object.fromEntries(routes) })};`,
  }
}

function withoutNothing(route: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isNothing = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(route).filter(([, value]) => !isNothing(value)))
}
