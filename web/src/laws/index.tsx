// The lawbook: the Laws by edition and Article, and their casebook.

/** The Laws, or the Article or case that the address names. */
export function LawsPage() {
  return <p class="page" />;
}
