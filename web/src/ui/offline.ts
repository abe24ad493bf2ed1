// The client itself is kept by the browser, so that the clock alone works without a network.

/** Has the worker keep what this page has loaded, and what it will load. */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    active?.postMessage(["/", "/icon.svg", ...loaded]);
  } catch {
    // Where the browser keeps nothing, the client works as long as there is a network.
  }
}
