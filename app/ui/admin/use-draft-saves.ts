import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const PAUSE_MS = 1_000

type DraftIntent = 'save' | 'publish' | 'discard'

type DraftForm = {
  readonly element: RefObject<HTMLFormElement | null>
  readonly draft: object
  readonly isDirty: boolean
  readonly isSaving: boolean
}

/**
 * Sends the form of a draft, which has a hidden field `intent`. Saves it once it has not changed for a second. A rejected draft is not sent again until it changes.
 * @param isComplete if the draft can be saved without errors
 */
export function useDraftSaves({ element, draft, isDirty, isSaving }: DraftForm, isComplete: boolean) {
  const [intent, setIntent] = useState<DraftIntent>('save')
  /** The last save was automatic: it must not move the focus of someone who types. */
  const [isQuiet, setQuiet] = useState(false)
  const sent = useRef(draft)
  const send = (next: DraftIntent) => {
    sent.current = draft
    flushSync(() => {
      setIntent(next)
      setQuiet(false)
    })
    element.current?.requestSubmit()
    setIntent('save')
  }
  const saveQuietly = useEffectEvent(() => {
    if (sent.current === draft) return
    sent.current = draft
    setQuiet(true)
    element.current?.requestSubmit()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the pause
  useEffect(() => {
    if (!isDirty || isSaving || !isComplete) return
    const timer = setTimeout(saveQuietly, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, isDirty, isSaving, isComplete])
  return {
    intent,
    isQuiet,
    save: () => send('save'),
    publish: () => send('publish'),
    discard: () => send('discard'),
  }
}
