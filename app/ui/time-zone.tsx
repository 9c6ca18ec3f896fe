import { createContext, type ReactNode, use } from 'react'
import { getSystemZone, isKnownZone } from '#app/lib/time-zone.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

type TimeZone = {
  readonly zone: string
  /** True if times show their UTC offset, for readers who may be in a different time zone. */
  readonly showsOffset: boolean
}

const TimeZoneContext = createContext<TimeZone>({ zone: 'UTC', showsOffset: true })

/** If a browser does not support the time zone, it shows times in UTC. */
export function TimeZoneProvider({ zone, showsOffset, children }: TimeZone & { children: ReactNode }) {
  return <TimeZoneContext value={{ zone: isKnownZone(zone) ? zone : 'UTC', showsOffset }}>{children}</TimeZoneContext>
}

/** Shows times in the shopper's time zone; in the store's zone, with its offset, until the page is hydrated. */
export function ShopperTimeZone({ storeZone, children }: { storeZone: string; children: ReactNode }) {
  const isHydrated = useHydrated()
  const zone = isHydrated ? getSystemZone() : storeZone
  return (
    <TimeZoneProvider zone={zone} showsOffset={!isHydrated}>
      {children}
    </TimeZoneProvider>
  )
}

/** `zoneName`: the zone as text, such as ‘America/New York’. */
export function useTimeZone(): TimeZone & { readonly zoneName: string } {
  const context = use(TimeZoneContext)
  return { ...context, zoneName: context.zone.replaceAll('_', ' ') }
}
