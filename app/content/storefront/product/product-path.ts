/** Whether a part of a path can be the id of a product. `parseId`'s shared module would become part of pages' scripts. */
export function isProductId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
