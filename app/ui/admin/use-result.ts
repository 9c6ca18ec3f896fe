import { useEffect, useEffectEvent, useRef } from 'react'
import { useToast } from '#app/ui/toast.tsx'

/** `failed` is null for success. */
export type FailureResult = { readonly failed: string | null }

type FetcherResult<Result> = { readonly data: Result | undefined; readonly state: 'idle' | 'loading' | 'submitting' }

/** Calls `onResult` once with each result of a fetcher, after the page has reloaded its data. */
export function useResult<Result>({ data, state }: FetcherResult<Result>, onResult: (result: Result) => void): void {
  const handled = useRef<Result>(undefined)
  const handle = useEffectEvent(onResult)
  useEffect(() => {
    if (data === undefined || state !== 'idle' || handled.current === data) return
    handled.current = data
    handle(data)
  }, [data, state])
}

/** Shows each failure immediately, because its row may disappear with the reload. */
export function useFailureToast({ data }: Pick<FetcherResult<FailureResult>, 'data'>): void {
  const toast = useToast()
  useResult({ data, state: 'idle' }, ({ failed }) => {
    if (failed) toast(failed, 'error')
  })
}
