/**
 * Returns true if a path segment can be a product id. Does not import `parseId`, which would add a shared module to the
 * scripts of pages.
 */
export function isProductId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
