import { createContext, use } from 'react'

/** Empty in the browser. */
export const RequestIdContext = createContext('')

/**
 * Shows the request id, so that visitors can report a failed page with it. Hydration does not change the server's text.
 */
export function RequestIdText({ text }: { text: (id: string) => string }) {
  const id = use(RequestIdContext)
  return (
    <p className="text-base wrap-anywhere text-ink-2 empty:hidden" suppressHydrationWarning>
      {id && text(id)}
    </p>
  )
}
