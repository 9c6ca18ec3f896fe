import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { changed, isSessionId, newSessionId } from '#app/features/wishlist/wishlist.ts'
import { fetchSavedIds, sendChange } from '#app/features/wishlist/wishlist-calls.ts'
import { useHydrated } from '#app/lib/hydrated.ts'
import { useStored, writeStored } from '#app/lib/local-storage.ts'

const KEY = 'session_id'
const NONE: ReadonlySet<string> = new Set()

type WishlistOutcome = 'saved' | 'removed' | 'full'

type Wishlist = {
  /** Whose it is; null on the server and until hydration is done. */
  readonly session: string | null
  /** The saved products. None on the server and until they were read. */
  readonly ids: ReadonlySet<string>
  readonly count: number
  readonly state: 'loading' | 'ready' | 'failed'
  has(id: string): boolean
  /** Whether a change of this product is under way. */
  isSaving(id: string): boolean
  /** Saves a product or takes it out. The set changes only once the server has agreed. @throws what failed, logged. */
  toggle(id: string): Promise<WishlistOutcome>
  /** Reads the wishlist again, as after a failure. */
  reload(): void
  /** Drops what can be shown no longer. */
  forget(gone: readonly string[]): void
}

const WishlistContext = createContext<Wishlist | null>(null)

/** @throws Error outside a WishlistProvider. */
export function useWishlist(): Wishlist {
  const wishlist = use(WishlistContext)
  if (!wishlist) throw new Error('useWishlist must be used within a WishlistProvider')
  return wishlist
}

/** Keeps a session id in this browser and what the server has saved for it, in step between tabs. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()
  const session = useStored(KEY)
  const [ids, setIds] = useState(NONE)
  const [saving, setSaving] = useState(NONE)
  const [state, setState] = useState<Wishlist['state']>('loading')
  const [attempt, setAttempt] = useState(0)
  const made = useRef('')
  const otherTabs = useRef<BroadcastChannel>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    if (!hydrated) return
    if (!isSessionId(session)) {
      made.current = newSessionId(Date.now())
      writeStored(KEY, made.current)
      return
    }
    setIds(NONE)
    let isOver = false
    const end = (saved: readonly string[], next: 'ready' | 'failed') => {
      if (isOver) return
      setIds((since) => new Set([...saved, ...since]))
      setState(next)
    }
    if (session === made.current)
      end([], 'ready') // of a session just made the server knows nothing
    else {
      setState('loading')
      fetchSavedIds(session).then(
        (saved) => end(saved, 'ready'),
        (error: unknown) => {
          // biome-ignore lint/suspicious/noConsole: that it could not be read is told here and nowhere else
          console.error('Error loading wishlist:', error)
          end([], 'failed')
        },
      )
    }
    const channel = new BroadcastChannel(session)
    channel.onmessage = ({ data }) => setIds((known) => changed(known, data.id, data.saved))
    otherTabs.current = channel
    return () => {
      isOver = true
      channel.close()
    }
  }, [hydrated, session, attempt])

  const toggle = async (id: string) => {
    const saved = !ids.has(id)
    setSaving((others) => changed(others, id, true))
    try {
      const outcome = await sendChange(session ?? '', id, saved)
      if (outcome === 'full') return outcome
      setIds((known) => changed(known, id, saved))
      otherTabs.current?.postMessage({ id, saved })
      return outcome
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: whoever looks for the reason finds it here; the shopper gets a message
      console.error('Error updating wishlist:', error)
      throw error
    } finally {
      setSaving((others) => changed(others, id, false))
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
    forget: (gone) => setIds((known) => new Set([...known].filter((id) => !gone.includes(id)))),
  }
  return <WishlistContext value={wishlist}>{children}</WishlistContext>
}
