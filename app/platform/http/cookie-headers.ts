/** No cache may store a response that sets cookies. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}
