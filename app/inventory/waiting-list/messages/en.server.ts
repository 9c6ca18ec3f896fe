// Emails

export const confirm = {
  subject: (product: string) => `Please confirm: ${product}`,
  preview: 'One click, and we’ll email you when it’s back.',
  title: 'Want an email when this is back?',
  text: 'Please confirm your email to join the waitlist for:',
  button: 'Confirm',
  ignore: 'If this wasn’t you, ignore this email. We’ll delete your address within 7 days.',
} as const
export const held = {
  subject: (product: string) => `It’s back: ${product}`,
  preview: (until: string) => `We’re holding one for you until ${until}.`,
  title: 'It’s back, and we’re holding one for you',
  text: (until: string) =>
    `We’ll hold it for you until ${until}. After that, it goes to the next person in line. The link works for one order.`,
  button: 'Buy now',
} as const
export const leave = 'Leave the waitlist'
