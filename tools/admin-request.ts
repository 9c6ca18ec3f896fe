import { Agent, request } from 'node:http'
import { StartError } from '#app/lib/errors.ts'

type TimedResponse = { readonly status: number; readonly body: string; readonly ms: number }

/** Requests pages as logged-in staff over one connection, so that only the response is measured. */
export function requesterOf(base: string, cookie: string): (path: string) => Promise<TimedResponse> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return (path) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now()
      const requested = request(
        new URL(path, base),
        { agent, headers: { Cookie: cookie, Accept: 'text/html' } },
        (response) => {
          let body = ''
          response.setEncoding('utf8').on('data', (text: string) => {
            body += text
          })
          response.once('end', () =>
            resolve({ status: response.statusCode ?? 0, body, ms: performance.now() - startedAt }),
          )
        },
      )
      requested.once('error', reject).end()
    })
}

/** Logs in and returns the session cookie. @throws StartError if the login fails */
export async function logIn(
  base: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string> {
  const response = await fetch(new URL('/api/auth/sign-in/email', base), {
    method: 'POST',
    headers: { Origin: new URL(base).origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  }).catch(() => {
    throw new StartError(`No store responds at ${base}.`)
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new StartError(`The login failed: the store responded with ${response.status}.`)
  return cookie
}
