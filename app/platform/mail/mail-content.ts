/** Hex colors. */
export type MailColors = Readonly<
  Record<'paper' | 'soft' | 'ink' | 'ink2' | 'line' | 'action' | 'onAction' | 'accent', string>
>

export type MailLook = {
  readonly colors: MailColors
  readonly isSerif: boolean
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null
}

/** Everything except the name can be empty. */
export type MailStore = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
  /** If it is missing, the email has the built-in look. */
  readonly look?: MailLook
}

export type MailRow = { readonly term: string; readonly amount: string }

export type MailItem = {
  readonly name: string
  readonly details: readonly string[]
  /** Can be empty. */
  readonly amount: string
  /** A URL that an email program can load, or null. */
  readonly image: string | null
}

export type MailBlock =
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'items'; readonly items: readonly MailItem[] }
  | {
      readonly kind: 'sums'
      readonly rows: readonly MailRow[]
      /** `note`, such as the charged currency, appears beside the amount. */
      readonly total: MailRow & { readonly note: string }
      readonly after: readonly MailRow[]
    }
  /** `url` is absolute. `width` and `height` are in pixels; an email scales the image down to its own width. */
  | {
      readonly kind: 'image'
      readonly url: string
      readonly alt: string
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'facts'; readonly title: string; readonly lines: readonly string[] }

/** `preview` is the text that inboxes show after the subject. */
export type MailContent = {
  readonly subject: string
  readonly preview: string
  readonly title: string
  readonly blocks: readonly MailBlock[]
}

export function listFooterLines({ name, address, email, phone }: MailStore): string[] {
  return [name, ...address.split('\n').map((line) => line.trim()), email, phone].filter(Boolean)
}
