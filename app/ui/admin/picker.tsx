import { type ReactNode, useId } from 'react'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'

type PickerProps = {
  readonly title: string
  /** The content of the button. */
  readonly label: ReactNode
  /** The classes of the button. */
  readonly className: string
  readonly children: ReactNode
}

/**
 * A button that opens a panel of choices over the page. The browser opens and closes the panel, so it also works
 * without JavaScript.
 */
export function Picker({ title, label, className, children }: PickerProps) {
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id} className={className}>
        {label}
      </button>
      <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className="picker">
        <div className="mb-4 flex items-center justify-between gap-4">
          <h3 id={`${id}-title`} className="text-lg font-semibold">
            {title}
          </h3>
          <AdminButton popoverTarget={id} popoverTargetAction="hide">
            {adminText.done}
          </AdminButton>
        </div>
        {children}
      </div>
    </>
  )
}
