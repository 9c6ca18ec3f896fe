import { toLocalPath } from '#app/lib/local-path.ts'

/** Sends JSON to an endpoint of the page's locale. @throws TypeError if the store cannot be reached. */
export function postJson(path: string, body: object, signal: AbortSignal | null = null): Promise<Response> {
  return fetch(toLocalPath(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
}
