import { useState } from 'react'

/**
 * Requests that the shopper waits for, one at a time, and why the last one failed. Not React's `useTransition`: a
 * navigation in the meantime would wait for the response, too.
 */
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
    /** Opens a page of another site; nothing can be sent while it loads. */
    leave: (address: string) => {
      setSending(true)
      window.location.assign(address)
    },
  }
}

export type Submission = ReturnType<typeof useSubmission>
