import type { ContactDetail } from '#app/content/contact/contact-details.ts'

export function ContactLines({ details }: { details: readonly ContactDetail[] }) {
  return details.map(({ label, text, href }) => (
    <span key={label} className="block whitespace-pre-line">
      {href ? (
        <a
          href={href}
          className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-[5px] hover:decoration-2 lg:min-h-7"
        >
          {text}
        </a>
      ) : (
        text
      )}
    </span>
  ))
}
