/** How many products a wishlist holds at most (docs/rules.md, Wishlist). */
export const MAX_SAVED = 200

/** `session_{timestamp}_{random}`, as the table asks for. */
const SESSION = /^session_\d{10,16}_[\w-]{22,64}$/

/** Whether a text is the whole id of a session; what storage or a request says may be anything. */
export function isSessionId(text: string | null): text is string {
  return SESSION.test(text ?? '')
}

/** A new session id. Its random part, made of 192 bits, is all that protects a wishlist. `now` is in milliseconds. */
export function newSessionId(now: number): string {
  return `session_${now}_${crypto.getRandomValues(new Uint32Array(6)).join('')}`
}

/** A set with one member more, or less. */
export function changed(ids: ReadonlySet<string>, id: string, isMember: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  if (isMember) next.add(id)
  else next.delete(id)
  return next
}
