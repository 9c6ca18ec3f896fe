import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import type { AdminSearchResults } from '#app/operations/admin/admin-search.server.ts'
import { ADMIN_SEARCH_MIN_LENGTH } from '#app/operations/admin/admin-search.ts'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { useHasInbox } from '#app/operations/admin/navigation-counts.tsx'
import {
  findCommands,
  matchesText,
  searchTargets,
  type Target,
  type TargetGroup,
} from '#app/operations/admin/palette-targets.ts'
import { addRecent, readRecent } from '#app/operations/admin/recent-targets.ts'
import { ShortcutList } from '#app/operations/admin/shortcut-list.tsx'
import { useAdminAuth } from '#app/store/admin-auth.tsx'
import { getLoggedOutText, type SearchState, useSearch } from '#app/ui/admin/use-search.ts'
import { Dialog } from '#app/ui/dialog.tsx'

export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onClose={onClose} label={adminText.searchAndCommands} className="command-palette">
      {isOpen && <Palette onClose={onClose} />}
    </Dialog>
  )
}

const getLogOutText = () => ({ label: adminText.logOut, note: adminText.onThisDevice })

/** A combobox (ARIA APG: list autocomplete, manual selection): the focus stays in the field, options are links. */
function Palette({ onClose }: { onClose: () => void }) {
  const id = useId()
  const { admin, logOut } = useAdminAuth()
  const [typed, setTyped] = useState('')
  const text = typed.trim().replace(/\s+/g, ' ')
  const search = useSearch<AdminSearchResults>(href('/admin/search'), text, ADMIN_SEARCH_MIN_LENGTH)
  const [active, setActive] = useState(0)
  const [isWaiting, setWaiting] = useState(false) // Enter was pressed before the results arrived
  const input = useRef<HTMLInputElement>(null)
  const adminId = admin?.id ?? ''

  const [rowActions] = useState(readRowActions)
  const rowCommands = rowActions.filter(({ label }) => matchesText(label, text))
  const commands = listCommands(text, adminId, useHasInbox())
  const groups = [...commands, ...(search.results ? searchTargets(search.results) : [])]
  const canLogOut = matchesText(getLogOutText().label, text)
  const targets = groups.flatMap((group) => group.targets)
  const count = rowCommands.length + targets.length + (canLogOut ? 1 : 0)
  const chosen = Math.min(active, count - 1)
  const chosenTarget = chosen - rowCommands.length
  const isResult = chosenTarget >= commands.flatMap((group) => group.targets).length && chosenTarget < targets.length
  const optionId = (at: number) => `${id}-${at}`

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])
  useEffect(() => {
    if (!isWaiting || search.state === 'searching') return
    setWaiting(false)
    document.getElementById(`${id}-${chosen}`)?.click()
  }, [id, chosen, isWaiting, search.state])

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (count > 0) setActive((chosen + (event.key === 'ArrowDown' ? 1 : -1) + count) % count)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const isOutdated = isResult && search.state === 'searching' // these results are for the previous text
      if (chosen >= 0 && !isOutdated) document.getElementById(optionId(chosen))?.click()
      else setWaiting(true)
    }
  }
  const open = (target: Target) => {
    addRecent(adminId, target)
    onClose()
  }
  return (
    <>
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={adminText.paletteLabel}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen >= 0 ? optionId(chosen) : undefined}
        placeholder={adminText.palettePlaceholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        className="w-full border-b border-line px-4 py-3.5 text-[1rem] text-ellipsis outline-none placeholder:text-ink-3"
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setActive(0)
          setWaiting(false)
        }}
        onKeyDown={handleKey}
      />
      <p role="status" className="sr-only">
        {search.state === 'idle' && adminText.results(count)}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto py-2">
        <div id={`${id}-list`} role="listbox" aria-label={adminText.resultList}>
          {rowCommands.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a listbox
            <div role="group" aria-labelledby={`${id}-rows`}>
              <p id={`${id}-rows`} className="px-4 pt-2 pb-1 text-xs text-ink-2">
                {adminText.selectedRows}
              </p>
              {rowCommands.map(({ label, control }, at) => (
                <ButtonOption
                  key={label}
                  id={optionId(at)}
                  label={label}
                  isChosen={at === chosen}
                  onPress={() => {
                    onClose()
                    requestAnimationFrame(() => control.click()) // waits until this dialog has returned the focus
                  }}
                />
              ))}
            </div>
          )}
          {groups
            .filter((group) => group.targets.length > 0)
            .map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a listbox
              <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
                <p id={`${id}-${group.name}`} className="px-4 pt-2 pb-1 text-xs text-ink-2">
                  {group.name}
                </p>
                {group.targets.map((target) => {
                  const at = rowCommands.length + targets.indexOf(target)
                  return (
                    <Option
                      key={target.to}
                      id={optionId(at)}
                      target={target}
                      isChosen={at === chosen}
                      onOpen={() => open(target)}
                    />
                  )
                })}
              </div>
            ))}
          {canLogOut && (
            <ButtonOption
              {...getLogOutText()}
              id={optionId(count - 1)}
              isChosen={chosen === count - 1}
              onPress={() => {
                onClose()
                logOut()
              }}
            />
          )}
        </div>
        <Message count={count} text={text} state={search.state} />
      </div>
      <Shortcuts />
    </>
  )
}

