// Refusals of typed fiber content
export const fiberContent = 'The fiber content'
export const componentNumbered = (number: number) => `Component ${number}`
export const unknownComponent = (name: string) => `“${name}” is not a component such as shell or lining.`
export const componentUnnamed = 'Each of several components needs its name, such as “Lining: 100 % cupro”.'
export const componentTwice = (name: string) => `There are two components “${name}”.`
export const unknownFiber = (name: string) => `“${name}” is not a known fiber.`
export const invalidShare = (component: string) => `${component}: each fiber has one percentage, such as “55 % linen”.`
export const fiberTwice = (component: string, fiber: string) => `${component} has ${fiber} twice.`
export const wrongSum = (component: string, sum: number) => `${component} adds up to ${sum} %, not 100 %.`
