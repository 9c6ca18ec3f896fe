// Mails

export const confirm = {
  subject: (product: string) => `Please confirm: ${product}`,
  preview: 'One press, and we write to you as soon as it is back.',
  title: 'Shall we tell you when this is back?',
  text: 'Please confirm that this is your email. Then you are in line for:',
  button: 'Confirm',
  ignore: 'If you did not want this, there is nothing to do: we remove your email within 7 days.',
} as const
export const held = {
  subject: (product: string) => `It is back: ${product}`,
  preview: (until: string) => `One is held for you until ${until}.`,
  title: 'It is back, and one is held for you',
  text: (until: string) =>
    `It is held for you until ${until}. After that it goes to the next in line. The link works for one order.`,
  button: 'Buy it',
} as const
export const leave = 'Leave the waiting list'
