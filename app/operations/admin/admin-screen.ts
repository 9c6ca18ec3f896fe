export type AdminScreen = {
  readonly to: string
  readonly label: string
  /** Search terms of the command palette, most relevant first. The palette also sorts by their order. */
  readonly words: string
  /** Listed only while the contact inbox is on. */
  readonly needsInbox?: true
  /** The URLs of other views of this screen. They also show the tabs of its section. */
  readonly views?: readonly string[]
}

type ScreenText = Pick<AdminScreen, 'label' | 'words'>

/** Defines a screen whose text is read only when it is shown. */
export function defineScreen(
  to: string,
  text: () => ScreenText,
  options: Pick<AdminScreen, 'needsInbox' | 'views'> = {},
): AdminScreen {
  return {
    to,
    ...options,
    get label() {
      return text().label
    },
    get words() {
      return text().words
    },
  }
}
