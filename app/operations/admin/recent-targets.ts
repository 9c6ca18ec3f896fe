import { z } from 'zod'
import type { Target } from '#app/operations/admin/palette-targets.ts'

const KEY = 'lumina.recent'
const MAX_RECENT = 6
const schema = z.object({
  admin: z.string(),
  targets: z.array(z.object({ to: z.string(), label: z.string(), note: z.string(), opens: z.literal('screen') })),
})

/** Returns the screens that this admin opened from the palette, newest first. Session storage is used because labels
 * can contain customer names. */
export function readRecent(admin: string): readonly Target[] {
  try {
    const { data } = schema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return data?.admin === admin ? data.targets.slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

export function addRecent(admin: string, target: Target): void {
  if (target.opens !== 'screen') return
  const targets = [target, ...readRecent(admin).filter(({ to }) => to !== target.to)].slice(0, MAX_RECENT)
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ admin, targets }))
  } catch {
    // Storage is disabled.
  }
}

export function clearRecent(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is disabled.
  }
}
