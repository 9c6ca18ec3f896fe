import { createElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { RichText as Nodes } from '#app/lib/markdown.ts'

/** Text is parsed on the server, so that pages load no parser. */
export function RichText({ nodes }: { nodes: Nodes }) {
  return createElement('div', { className: 'rich-text' }, ...elements(nodes))
}

function elements(nodes: Nodes): ReactNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node
    const [tag, children, to] = node
    return to ? createElement(Link, { to }, ...elements(children)) : createElement(tag, null, ...elements(children))
  })
}
