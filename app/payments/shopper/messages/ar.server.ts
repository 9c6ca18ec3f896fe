// Mails that request a payment, and accounts to transfer it to
export const paymentRequest = {
  transfer: (amount: string, until: string) =>
    `يُرجى تحويل ${amount} في موعد أقصاه ${until}. نحتفظ لك بالقطع حتى ذلك الحين، ونرسلها فور وصول المبلغ.`,
  reminder: (amount: string, until: string) =>
    `لم يصلنا المبلغ بعد. يُرجى تحويل ${amount} في موعد أقصاه ${until}، وإلا فسيُلغى طلبك. إن كنت قد دفعت للتو فلا حاجة إلى أي إجراء.`,
  link: (amount: string) => `طلبك بانتظار دفع ${amount}. يمكنك الدفع أو اختيار طريقة الدفع في صفحة الطلب.`,
} as const
export const account = {
  amount: 'المبلغ',
  reference: 'مرجع التحويل',
  holder: 'صاحب الحساب',
  iban: 'IBAN',
  bic: 'BIC',
  number: 'رقم الحساب',
  bank: 'البنك',
  routing: 'رمز البنك',
} as const
