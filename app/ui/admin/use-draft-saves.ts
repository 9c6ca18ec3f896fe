import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

const PAUSE_MS = 1_000

type DraftIntent = 'save' | 'publish' | 'discard'

type DraftForm = {
  readonly element: RefObject<HTMLFormElement | null>
  readonly edits: number
  readonly isDirty: boolean
  readonly isSaving: boolean
}

/**
 * Sends the form of a draft, which has a hidden field `intent`. Saves it once it has not been edited for a second. If
 * that is rejected, for example since someone else changed the draft, it waits for the next edit or button.
 * @param isComplete if the draft can be saved without errors
 */
export function useDraftSaves({ element, edits, isDirty, isSaving }: DraftForm, isComplete: boolean) {
  const [intent, setIntent] = useState<DraftIntent>('save')
  /** True if the last save was automatic: it must not move the focus while someone types. */
  const [isQuiet, setQuiet] = useState(false)
  const [sentEdits, setSentEdits] = useState(0)
  const send = (next: DraftIntent, quiet = false) => {
    flushSync(() => {
      setIntent(next)
      setQuiet(quiet)
      setSentEdits(edits)
    })
    element.current?.requestSubmit()
    setIntent('save')
  }
  const saveQuietly = useEffectEvent(() => send('save', true))
  const isPending = isDirty && edits !== sentEdits
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit restarts the pause
  useEffect(() => {
    if (!isPending || isSaving || !isComplete) return
    const timer = setTimeout(saveQuietly, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [edits, isPending, isSaving, isComplete])
  return {
    intent,
    isQuiet,
    isStuck: isDirty && !isSaving && !isPending,
    save: () => send('save'),
    publish: () => send('publish'),
    discard: () => send('discard'),
  }
}
