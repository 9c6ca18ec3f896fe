/** The store as its mails name it. All but the name may be empty. */
export type MailStore = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
}

export type MailRow = { readonly term: string; readonly amount: string }

export type MailItem = {
  readonly name: string
  readonly details: readonly string[]
  readonly amount: string
  /** An address that a mail program can reach, or null: nothing is lost without it. */
  readonly image: string | null
}

/** A part of a mail, in words: each is told in its HTML and in its text alike. */
export type MailBlock =
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'items'; readonly items: readonly MailItem[] }
  | {
      readonly kind: 'sums'
      readonly rows: readonly MailRow[]
      /** `note` stands beside the amount, such as what it is charged as. */
      readonly total: MailRow & { readonly note: string }
      /** What became of it since. */
      readonly after: readonly MailRow[]
    }
  | { readonly kind: 'facts'; readonly title: string; readonly lines: readonly string[] }

/** `preview`: what lists of mails show behind the subject. */
export type MailContent = {
  readonly subject: string
  readonly preview: string
  readonly title: string
  readonly blocks: readonly MailBlock[]
}

/** Who writes, as it stands below a mail. */
export function footLines({ name, address, email, phone }: MailStore): string[] {
  return [name, ...address.split('\n').map((line) => line.trim()), email, phone].filter(Boolean)
}
