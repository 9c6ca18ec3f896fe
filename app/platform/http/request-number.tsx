import { useRequestId } from '#app/platform/http/request-id.tsx'

/** What a person can tell us of a failed page: the number under which the log knows it. Nothing in the browser. */
export function RequestNumber() {
  const id = useRequestId()
  return (
    <p className="text-base text-ink-2" suppressHydrationWarning>
      {id && `Reference: ${id}`}
    </p>
  )
}
