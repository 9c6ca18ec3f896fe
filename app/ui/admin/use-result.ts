import { useEffect, useEffectEvent, useRef } from 'react'
import { useToast } from '#app/ui/toast.tsx'

/** What an action answers of which only a failure has to be told; null where it went well. */
export type FailureResult = { readonly failed: string | null }

type Requested<ActionResult> = {
  readonly data: ActionResult | undefined
  readonly state: 'idle' | 'loading' | 'submitting'
}

/** Runs `tell` with each answer that a fetcher gets, once: when the screen shows what came of it. */
export function useResult<ActionResult>(
  { data, state }: Requested<ActionResult>,
  report: (answer: ActionResult) => void,
): void {
  const reported = useRef<ActionResult>(undefined)
  const onResult = useEffectEvent(report)
  useEffect(() => {
    if (data === undefined || state !== 'idle' || reported.current === data) return
    reported.current = data
    onResult(data)
  }, [data, state])
}

/** Tells each failure that a fetcher is answered, in a toast: at once, as the row that asked may go with what is loaded next. */
export function useFailureToast({ data }: Pick<Requested<FailureResult>, 'data'>): void {
  const toast = useToast()
  useResult({ data, state: 'idle' }, ({ failed }) => {
    if (failed) toast(failed, 'error')
  })
}
