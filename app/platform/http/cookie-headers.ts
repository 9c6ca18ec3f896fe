/** The headers of an answer that sets these cookies: it is kept by nobody on the way. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}
