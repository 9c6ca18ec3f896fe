import { createContext, use } from 'react'

/** The id under which the log knows the request for this page. Filled while the server renders it, empty in the browser. */
export const RequestIdContext = createContext('')

/** What a person can tell us of a page that failed: the id of its request. `text` words it; the browser leaves what the server wrote. */
export function RequestNumber({ text }: { text: (id: string) => string }) {
  const id = use(RequestIdContext)
  return (
    <p className="text-base text-ink-2 empty:hidden" suppressHydrationWarning>
      {id && text(id)}
    </p>
  )
}
