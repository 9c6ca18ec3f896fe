export type AdminScreen = {
  readonly to: string
  readonly label: string
  /** Search terms for the command palette, most relevant first, because the palette sorts matches by position. */
  readonly words: string
  /** True if the screen is listed only while the contact inbox is on. */
  readonly needsInbox?: true
  /** The URLs of other views of this screen. They also show the tabs of the section. */
  readonly views?: readonly string[]
}

type ScreenText = Pick<AdminScreen, 'label' | 'words'>

/** Defines a screen whose text is read only when the screen is shown. */
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
