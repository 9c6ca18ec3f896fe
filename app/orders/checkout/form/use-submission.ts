import { useState } from 'react'
import { toLocalPath } from '#app/lib/local-path.ts'

/** Does not use `useTransition`, which would delay navigations until the response. */
export function useSubmission() {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  return {
    isSending,
    failure,
    fail: setFailure,
    send: async <Result>(request: Promise<Result>): Promise<Result> => {
      setSending(true)
      setFailure(null)
      const result = await request
      setSending(false)
      return result
    },
    /** Opens another site, or the order's page; nothing can be sent while it loads. */
    leave: (url: string) => {
      setSending(true)
      window.location.assign(url.startsWith('/') ? toLocalPath(url) : url)
    },
  }
}

export type Submission = ReturnType<typeof useSubmission>
