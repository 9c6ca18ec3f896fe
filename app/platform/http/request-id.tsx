import { createContext, use } from 'react'

/** The id of the page's request in the log. Set while the server renders, empty in the browser. */
export const RequestIdContext = createContext('')

/** Shows `text` with the id of the request, for reports of a failed page. Hydration keeps the server's text. */
export function RequestNumber({ text }: { text: (id: string) => string }) {
  const id = use(RequestIdContext)
  return (
    <p className="text-base text-ink-2 empty:hidden" suppressHydrationWarning>
      {id && text(id)}
    </p>
  )
}
