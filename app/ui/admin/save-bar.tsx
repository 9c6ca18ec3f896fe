import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useBlocker, useLocation } from 'react-router'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'

type SaveBarProps = {
  readonly form: string
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly blockedReason?: string | null
  /** Replaces 'Unsaved changes'. */
  readonly note?: string
  /** The button's label if it does more than save. */
  readonly label?: string | undefined
  /** True if leaving the page would also end other work, such as uploads. */
  readonly hasUnfinished?: boolean
  readonly onDiscard: () => void
  /** Fields of the form beside the buttons. */
  readonly children?: ReactNode
}

/** The Save button of a form, shown only with unsaved changes: over the top bar, or at the bottom on phones. */
export function SaveBar({
  form,
  isDirty,
  isSaving,
  blockedReason = null,
  note = adminText.unsavedChanges,
  label = adminText.save,
  hasUnfinished = false,
  onDiscard,
  children,
}: SaveBarProps) {
  useFocusAfterHiding(isDirty)
  return (
    <>
      <div role="status" className="sr-only">
        {isDirty && adminText.unsavedChanges}
      </div>
      {isDirty && (
        <div className="save-bar on-dark">
          <p className="text-base font-medium">{blockedReason ?? note}</p>
          <div className="flex flex-wrap items-center gap-3">
            {children}
            <AdminButton look="onDark" disabled={isSaving} onClick={onDiscard}>
              {adminText.discard}
            </AdminButton>
            <AdminButton look="lumen" type="submit" form={form} busy={isSaving} disabled={blockedReason !== null}>
              {isSaving ? adminText.saving : label}
            </AdminButton>
          </div>
        </div>
      )}
      <SaveGuard form={form} isDirty={isDirty} isSaving={isSaving} hasUnfinished={hasUnfinished} />
    </>
  )
}

type SaveGuardProps = Pick<SaveBarProps, 'form' | 'isDirty' | 'isSaving' | 'hasUnfinished'>

/** Saves by keyboard shortcut, and asks for confirmation before unsaved changes are lost. */
export function SaveGuard({ form, isDirty, isSaving, hasUnfinished = false }: SaveGuardProps) {
  useSaveShortcut(() => submitForm(form), isDirty && !isSaving)
  return <LeaveGuard isDirty={isDirty || hasUnfinished} />
}

function useFocusAfterHiding(isShown: boolean): void {
  const focusContent = useRef(useFocusContent())
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body) focusContent.current()
    wasShown.current = isShown
  }, [isShown])
}

function submitForm(id: string): void {
  const element = document.getElementById(id)
  if (element instanceof HTMLFormElement) element.requestSubmit()
}

/** Saves with Ctrl+S or ⌘S. */
export function useSaveShortcut(save: () => void, isActive: boolean): void {
  const run = useEffectEvent(save)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault() // even without changes, so that the browser's own save dialog never opens
      if (isActive) run()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isActive])
}

/** The state of a navigation that replaces the fields of a form on the same page. */
export const REPLACES_FIELDS = { replacesFields: true } as const

/** The guards on the page, and whether their fields are dirty. */
const guards = new Map<string, boolean>()
const listeners = new Set<() => void>()

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks for confirmation before leaving the page or replacing its fields. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const id = useId()
  const first = useSyncExternalStore(
    subscribe,
    () => guards.keys().next().value,
    () => undefined,
  )
  useEffect(() => {
    guards.set(id, isDirty)
    notifyListeners()
  }, [id, isDirty])
  useEffect(
    () => () => {
      guards.delete(id)
      notifyListeners()
    },
    [id],
  )
  useEffect(() => {
    if (!isDirty) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [isDirty])
  return first === id ? <LeaveQuestion /> : null
}

/** Rendered by the first guard for all of them, since the router supports only one blocker. */
function LeaveQuestion() {
  const { pathname } = useLocation()
  // The router may have left this page already, while React is still preparing the next one
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      [...guards.values()].includes(true) &&
      currentLocation.pathname === pathname &&
      (nextLocation.pathname !== pathname || nextLocation.state?.replacesFields === true),
  )
  // A dialog in a collapsed panel would be invisible
  return createPortal(
    <AlertDialog
      open={blocker.state === 'blocked'}
      title={adminText.leaveWithoutSaving}
      confirmLabel={adminText.discardChanges}
      cancelLabel={adminText.stay}
      onCancel={() => blocker.state === 'blocked' && blocker.reset()}
      onConfirm={() => blocker.state === 'blocked' && blocker.proceed()}
    >
      {adminText.changesNotSaved}
    </AlertDialog>,
    document.body,
  )
}
