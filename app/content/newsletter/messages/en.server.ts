/** The text beside the newsletter field. A record of consent contains the text as it was shown. */
export const consent = (store: string) =>
  `We use your email only for the ${store} newsletter. You can unsubscribe at any time.`

/** The email with the link that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `Please confirm your ${store} subscription`,
  preview: 'One click, and you’re subscribed.',
  title: 'Confirm your subscription',
  text: (store: string) =>
    `Someone signed up for the ${store} newsletter with this email. Please confirm that it was you.`,
  button: 'Confirm subscription',
  leave: 'You can unsubscribe with the same link at any time.',
  ignore: 'If it wasn’t you, ignore this email. We’ll delete your address within 7 days.',
} as const
