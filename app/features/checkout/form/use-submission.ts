import { useState } from 'react'

/** Not `useTransition`, which would delay navigations until the response. */
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
    /** Opens another site; nothing can be sent while it loads. */
    leave: (address: string) => {
      setSending(true)
      window.location.assign(address)
    },
  }
}

export type Submission = ReturnType<typeof useSubmission>
