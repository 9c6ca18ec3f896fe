import { createContext, type ReactNode, use } from 'react'
import { isKnownZone } from '#app/lib/time-zone.ts'

type TimeZone = {
  readonly zone: string
  /** Whether times name their offset from UTC: the readers may be elsewhere. */
  readonly isNamed: boolean
}

const TimeZoneContext = createContext<TimeZone>({ zone: 'UTC', isNamed: true })

type TimeZoneProviderProps = TimeZone & { readonly children: ReactNode }

/** The time zone in which everything inside shows dates and times. A browser too old to know it falls back to UTC. */
export function TimeZoneProvider({ zone, isNamed, children }: TimeZoneProviderProps) {
  return <TimeZoneContext value={{ zone: isKnownZone(zone) ? zone : 'UTC', isNamed }}>{children}</TimeZoneContext>
}

/** The store's time zone, and whether times name it. */
export function useTimeZone(): TimeZone {
  return use(TimeZoneContext)
}
