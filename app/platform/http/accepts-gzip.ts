/** Whether an Accept-Encoding header names gzip, for what has no other encoding. */
export function acceptsGzip(accept: string): boolean {
  return /(^|,)\s*(x-)?gzip\s*(;\s*q=(1|0\.0*[1-9])[\d.]*\s*)?(,|$)/i.test(accept)
}
