import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import type { Id } from '#app/lib/id.ts'
import { adminText } from '#app/operations/mail/admin-text.ts'

/**
 * Shows an email in a sandboxed frame, because the email contains untrusted text. The frame runs no scripts. It has the
 * store's origin only so that this component can measure its content.
 */
export function MailFrame({ id }: { readonly id: Id<'mail'> }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const observer = new ResizeObserver(() => fitContent(current)) // the content is taller on narrow screens
    const observe = () => {
      const content = current.contentDocument?.documentElement
      observer.disconnect()
      if (content) observer.observe(content)
    }
    observe() // for a frame that was loaded before hydration
    current.addEventListener('load', observe)
    return () => {
      observer.disconnect()
      current.removeEventListener('load', observe)
    }
  }, [])
  return (
    <iframe
      ref={frame}
      src={href('/admin/mails/:id/html', { id })}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      title={adminText.asHtml}
      className="block h-[70svh] w-full border border-line"
    />
  )
}

function fitContent(frame: HTMLIFrameElement): void {
  const height = frame.contentDocument?.documentElement.getBoundingClientRect().height ?? 0
  const borders = frame.offsetHeight - frame.clientHeight
  if (height > 0) frame.style.height = `${Math.ceil(height) + borders}px`
}
