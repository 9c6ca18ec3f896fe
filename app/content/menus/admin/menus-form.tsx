import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { Form } from 'react-router'
import { ItemSettings } from '#app/content/menus/admin/item-settings.tsx'
import { MenuPanel } from '#app/content/menus/admin/menu-panel.tsx'
import type { MenusEditorData } from '#app/content/menus/admin/menus-state.server.ts'
import { type MenusResult, useMenusForm } from '#app/content/menus/admin/use-menus-form.ts'
import { adminText } from '#app/content/menus/admin-text.ts'
import { MENUS } from '#app/content/menus/menu.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'

type MenusEditorProps = {
  readonly loaded: MenusEditorData
  readonly changes: ComponentProps<typeof ChangeHistory>['entries']
  readonly result: MenusResult | undefined
}

const FORM = 'menus-form'

export function MenusEditor({ loaded, changes, result }: MenusEditorProps) {
  const form = useMenusForm(loaded, result)
  const { draft, base, selected, item } = form
  return (
    <>
      <SaveBar form={FORM} isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
      <p role="status" className="sr-only">
        {form.announcement}
      </p>
      {form.summary && (
        <ErrorSummary
          title={adminText.notSaved}
          errors={form.summary}
          onFollow={(name) => flushSync(() => form.selectErrorItem(name))}
        />
      )}
      <Form
        id={FORM}
        ref={form.element}
        method="post"
        noValidate
        onBlur={form.onBlur}
        onSubmit={form.onSubmit}
        className={`${form.summary ? 'mt-4' : ''}`}
      >
        <input type="hidden" name="version" value={base.version} />
        {MENUS.map((menu) => (
          <input key={menu} type="hidden" name={menu} value={JSON.stringify(draft[menu])} />
        ))}
        <div className="grid items-start gap-4 lg:grid-cols-2" inert={form.isSaving}>
          {MENUS.map((menu) =>
            item && selected?.menu === menu ? (
              <ItemSettings key={selected.id} position={selected} item={item} form={form} />
            ) : (
              <MenuPanel key={menu} menu={menu} form={form} />
            ),
          )}
        </div>
      </Form>
      <ChangeHistory
        entries={changes}
        className="mt-4"
        valueText={(_field, value) => (typeof value === 'string' ? value : null)}
      />
    </>
  )
}
