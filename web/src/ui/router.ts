// Which page is shown: the address says it, so that every page can be linked to.

import { computed, signal } from "@preact/signals";

const here = signal(location.pathname + location.search + location.hash);

/** The address, without the host. */
export const address = computed(() => new URL(here.value, location.origin));
/** The parts of the path: `/mesa/k3v9` is `["mesa", "k3v9"]`. */
export const path = computed(() =>
  address.value.pathname
    .split("/")
    .filter((part) => part !== "")
    .map(decoded),
);

/** What stands for other letters in an address, as those letters; as it is where it is not well. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What stands behind the `#`, which no server is told. */
export const secret = (): string => decoded(address.value.hash.slice(1));

/** The page that was asked for, for who must come in first: `/entrar#` and this. */
export function asked(): string {
  const { pathname, search, hash } = address.value;
  return pathname === "/entrar" || pathname === "/registro" ? secret() : pathname + search + hash;
}

/** Where to go after coming in: a page of the hall, never another site's. */
export function onward(): string {
  const wanted = secret();
  return wanted.startsWith("/") && !wanted.startsWith("//") ? wanted : "/";
}

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
