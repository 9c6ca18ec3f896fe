import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { isSessionId, newSessionId, withMember } from '#app/content/wishlist/wishlist.ts'
import { fetchSavedIds, sendChange } from '#app/content/wishlist/wishlist-calls.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { useStored, writeStored } from '#app/ui/local-storage.ts'

const KEY = 'session_id'
const NO_IDS: ReadonlySet<string> = new Set()

type Wishlist = {
  readonly session: string | null
  readonly ids: ReadonlySet<string>
  readonly count: number
  readonly state: 'loading' | 'ready' | 'failed'
  has(id: string): boolean
  isSaving(id: string): boolean
  /** Changes `ids` after the server has confirmed the change. @throws after logging the error */
  toggle(id: string): ReturnType<typeof sendChange>
  reload(): void
  drop(ids: readonly string[]): void
}

const WishlistContext = createContext<Wishlist | null>(null)

/** @throws Error outside a WishlistProvider */
export function useWishlist(): Wishlist {
  const wishlist = use(WishlistContext)
  if (!wishlist) throw new Error('useWishlist must be used within a WishlistProvider')
  return wishlist
}

export function WishlistProvider({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()
  const session = useStored(KEY)
  const [ids, setIds] = useState(NO_IDS)
  const [saving, setSaving] = useState(NO_IDS)
  const [state, setState] = useState<Wishlist['state']>('loading')
  const [attempt, setAttempt] = useState(0)
  const newSession = useRef('')
  const otherTabs = useRef<BroadcastChannel>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must load the data again
  useEffect(() => {
    if (!hydrated) return
    if (!isSessionId(session)) {
      newSession.current = newSessionId(Date.now())
      writeStored(KEY, newSession.current)
      return
    }
    setIds(NO_IDS)
    let isCancelled = false
    const finish = (saved: readonly string[], next: 'ready' | 'failed') => {
      if (isCancelled) return
      setIds((addedSince) => new Set([...saved, ...addedSince]))
      setState(next)
    }
    const isPreview = window.parent !== window // previews in the admin show a new shopper's wishlist
    if (isPreview || session === newSession.current)
      finish([], 'ready') // the server does not know a new session
    else {
      setState('loading')
      fetchSavedIds(session).then(
        (saved) => finish(saved, 'ready'),
        (error: unknown) => {
          // biome-ignore lint/suspicious/noConsole: not reported anywhere else
          console.error('Error loading wishlist:', error)
          finish([], 'failed')
        },
      )
    }
    const channel = new BroadcastChannel(session)
    channel.onmessage = ({ data }) => setIds((known) => withMember(known, data.id, data.saved))
    otherTabs.current = channel
    return () => {
      isCancelled = true
      channel.close()
    }
  }, [hydrated, session, attempt])

  // A page that Back restores from the browser's cache has missed changes on other pages
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && session) fetchSavedIds(session).then((saved) => setIds(new Set(saved)), ignore)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [session])

  const toggle = async (id: string) => {
    const saved = !ids.has(id)
    setSaving((others) => withMember(others, id, true))
    try {
      const outcome = await sendChange(session ?? '', id, saved)
      if (outcome === 'full') return outcome
      setIds((known) => withMember(known, id, saved))
      otherTabs.current?.postMessage({ id, saved })
      return outcome
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the reason is for developers; the shopper sees a message
      console.error('Error updating wishlist:', error)
      throw error
    } finally {
      setSaving((others) => withMember(others, id, false))
    }
  }

  const wishlist: Wishlist = {
    session,
    ids,
    count: ids.size,
    state,
    has: (id) => ids.has(id),
    isSaving: (id) => saving.has(id),
    toggle,
    reload: () => setAttempt((before) => before + 1),
    drop: (gone) => setIds((known) => new Set([...known].filter((id) => !gone.includes(id)))),
  }
  return <WishlistContext value={wishlist}>{children}</WishlistContext>
}

const ignore = () => {}
