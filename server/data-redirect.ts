type Redirect = {
  readonly status: 301 | 302
  readonly cacheControl: 'no-cache' | 'no-store'
  readonly isDocumentLoad?: boolean
}

/** Returns true for the URL of a page's data, which React Router's client requests. */
export function isData(pathname: string): boolean {
  return pathname.endsWith('.data')
}

/**
 * Returns a redirect for React Router's client, whose `fetch` would follow an ordinary redirect and load a page. The
 * client adds its locale's prefix if `to` is a path. `isDocumentLoad`: the client loads the page as a document.
 */
export function createDataRedirect(to: string, { status, cacheControl, isDocumentLoad = false }: Redirect): Response {
  const headers = new Headers({ 'X-Remix-Redirect': to, 'X-Remix-Status': `${status}`, 'Cache-Control': cacheControl })
  if (isDocumentLoad) headers.set('X-Remix-Reload-Document', 'true')
  return new Response(null, { status: 204, headers })
}
