import { useFetcher } from 'react-router'
import type { AccountResult } from '#app/store/staff/account.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { SwitchField } from '#app/ui/admin/admin-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

export function ShortcutsPanel({ hasShortcuts }: { readonly hasShortcuts: boolean }) {
  const fetcher = useFetcher<AccountResult>()
  const toast = useToast()
  useResult(fetcher, ({ errors }) => {
    const why = Object.values(errors ?? {})[0]
    if (why) toast(why, 'error')
  })
  const submitted = fetcher.formData?.get('shortcuts')
  const isOn = submitted ? submitted === 'on' : hasShortcuts
  return (
    <Panel title={adminText.shortcuts} className="max-md:hidden pointer-coarse:hidden">
      <SwitchField
        label={adminText.singleKeys}
        hint={adminText.singleKeysHint}
        checked={isOn}
        onChange={() =>
          void fetcher.submit({ intent: 'shortcuts', shortcuts: isOn ? 'off' : 'on' }, { method: 'post' })
        }
      />
    </Panel>
  )
}