/** Reads the actions from the bar that a list shows while rows are selected. */
function readRowActions() {
  const controls = document.querySelectorAll<HTMLElement>('.bulk-actions :is(a, button)')
  return [...controls].map((control) => ({ label: control.textContent, control }))
}

/** Lists the entries that need no request: recent screens, then other screens and actions, each once. */
function listCommands(text: string, admin: string, hasInbox: boolean): TargetGroup[] {
  const commands = findCommands(text, hasInbox)
  if (text !== '') return commands
  const recent = readRecent(admin)
  const listed = new Set(recent.map(({ to }) => to))
  const others = commands.map(({ name, targets }) => ({ name, targets: targets.filter(({ to }) => !listed.has(to)) }))
  return [{ name: adminText.recent, targets: recent }, ...others]
}

const OPTION =
  'flex min-h-9 items-center gap-3 px-4 text-base hover:bg-pearl aria-selected:bg-lumen-soft aria-selected:outline-2 aria-selected:-outline-offset-2 max-md:min-h-11'

type OptionProps = { id: string; target: Target; isChosen: boolean; onOpen: () => void }

function Option({ id, target, isChosen, onOpen }: OptionProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      to={target.to}
      reloadDocument={target.opens !== 'screen'}
      className={OPTION}
      onClick={onOpen}
    >
      <OptionText {...target} />
    </Link>
  )
}

type ButtonOptionProps = {
  readonly id: string
  readonly label: string
  readonly note?: string
  readonly isChosen: boolean
  readonly onPress: () => void
}

function ButtonOption({ id, label, note = '', isChosen, onPress }: ButtonOptionProps) {
  return (
    <button
      type="button"
      role="option"
      id={id}
      aria-selected={isChosen}
      tabIndex={-1}
      className={`${OPTION} w-full text-left`}
      onClick={onPress}
    >
      <OptionText label={label} note={note} />
    </button>
  )
}

function OptionText({ label, note }: Pick<Target, 'label' | 'note'>) {
  return (
    <>
      <span className="max-w-[65%] shrink-0 truncate font-medium">{label}</span>
      {note && <span className="ml-auto min-w-0 truncate text-sm text-ink-2">{note}</span>}
    </>
  )
}

type MessageProps = { count: number; text: string; state: SearchState<AdminSearchResults>['state'] }

function Message({ count, text, state }: MessageProps) {
  let message = ''
  if (state === 'failed') message = adminText.searchFailed
  else if (state === 'logged-out') message = getLoggedOutText()
  else if (count === 0) message = state === 'searching' ? adminText.searching : adminText.nothingFoundFor(text)
  return message && <p className="px-4 py-3 text-base break-words text-ink-2">{message}</p>
}

function Shortcuts() {
  return (
    <details className="border-t border-line text-sm">
      <summary className="flex min-h-9 items-center px-4 text-ink-2 hover:bg-pearl max-md:min-h-11">
        {adminText.keyboardShortcuts}
      </summary>
      <section
        aria-label={adminText.keyboardShortcuts}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable with the keyboard
        tabIndex={0}
        className="max-h-[40svh] overflow-y-auto px-4 pt-1 pb-4"
      >
        <ShortcutList />
      </section>
    </details>
  )
}
