import { Agent, request } from 'node:http'
import { StartError } from '#app/lib/start-error.ts'

/** An answer of the admin, and the milliseconds until all of it was there. */
export type Asked = { readonly status: number; readonly body: string; readonly ms: number }

/** Asks a store as somebody who is logged in. It keeps one connection, so that a request costs what its answer does. */
export function requesterOf(base: string, cookie: string): (path: string) => Promise<Asked> {
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

/** Signs somebody in, and answers the cookie of the session. @throws StartError where that does not work. */
export async function logIn(
  base: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string> {
  const response = await fetch(new URL('/api/auth/sign-in/email', base), {
    method: 'POST',
    headers: { Origin: new URL(base).origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  }).catch(() => {
    throw new StartError(`No shop answers at ${base}.`)
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new StartError(`Nobody could log in: the store answered ${response.status}.`)
  return cookie
}
