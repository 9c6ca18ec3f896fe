import 'react'

// A button that opens or closes a dialog by itself. React renders both; its types do not know them yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandFor?: string
  }
}
