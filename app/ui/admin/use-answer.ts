import { useEffect, useEffectEvent, useRef } from 'react'

type Asked<Answer> = {
  readonly data: Answer | undefined
  readonly state: 'idle' | 'loading' | 'submitting'
}

/** Runs `tell` with each answer that a fetcher gets, once: when the screen shows what came of it. */
export function useAnswer<Answer>({ data, state }: Asked<Answer>, tell: (answer: Answer) => void): void {
  const told = useRef<Answer>(undefined)
  const onAnswer = useEffectEvent(tell)
  useEffect(() => {
    if (data === undefined || state !== 'idle' || told.current === data) return
    told.current = data
    onAnswer(data)
  }, [data, state])
}
