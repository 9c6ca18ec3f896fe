import { z } from 'zod'
import type { Target } from '#app/features/admin/palette-targets.ts'

const RECENT = 'lumina.recent'
const MAX_RECENT = 6
const stored = z.object({
  admin: z.string(),
  targets: z.array(z.object({ to: z.string(), label: z.string(), note: z.string(), opens: z.literal('screen') })),
})

/**
 * What this member of staff opened here lately, newest first. Kept for as long as the tab is open and no longer, as it
 * may name customers.
 */
export function readRecent(admin: string): readonly Target[] {
  try {
    const read = stored.safeParse(JSON.parse(sessionStorage.getItem(RECENT) ?? 'null'))
    return read.success && read.data.admin === admin ? read.data.targets.slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

export function addRecent(admin: string, target: Target): void {
  if (target.opens !== 'screen') return
  const targets = [target, ...readRecent(admin).filter(({ to }) => to !== target.to)].slice(0, MAX_RECENT)
  try {
    sessionStorage.setItem(RECENT, JSON.stringify({ admin, targets }))
  } catch {
    // Storage is switched off: nothing is recent.
  }
}

export function clearRecent(): void {
  try {
    sessionStorage.removeItem(RECENT)
  } catch {
    // Storage is switched off: there is nothing in it.
  }
}
