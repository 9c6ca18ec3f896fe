type Schedule = { readonly startsAt: Date | null; readonly endsAt: Date | null }

export function getScheduleState({ startsAt, endsAt }: Schedule, now: Date): 'scheduled' | 'due' | 'ended' {
  if (endsAt && endsAt <= now) return 'ended'
  return startsAt && startsAt > now ? 'scheduled' : 'due'
}
