/** Returns headers that set the cookies, and that forbid caches to store the response. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}
