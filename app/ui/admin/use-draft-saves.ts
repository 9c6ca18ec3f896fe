import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

const PAUSE_MS = 1_000

type DraftIntent = 'save' | 'publish' | 'discard'

type DraftForm = {
  readonly base: { readonly version: string }
  readonly element: RefObject<HTMLFormElement | null>
  readonly edits: number
  readonly isDirty: boolean
  readonly isSaving: boolean
}

type Options = {
  /** True if the draft can be saved without errors. */
  readonly isComplete: boolean
  /** True if the last save was rejected. */
  readonly isRejected: boolean
}

/**
 * Sends the form of a draft, which has a hidden field `intent`. Saves the draft once it has not been edited for a
 * second. If the save is rejected, for example because someone else changed the draft, waits for the next edit or
 * button press. A button that is pressed during a save takes effect once the save has ended.
 */
export function useDraftSaves(
  { element, base, edits, isDirty, isSaving }: DraftForm,
  { isComplete, isRejected }: Options,
) {
  const [intent, setIntent] = useState<DraftIntent>('save')
  /** True if the last save was automatic and must not move the focus while someone is typing. */
  const [isQuiet, setQuiet] = useState(false)
  const [sentEdits, setSentEdits] = useState(0)
  const [sentIntent, setSentIntent] = useState<DraftIntent>('save')
  const [sentVersion, setSentVersion] = useState('')
  const [waiting, setWaiting] = useState<DraftIntent | null>(null)
  const send = (next: DraftIntent, quiet = false) => {
    flushSync(() => {
      setIntent(next)
      setSentIntent(next)
      setQuiet(quiet)
      setSentEdits(edits)
      setSentVersion(base.version)
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
  const request = (next: DraftIntent) => (isSaving ? setWaiting(next) : send(next))
  // The end of a save and its result may arrive in either order
  const isWaitOver = waiting !== null && !isSaving && (isRejected || base.version !== sentVersion)
  const sendWaiting = useEffectEvent(() => {
    setWaiting(null)
    if (waiting && !isRejected) send(waiting)
  })
  useEffect(() => {
    if (!isWaitOver) return
    const timer = setTimeout(sendWaiting)
    return () => clearTimeout(timer)
  }, [isWaitOver])
  return {
    intent,
    isQuiet,
    needsManualSave: isDirty && !isSaving && !isPending,
    isPublishing: waiting === 'publish' || (isSaving && sentIntent === 'publish'),
    save: () => request('save'),
    publish: () => request('publish'),
    discard: () => request('discard'),
  }
}
