import { z } from 'zod'

const FIRST_RETRY_MS = 200
const MAX_RETRY_MS = 5_000
const REACHABLE_TIMEOUT_MS = 5_000
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504])

const sessionSchema = z.object({ user: z.object({ id: z.string() }) })

/** Returns the id of the logged-in admin, or null. Retries with backoff while the server cannot be reached. */
export async function fetchSession(signal: AbortSignal): Promise<string | null> {
  for (let wait = FIRST_RETRY_MS; !signal.aborted; wait = Math.min(wait * 2, MAX_RETRY_MS)) {
    const response = await request(signal)
    if (response) return readProfile(response)
    await new Promise((resume) => setTimeout(resume, wait))
  }
  return null
}

export async function canReachServer(): Promise<boolean> {
  return (await request(AbortSignal.timeout(REACHABLE_TIMEOUT_MS))) !== null
}

async function request(signal: AbortSignal): Promise<Response | null> {
  try {
    const response = await fetch('/api/auth/get-session', { headers: { Accept: 'application/json' }, signal })
    return TRANSIENT_STATUSES.has(response.status) ? null : response
  } catch {
    return null
  }
}

async function readProfile(response: Response): Promise<string | null> {
  if (response.status === 401 || response.status === 403) return null
  try {
    if (!response.ok) throw new Error(`The server responded with ${response.status}`)
    return sessionSchema.parse(await response.json()).user.id
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification requires it in the browser's log
    console.error('Error loading admin profile:', error)
    return null
  }
}
