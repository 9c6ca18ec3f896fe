/** Adds a locale's prefix to a path, which can have a query. */
export function withPrefix(prefix: string, address: string): string {
  if (prefix === '') return address
  return `/${prefix}${/^\/(?=[?#]|$)/.test(address) ? address.slice(1) : address}`
}

/** Adds the current page's prefix to a path, for code that bypasses the router. */
export function toLocalPath(address: string): string {
  return withPrefix(document.documentElement.dataset.prefix ?? '', address)
}
