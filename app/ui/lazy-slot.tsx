import { Button } from '#app/ui/button.tsx'
import { uiText } from '#app/ui/ui-text.ts'

type LazySlotProps = { hasFailed: boolean; onRetry: () => void; className: string; children: string }

/** Offers two ways to retry, because some browsers do not fetch a failed script again until the page is reloaded. */
export function LazySlot({ hasFailed, onRetry, className, children }: LazySlotProps) {
  if (!hasFailed) return <div className={`skeleton ${className}`} aria-hidden="true" />
  return (
    <div role="alert" className={`grid content-center justify-items-start gap-3 bg-danger-soft p-6 ${className}`}>
      <p className="text-danger">{children}</p>
      <Button look="secondary" onClick={onRetry}>
        {uiText.tryAgain}
      </Button>
      <Button look="text" className="min-h-11" onClick={() => window.location.reload()}>
        {uiText.reloadPage}
      </Button>
    </div>
  )
}
