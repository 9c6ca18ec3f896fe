/** The public address of an image or a page of the store; '' for null. */
export function publicAddress(url: string | null, origin: string): string {
  return url?.startsWith('/') ? `${origin}${url}` : (url ?? '')
}
