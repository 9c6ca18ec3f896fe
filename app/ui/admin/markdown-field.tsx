import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { BOX, FieldNotes, getControlAttributes, getFieldId } from '#app/ui/admin/admin-field.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { MarkdownToolbar } from '#app/ui/admin/markdown-toolbar.tsx'
import { useLazy } from '#app/ui/lazy.ts'
import { focusTab, getPanelAttributes, getTabAttributes, getTabForKey } from '#app/ui/tabs.ts'

const TABS = ['write', 'preview'] as const
type Tab = (typeof TABS)[number]

type MarkdownFieldProps<Part> = Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'ref' | 'className'> & {
  readonly label: string
  /** True below a heading with the same text. */
  readonly isLabelHidden?: boolean
  readonly name: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** At the end of the toolbar. */
  readonly action?: ReactNode
  /** Loads the preview when it is first opened. Must be a stable function. */
  readonly loadPreview: () => Promise<Part>
  readonly renderPreview: (part: Part) => ReactNode
}

/** Formatted text: a field with a toolbar, and a preview in a second tab. */
export function MarkdownField<Part>(props: MarkdownFieldProps<Part>) {
  const { label, isLabelHidden = false, hint, error, action, loadPreview, renderPreview, ...area } = props
  const [tab, setTab] = useState<Tab>('write')
  const [shownError, setShownError] = useState(error)
  const field = useRef<HTMLTextAreaElement>(null)
  const { part, hasFailed, startLoading } = useLazy(loadPreview)
  const id = getFieldId(area.name)
  const toTabId = (name: Tab) => `${id}-${name}`

  // A new error shows the field instead of the preview
  if (error !== shownError) {
    setShownError(error)
    if (error) setTab('write')
  }

  const show = (next: Tab) => {
    setTab(next)
    if (next === 'preview') startLoading()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = getTabForKey(event.key, TABS, tab)
    if (!next) return
    event.preventDefault()
    show(next)
    focusTab(toTabId(next))
  }
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-base font-medium'}>
          {label}
        </label>
        <div role="tablist" aria-label={label} className="ml-auto flex gap-4" onKeyDown={onKeyDown}>
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              {...getTabAttributes(toTabId(name), name === tab)}
              className="form-tab"
              onClick={() => show(name)}
            >
              {adminText.markdownTabs[name]}
            </button>
          ))}
        </div>
      </div>
      <div {...getPanelAttributes(toTabId('write'))} hidden={tab !== 'write'}>
        <div className="flex flex-wrap items-center justify-between border border-b-0 border-edge bg-pearl">
          <MarkdownToolbar field={field} />
          {action && <div className="px-3">{action}</div>}
        </div>
        <textarea
          ref={field}
          {...area}
          {...getControlAttributes(id, { hint, error })}
          className={`${BOX} field-sizing-content block min-h-60 max-md:min-h-60`}
        />
        <FieldNotes id={id} hint={hint} error={error} />
        <details className="mt-1 text-sm text-ink-2">
          <summary className="text-button w-max">{adminText.formattingHelp}</summary>
          <p className="mt-1">{adminText.formattingSyntax}</p>
        </details>
      </div>
      <div
        {...getPanelAttributes(toTabId('preview'))}
        hidden={tab !== 'preview'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a focusable element must be focusable itself
        tabIndex={0}
        className="min-h-40 border border-line p-4 text-md"
      >
        <div className="max-w-[62ch] wrap-anywhere">
          {part && renderPreview(part)}
          {!part && !hasFailed && <p className="text-ink-2">{adminText.loadingPreview}</p>}
          {hasFailed && (
            <ErrorBanner>
              {adminText.previewNotLoaded.before}{' '}
              <TextButton look="danger" onClick={startLoading}>
                {adminText.previewNotLoaded.retry}
              </TextButton>
            </ErrorBanner>
          )}
        </div>
      </div>
    </div>
  )
}
