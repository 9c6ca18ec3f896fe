export const MAX_SAVED = 200

const SESSION = /^session_\d{10,16}_[\w-]{22,64}$/

export function isSessionId(text: string | null): text is string {
  return SESSION.test(text ?? '')
}

/** Only the 192 random bits of the id protect a wishlist. `now` is in milliseconds. */
export function newSessionId(now: number): string {
  return `session_${now}_${crypto.getRandomValues(new Uint32Array(6)).join('')}`
}

export function withMember(ids: ReadonlySet<string>, id: string, isMember: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  if (isMember) next.add(id)
  else next.delete(id)
  return next
}
