/** Returns the headers of a response that sets these cookies; no cache may store it. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}
