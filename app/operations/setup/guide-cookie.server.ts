import { createCookie } from 'react-router'
import { z } from 'zod'

const YEAR_SECONDS = 31_536_000

/** Stores that the guide is folded in this browser. */
const guideCookie = createCookie('lumina.guide', {
  path: '/', // the data of /admin is at /admin.data
  httpOnly: true,
  sameSite: 'lax',
  maxAge: YEAR_SECONDS,
})

export const foldInput = z.strictObject({ guide: z.enum(['folded', 'open']) })

export async function isGuideFolded(request: Request): Promise<boolean> {
  return (await guideCookie.parse(request.headers.get('Cookie'))) === 'folded'
}

export function foldCookie(guide: 'folded' | 'open'): Promise<string> {
  return guideCookie.serialize(guide)
}
