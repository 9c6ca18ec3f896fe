import 'react'

// Attributes of a button that opens or closes a dialog. React renders both, but its types do not include them yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandFor?: string
  }
}
