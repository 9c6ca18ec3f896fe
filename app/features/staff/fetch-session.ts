import { z } from 'zod'

const FIRST_RETRY_MS = 200
const MAX_RETRY_MS = 5_000
const REACHED_WITHIN_MS = 5_000
/** What a store answers that is busy or just starting, or a proxy in front of it: it will be another time. */
const PASSING: ReadonlySet<number> = new Set([429, 502, 503, 504])

const result = z.object({ user: z.object({ id: z.string() }) })

/**
 * The id of the admin who is logged in, or null where no one is. While the store cannot be reached it asks on, ever less
 * often; an answer that says neither is logged and counts as no one.
 */
export async function fetchSession(signal: AbortSignal): Promise<string | null> {
  for (let wait = FIRST_RETRY_MS; !signal.aborted; wait = Math.min(wait * 2, MAX_RETRY_MS)) {
    const response = await request(signal)
    if (response) return readProfile(response)
    await new Promise((resume) => setTimeout(resume, wait))
  }
  return null
}

/** Whether the store answers at this moment. It waits no longer than someone would who pressed a button. */
export async function canReachServer(): Promise<boolean> {
  return (await request(AbortSignal.timeout(REACHED_WITHIN_MS))) !== null
}

/** Null while it is no use: offline, or the store is just starting. */
async function request(signal: AbortSignal): Promise<Response | null> {
  try {
    const response = await fetch('/api/auth/get-session', { headers: { Accept: 'application/json' }, signal })
    return PASSING.has(response.status) ? null : response
  } catch {
    return null
  }
}

async function readProfile(response: Response): Promise<string | null> {
  if (response.status === 401 || response.status === 403) return null
  try {
    if (!response.ok) throw new Error(`The store answered ${response.status}`)
    return result.parse(await response.json()).user.id
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants it in the log, and this is the browser's
    console.error('Error loading admin profile:', error)
    return null
  }
}
