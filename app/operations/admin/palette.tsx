import { Search } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { useCommandKey } from '#app/operations/admin/command-key.ts'
import { useLazy } from '#app/ui/lazy.ts'
import { useToast } from '#app/ui/toast.tsx'

const loadPalette = () => import('#app/operations/admin/command-palette.tsx')

type Palette = { readonly open: () => void; readonly prepare: () => void }

const PaletteContext = createContext<Palette>({ open: () => {}, prepare: () => {} })

/** Opens the command palette, which is a separate script, when staff press Ctrl/⌘+K or its button. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const { part, hasFailed, startLoading: load } = useLazy(loadPalette)
  const [isOpen, setOpen] = useState(false)
  const toast = useToast()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a palette that is still loading must not open after a navigation
  useEffect(() => {
    if (!part) setOpen(false)
  }, [pathname])
  // Once loaded, the palette stays open when a navigation ends. The navigation may have begun before staff opened the
  // palette and typed in it.
  useEffect(() => {
    const close = () => setOpen(false)
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [])
  useEffect(() => {
    if (!isOpen || !hasFailed) return
    toast(adminText.searchNotLoaded, 'error')
    setOpen(false)
  }, [isOpen, hasFailed, toast])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!hasModifier || event.key.toLowerCase() !== 'k') return
    event.preventDefault() // otherwise, the browser's own search would open
    if (!isOpen && document.querySelector('dialog:modal')) return // another dialog is open
    load()
    setOpen(!isOpen)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    const timer = setTimeout(load, 1_000) // in advance, so that no text typed after Ctrl+K is lost
    return () => clearTimeout(timer)
  }, [load])
  const open = () => {
    load()
    setOpen(true)
  }
  return (
    <PaletteContext value={{ open, prepare: load }}>
      {children}
      {part && <part.CommandPalette isOpen={isOpen} onClose={() => setOpen(false)} />}
    </PaletteContext>
  )
}

export function useOpenPalette(): () => void {
  return use(PaletteContext).open
}

export function PaletteButton() {
  const { open, prepare } = use(PaletteContext)
  const keys = `${useCommandKey()}+K`
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      className="md:hidden-with-save-bar flex min-h-9 items-center gap-2 text-sm text-ink-2 max-lg:-mr-2 max-lg:size-11 max-lg:justify-center lg:w-56 lg:border lg:border-line lg:bg-pearl lg:px-3 lg:hover:border-edge"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      <Search className="size-4 max-lg:size-5 max-lg:text-ink" aria-hidden="true" />
      <span className="max-lg:sr-only">{adminText.search}</span>{' '}
      <span className="sr-only">{adminText.andCommands}</span>
      <kbd className="ml-auto font-sans max-lg:hidden">{keys}</kbd>
    </button>
  )
}
