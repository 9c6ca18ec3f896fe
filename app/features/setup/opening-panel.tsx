import { useState } from 'react'
import { href } from 'react-router'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { Confirmation } from '#app/ui/admin/confirmation.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type OpeningPanelProps = {
  readonly isOpen: boolean
  readonly isDemo: boolean
  readonly isReady: boolean
  readonly url: string
}

/** Whether shoppers see the store, and the button that changes it. */
export function OpeningPanel({ isOpen, isDemo, isReady, url }: OpeningPanelProps) {
  return (
    <Panel title={isOpen ? 'The store is open' : 'The store is closed'}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[62ch] text-base">
          {isOpen ? (
            <>
              Shoppers see it and can buy at{' '}
              <a href={url} className="text-link wrap-anywhere">
                {url}
              </a>
              .
            </>
          ) : (
            <>
              Shoppers see a page with your name and the newsletter. Staff who are logged in{' '}
              <a href={href('/')} className="text-link">
                see the whole store
              </a>
              . Its texts are under Texts in the settings:{' '}
              <a href={href('/coming-soon')} className="text-link">
                look at the page
              </a>
              .
            </>
          )}
          {isDemo && ' The demo store stays open: make it your own store first to close it.'}
        </p>
        {isOpen ? !isDemo && <CloseButton /> : <OpenButton isReady={isReady} />}
      </div>
    </Panel>
  )
}

function OpenButton({ isReady }: { readonly isReady: boolean }) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <AdminButton look="primary" disabled={!isReady} aria-describedby="not-ready" onClick={() => setConfirming(true)}>
        Open the store
      </AdminButton>
      {!isReady && (
        <p id="not-ready" className="basis-full text-base text-ink-2">
          Finish the steps below first.
        </p>
      )}
      <Confirmation
        intent="open"
        isOpen={isConfirming}
        title="Open the store?"
        confirmLabel="Open the store"
        look="primary"
        done="The store is open"
        onClose={() => setConfirming(false)}
      >
        Everyone sees it at once and can order.
      </Confirmation>
    </>
  )
}

function CloseButton() {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <AdminButton look="danger" onClick={() => setConfirming(true)}>
        Close the store
      </AdminButton>
      <Confirmation
        intent="close"
        isOpen={isConfirming}
        title="Close the store?"
        confirmLabel="Close the store"
        done="The store is closed"
        onClose={() => setConfirming(false)}
      >
        Shoppers see the coming-soon page at once, and nobody can order. Customers can still open the pages of their
        orders. You can open the store again.
      </Confirmation>
    </>
  )
}
