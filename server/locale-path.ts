export type LocalPath = {
  /** Without slashes; '' if the path has no prefix. */
  readonly prefix: string
  /** The path without the prefix, as in the routes. */
  readonly pathname: string
}

/** Splits a locale's prefix from a path. The data of the page '/de' is at '/de.data'. */
export function splitPrefix(pathname: string, prefixes: { has(prefix: string): boolean }): LocalPath {
  const end = pathname.indexOf('/', 1)
  const first = pathname.slice(1, end < 0 ? undefined : end).toLowerCase()
  if (prefixes.has(first)) return { prefix: first, pathname: end < 0 ? '/' : pathname.slice(end) }
  const page = end < 0 && first.endsWith('.data') ? first.slice(0, -'.data'.length) : ''
  return prefixes.has(page) ? { prefix: page, pathname: '/_.data' } : { prefix: '', pathname }
}

/** Returns the URL of a page, even if its data was requested. */
export function getPageUrl({ prefix, pathname }: LocalPath, query: URLSearchParams) {
  const pageQuery = new URLSearchParams(query)
  pageQuery.delete('_routes')
  return {
    prefix,
    pathname: pathname.replace(/(\/_)?\.data$/, '') || '/',
    search: pageQuery.size > 0 ? `?${pageQuery}` : '',
  }
}
