/** Puts the page's locale prefix before a path of the storefront, for code that bypasses the router. */
export function localPath(path: string): string {
  const prefix = document.documentElement.dataset.prefix ?? ''
  return path === '/' ? prefix || path : prefix + path
}
