import { createContext, type ReactNode, use } from 'react'
import { adminText } from '#app/operations/admin/admin-text.ts'

type Counts = {
  /** Null if the contact inbox is disabled. */
  readonly unreadMessages: number | null
  readonly ordersToShip: number
}

/** Numbers in the navigation that show pending work. */
export const NavigationCounts = createContext<Counts>({ unreadMessages: null, ordersToShip: 0 })

export const useHasInbox = () => use(NavigationCounts).unreadMessages !== null

/** Shows the number of unread messages, or nothing if there are none. */
export function UnreadCount() {
  const { unreadMessages } = use(NavigationCounts)
  return unreadMessages ? <CountMark count={unreadMessages}>{` ${adminText.unread}`}</CountMark> : null
}

/** `children` is text for screen readers after the number. */
export function CountMark({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <span className="min-w-5 rounded-full bg-lumen px-1.5 text-center text-xs font-semibold tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only">{children}</span>
    </span>
  )
}
