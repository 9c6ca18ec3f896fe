import { z } from 'zod'

// The first page loads an immutable file that lists all routes, so the browser requests no more of them later. The
// build writes one file with all routes; shoppers get one with the storefront's routes only, a fifth of the size and
// without names of the admin. Links between storefront and admin reload the page.

const MANIFEST = /\/manifest-(?=[^/]+\.js$)/
const STATEMENT = /^window\.__reactRouterManifest=(.*);$/s

const manifest = z.looseObject({
  url: z.string(),
  routes: z.record(z.string(), z.looseObject({ imports: z.array(z.string()).optional() })),
})

/** Returns whether a route is a storefront page or one of its layouts. */
export function isStorefrontPage(id: string): boolean {
  return id === 'root' || id.startsWith('routes/storefront/')
}

/** Returns the URL of the manifest with the storefront's routes only. */
export function storefrontManifestUrl(url: string): string {
  return url.replace(MANIFEST, '/shop-manifest-')
}

/**
 * Returns the manifest reduced to the storefront's routes, without default values and without the scripts that the root
 * already imports.
 * @throws if the file is not a manifest
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
