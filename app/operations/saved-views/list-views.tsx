import { type MouseEvent, type ReactNode, useState } from 'react'
import { href, Link, useFetcher, useNavigate, useRevalidator } from 'react-router'
import { canSaveView, findActiveView } from '#app/operations/saved-views/active-view.ts'
import { adminText } from '#app/operations/saved-views/admin-text.ts'
import { buildViewUrl } from '#app/operations/saved-views/saved-view.ts'
import type { SavedView, ViewsOfList } from '#app/operations/saved-views/saved-views.server.ts'
import { ViewDialog, type ViewResult } from '#app/operations/saved-views/view-dialog.tsx'
import { ActionMenu } from '#app/ui/admin/action-menu.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { type FilterTab, FilterTabs } from '#app/ui/admin/lists/filter-tabs.tsx'
import { ListMenu } from '#app/ui/admin/lists/list-menu.tsx'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'
import { useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

type ViewTabsProps = {
  readonly views: ViewsOfList
  readonly label?: string
  /** The list's built-in tabs. */
  readonly tabs?: readonly FilterTab[]
}

/** Shows the tabs of a list: its built-in tabs, then this person's saved views, with a menu for the active view. */
export function ViewTabs({ views, label = adminText.views, tabs }: ViewTabsProps) {
  const { view, isEdited, isDeleted } = findActiveView(views)
  const all = { label: adminText.all, to: views.path, isCurrent: views.current === '' }
  const viewTabs = views.views.map(({ id, name, query }) => ({
    id,
    label: name,
    to: buildViewUrl(views.path, query, id),
    isCurrent: id === view?.id,
    note: id === view?.id && isEdited ? adminText.edited : undefined,
  }))
  const hasTabs = tabs !== undefined || viewTabs.length > 0
  return (
    <>
      {hasTabs && (
        <div className="flex items-end gap-x-2 [&>nav]:grow">
          <FilterTabs
            label={label}
            tabs={[...(tabs ?? [all]).map((tab) => ({ ...tab, isCurrent: tab.isCurrent && !view })), ...viewTabs]}
          />
          {view && <ViewMenu key={view.id} view={view} views={views} isEdited={isEdited} />}
        </div>
      )}
      <p role="status" className="mt-2 text-base text-ink-2 empty:hidden">
        {isDeleted && adminText.viewDeleted}
      </p>
    </>
  )
}

type ViewListMenuProps = {
  readonly views: ViewsOfList
  /** True if a built-in tab of the list has these filters. */
  readonly isPreset?: boolean
  readonly exportTo?: string | undefined
  /** Additional links and buttons. */
  readonly children?: ReactNode
}

/** The menu of a list with views. It offers to save the filters as a view, unless a view already has these filters. */
export function ViewListMenu({ views, isPreset = false, exportTo, children }: ViewListMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { list, current } = views
  const focusContent = useFocusContent()
  const canSave = !isPreset && canSaveView(views)
  return (
    <>
      {(canSave || exportTo || children) && (
        <ListMenu exportTo={exportTo}>
          {canSave && (
            <Link
              to={`${href('/admin/views/new')}?${new URLSearchParams({ list, query: current })}`}
              onClick={(event) => shouldOpenDialog(event) && setIsOpen(true)}
            >
              {adminText.saveView}
            </Link>
          )}
          {children}
        </ListMenu>
      )}
      {isOpen && (
        <ViewDialog
          subject={{ kind: 'new', list, query: current }}
          onClose={() => setIsOpen(false)}
          onSaved={focusContent}
        />
      )}
    </>
  )
}

/**
 * Returns true if a click on a link should open a dialog instead, and false if the click opens the link in a new tab.
 */
function shouldOpenDialog(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  event.preventDefault()
  return true
}

type ViewMenuProps = { readonly view: SavedView; readonly views: ViewsOfList; readonly isEdited: boolean }

function ViewMenu({ view, views: { current }, isEdited }: ViewMenuProps) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const fetcher = useFetcher<ViewResult>()
  const toast = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const focusContent = useFocusContent()
  // Handles the result before the list has reloaded, because the menu of a deleted view is gone then
  useResult({ data: fetcher.data, state: 'idle' }, (result) => {
    if ('errors' in result) {
      toast(result.errors[''] ?? result.errors.query ?? adminText.viewNotSaved, 'error')
      setOpen(null)
      void revalidate() // the view may have been deleted elsewhere
      return
    }
    toast(open === 'delete' ? adminText.viewWasDeleted : adminText.viewUpdated)
    if (open === 'delete') focusContent() // the tab and its menu are gone
    setOpen(null)
    void navigate(result.saved, { replace: true, preventScrollReset: true })
  })
  const screen = href('/admin/views/:id', { id: view.id })
  const send = (fields: Readonly<Record<string, string>>) =>
    void fetcher.submit({ ...fields, isInDialog: 'yes' }, { method: 'post', action: screen })
  const close = () => setOpen(null)
  return (
    <>
      <ActionMenu label={adminText.viewActions(view.name)}>
        <Link to={screen} onClick={(event) => shouldOpenDialog(event) && setOpen('rename')}>
          {adminText.renameView}
        </Link>
        {isEdited && current !== '' && (
          <form
            method="post"
            action={screen}
            className="contents"
            onSubmit={(event) => {
              event.preventDefault()
              send({ intent: 'update', query: current })
            }}
          >
            <input type="hidden" name="intent" value="update" />
            <input type="hidden" name="query" value={current} />
            <button type="submit">{adminText.updateView}</button>
          </form>
        )}
        <Link to={screen} onClick={(event) => shouldOpenDialog(event) && setOpen('delete')}>
          {adminText.deleteView}
        </Link>
      </ActionMenu>
      {open === 'rename' && <ViewDialog subject={{ kind: 'rename', view }} onClose={close} />}
      <AlertDialog
        open={open === 'delete'}
        title={adminText.deleteQuestion(view.name)}
        confirmLabel={adminText.deleteView}
        busy={fetcher.state !== 'idle'}
        busyLabel={adminText.deleting}
        onCancel={close}
        onConfirm={() => send({ intent: 'delete' })}
      >
        {adminText.deleteHint}
      </AlertDialog>
    </>
  )
}
