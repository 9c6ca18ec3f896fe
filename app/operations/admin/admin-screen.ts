export type AdminScreen = {
  readonly to: string
  readonly label: string
  /** What people call it, the most fitting first; the command palette finds and sorts it by these words too. */
  readonly words: string
  /** Listed only while the contact inbox is on. */
  readonly needsInbox?: true
}

type ScreenText = Pick<AdminScreen, 'label' | 'words'>

/** A screen whose text is read when it is shown. */
export function screen(to: string, text: () => ScreenText, needsInbox?: true): AdminScreen {
  return {
    to,
    ...(needsInbox && { needsInbox }),
    get label() {
      return text().label
    },
    get words() {
      return text().words
    },
  }
}
