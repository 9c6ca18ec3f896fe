import { createContext, type ReactNode, use } from 'react'
import { isKnownZone } from '#app/lib/time-zone.ts'

type TimeZone = {
  readonly zone: string
  /** True if times show their UTC offset, for readers who may be in a different time zone. */
  readonly showsOffset: boolean
}

const TimeZoneContext = createContext<TimeZone>({ zone: 'UTC', showsOffset: true })

/** Browsers that do not support the time zone use UTC. */
export function TimeZoneProvider({ zone, showsOffset, children }: TimeZone & { children: ReactNode }) {
  return <TimeZoneContext value={{ zone: isKnownZone(zone) ? zone : 'UTC', showsOffset }}>{children}</TimeZoneContext>
}

/** `zoneName`: the zone as text, such as ‘America/New York’. */
export function useTimeZone(): TimeZone & { readonly zoneName: string } {
  const context = use(TimeZoneContext)
  return { ...context, zoneName: context.zone.replaceAll('_', ' ') }
}
