/** Beside the field of the newsletter. It is recorded as shown. */
export const consent = (store: string) =>
  `We use your email for the newsletter of ${store} only. You can unsubscribe at any time.`

/** The mail that confirms a subscription. */
export const confirm = {
  subject: (store: string) => `Please confirm your subscription to ${store}`,
  preview: 'One press, and the newsletter comes to you.',
  title: 'Shall we send you the newsletter?',
  text: (store: string) => `Someone entered this email for the newsletter of ${store}. Please confirm that it was you.`,
  button: 'Confirm the subscription',
  leave: 'The same link ends the subscription at any time.',
  ignore: 'If it was not you, there is nothing to do: we remove this email within 7 days.',
} as const
