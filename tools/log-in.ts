import type { BrowserContext } from '@playwright/test'
import { ADMIN } from '#tests/support/store.ts'
import { type Base, post } from '#tools/stress/request.ts'

/** Logs in and returns the session cookie. @throws Error if the login fails */
export async function logIn(base: Base, account = ADMIN): Promise<string> {
  const { status, headers, body } = await post(base, '/admin/login', new URLSearchParams(account))
  const cookie = headers['set-cookie']?.[0]?.split(';')[0]
  if (!cookie) throw new Error(`The login failed with ${status}: ${body}`)
  return cookie
}

/** Logs a browser in with the cookie that `logIn` returned. */
export async function addCookie(context: BrowserContext, url: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/)
  await context.addCookies([{ name, value, url }])
}
