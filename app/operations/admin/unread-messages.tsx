import { createContext, use } from 'react'
import { adminText } from '#app/operations/admin/admin-text.ts'

/** The number of unread messages, or null if the contact inbox is disabled. */
export const UnreadMessages = createContext<number | null>(null)

export const useHasInbox = () => use(UnreadMessages) !== null

/** Shows the number of unread messages, or nothing if there are none. */
export function UnreadCount() {
  const unread = use(UnreadMessages) ?? 0
  if (unread === 0) return null
  return (
    <span className="min-w-5 rounded-full bg-lumen px-1.5 text-center text-xs font-semibold tabular-nums">
      {unread > 99 ? '99+' : unread}
      <span className="sr-only">{` ${adminText.unread}`}</span>
    </span>
  )
}
