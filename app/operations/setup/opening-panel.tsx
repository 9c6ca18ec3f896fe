import { useState } from 'react'
import { href } from 'react-router'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { Confirmation } from '#app/ui/admin/confirmation.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type OpeningPanelProps = {
  readonly isOpen: boolean
  readonly isReady: boolean
  readonly url: string
}

/** Shows whether the store is open to shoppers, and a button that opens or closes it. */
export function OpeningPanel({ isOpen, isReady, url }: OpeningPanelProps) {
  return (
    <Panel title={isOpen ? adminText.theStoreIsOpen : adminText.theStoreIsClosed}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[62ch] text-base">
          {isOpen ? (
            <OpenStoreUrl url={url} />
          ) : (
            <>
              {adminText.closedHint.before}{' '}
              <a href={href('/')} className="text-link">
                {adminText.closedHint.link}
              </a>
              {adminText.closedHint.between}{' '}
              <a href={href('/coming-soon')} className="text-link">
                {adminText.closedHint.secondLink}
              </a>
              .
            </>
          )}
        </p>
        {isOpen ? <CloseButton /> : <OpenButton isReady={isReady} />}
      </div>
    </Panel>
  )
}

/** A sentence with the URL of an open store. */
export function OpenStoreUrl({ url }: { readonly url: string }) {
  return (
    <>
      {adminText.openAt}{' '}
      <a href={url} className="text-link wrap-anywhere">
        {url}
      </a>
      .
    </>
  )
}

function OpenButton({ isReady }: { readonly isReady: boolean }) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <AdminButton look="primary" disabled={!isReady} aria-describedby="not-ready" onClick={() => setConfirming(true)}>
        {adminText.openStore}
      </AdminButton>
      {!isReady && (
        <p id="not-ready" className="basis-full text-base text-ink-2">
          {adminText.finishStepsFirst}
        </p>
      )}
      <Confirmation
        intent="open"
        isOpen={isConfirming}
        title={adminText.openStoreQuestion}
        confirmLabel={adminText.openStore}
        look="primary"
        doneMessage={adminText.theStoreIsOpen}
        onClose={() => setConfirming(false)}
      >
        {adminText.openStoreHint}
      </Confirmation>
    </>
  )
}

function CloseButton() {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <AdminButton look="danger" onClick={() => setConfirming(true)}>
        {adminText.closeStore}
      </AdminButton>
      <Confirmation
        intent="close"
        isOpen={isConfirming}
        title={adminText.closeStoreQuestion}
        confirmLabel={adminText.closeStore}
        doneMessage={adminText.theStoreIsClosed}
        onClose={() => setConfirming(false)}
      >
        {adminText.closeStoreHint}
      </Confirmation>
    </>
  )
}
