// Which page is shown: the address says it, so that every page can be linked to.

import { computed, signal } from "@preact/signals";

const here = signal(location.pathname + location.search + location.hash);

/** The address, without the host. */
export const address = computed(() => new URL(here.value, location.origin));
/** The parts of the path: `/mesa/k3v9` is `["mesa", "k3v9"]`. */
export const path = computed(() => address.value.pathname.split("/").filter((part) => part !== ""));

/** Goes to another page. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  here.value = location.pathname + location.search + location.hash;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  here.value = location.pathname + location.search + location.hash;
});

/** Lets links within the client change the page without a reload. */
document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
