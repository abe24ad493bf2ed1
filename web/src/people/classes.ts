/** The classes in which there are points, by their names in addresses. */
export const CLASSES = ["blitz", "rapid", "standard", "turn"] as const;
export type ClassName = (typeof CLASSES)[number];
