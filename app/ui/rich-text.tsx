import { createElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { RichText as Nodes, RichImage } from '#app/lib/markdown.ts'

type ImageElement = (image: RichImage) => ReactNode

/** Text is parsed on the server, so that pages load no parser. `image` renders the images in the text. */
export function RichText({ nodes, image }: { nodes: Nodes; image?: ImageElement }) {
  return createElement('div', { className: 'rich-text' }, ...renderNodes(nodes, image))
}

function renderNodes(nodes: Nodes, image?: ImageElement): ReactNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node
    const [tag, children, detail] = node
    if (typeof detail === 'object') return image?.(detail)
    const content = renderNodes(children, image)
    if (tag === 'a' && detail) return createElement(Link, { to: detail }, ...content)
    return createElement(tag, detail ? { id: detail } : null, ...content)
  })
}
