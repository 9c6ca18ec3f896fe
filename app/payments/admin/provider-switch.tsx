import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { CommandResult } from '#app/payments/admin/payment-commands.ts'
import { Switch } from '#app/ui/admin/admin-field.tsx'
import { useFailureToast, useResult } from '#app/ui/admin/use-result.ts'

type ProviderSwitchProps = {
  readonly id: string
  readonly label: string
  readonly isOn: boolean
  /** The provider to send with the form; needed in the list, where the URL does not contain it. */
  readonly provider?: string
}

/** Switches a provider on or off. Saves immediately. */
export function ProviderSwitch({ id, label, isOn, provider }: ProviderSwitchProps) {
  const fetcher = useFetcher<CommandResult>()
  const [requested, setRequested] = useState<boolean | null>(null)
  useFailureToast(fetcher)
  useResult(fetcher, () => setRequested(null))
  return (
    <Switch
      id={id}
      aria-label={label}
      checked={requested ?? isOn}
      onChange={({ currentTarget: { checked } }) => {
        setRequested(checked) // otherwise the switch would jump back until the page has reloaded its data
        void fetcher.submit(
          { intent: 'switch', on: checked ? 'yes' : 'no', ...(provider && { provider }) },
          { method: 'post' },
        )
      }}
    />
  )
}
