import { type KeyboardEvent, useRef, useState } from 'react'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { BOX, controlAttributes, FieldNotes, fieldId } from '#app/ui/admin/admin-field.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { MarkdownToolbar } from '#app/ui/admin/markdown-toolbar.tsx'
import { useLazy } from '#app/ui/lazy.ts'
import { focusTab, getTabForKey, panelAttributes, tabAttributes } from '#app/ui/tabs.ts'

const TABS = ['write', 'preview'] as const
type Tab = (typeof TABS)[number]

const loadPreview = () => import('#app/catalog/admin/products/description-preview.tsx')

export function DescriptionField({ form }: { form: ProductFormState }) {
  const [chosen, setChosen] = useState<Tab>('write')
  const area = useRef<HTMLTextAreaElement>(null)
  const { part, hasFailed, startLoading } = useLazy(loadPreview)
  const { label, hint, error, ...field } = form.field('longDescription')
  const tab = error ? 'write' : chosen
  const id = fieldId(field.name)

  const show = (next: Tab) => {
    setChosen(next)
    if (next === 'preview') startLoading()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = getTabForKey(event.key, TABS, tab)
    if (!next) return
    event.preventDefault()
    show(next)
    focusTab(next)
  }
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="text-base font-medium">
          {label}
        </label>
        <div role="tablist" aria-label={label} className="flex gap-4" onKeyDown={onKeyDown}>
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              {...tabAttributes(name, name === tab)}
              className="form-tab"
              onClick={() => show(name)}
            >
              {adminText.descriptionTabs[name]}
            </button>
          ))}
        </div>
      </div>
      <div {...panelAttributes('write')} hidden={tab !== 'write'}>
        <MarkdownToolbar field={area} />
        <textarea
          ref={area}
          {...field}
          {...controlAttributes(id, { hint, error })}
          rows={6}
          className={`${BOX} block`}
        />
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
      <div
        {...panelAttributes('preview')}
        hidden={tab !== 'preview'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a focusable element must be focusable itself
        tabIndex={0}
        className="min-h-40 border border-line p-4 text-md"
      >
        <div className="max-w-[62ch] wrap-anywhere">
          {part && <part.DescriptionPreview text={form.draft.longDescription} />}
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
