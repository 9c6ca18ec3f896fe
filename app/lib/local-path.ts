/** Puts a locale's prefix before a path with its query. */
export function withPrefix(prefix: string, address: string): string {
  if (prefix === '') return address
  return `/${prefix}${/^\/(?=[?#]|$)/.test(address) ? address.slice(1) : address}`
}

/** The address below the page's own prefix, for code that bypasses the router. */
export function localPath(address: string): string {
  return withPrefix(document.documentElement.dataset.prefix ?? '', address)
}
