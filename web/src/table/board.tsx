// The board in its frame: whichever view is chosen, the grid for keyboard and ear beside it.

import { effect, signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { plano } from "../board/plano";
import { type BoardView, LOST, type MakeView } from "../board/view";
import type { Color, Square } from "../protocol";
import { toast } from "../ui/toast";
import { t } from "../words/words";
import type { AtTable } from "./at";
import { Grid } from "./grid";
import { handsAt } from "./hands";
import { Scenes } from "./scene";
import { change, settings, type ViewName } from "./settings";
import { Tray } from "./tray";

/** Whether this browser has shown that it draws nothing in depth. */
export const depthBlocked = signal(false);

let lit = false;

/** The way to make a view; one in depth is loaded when it is first asked for. */
async function maker(name: ViewName): Promise<MakeView> {
  if (name === "plano") return plano;
  const depth = await import("../board/three");
  if (!lit) effect(() => depth.lightFrom(settings.value.light));
  lit = true;
  return depth[name];
}

export function Board({ at, bottom }: { at: AtTable; bottom: Color }) {
  const host = useRef<HTMLDivElement>(null);
  const focus = useSignal<Square | null>(null);
  const view = useSignal<BoardView | null>(null);
  const low = useSignal(bottom);
  low.value = bottom;
  const chosen = settings.value.view;
  const strict = at.strict;

  // At once: a drag that goes on when the view changes is cancelled before it can end.
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    let gone = false;
    let made: BoardView | null = null;
    const hands = handsAt(at);
    const make = async (name: ViewName): Promise<void> => {
      try {
        made = await (await maker(name))(element, hands);
        if (gone) made.close();
        else view.value = made;
      } catch {
        if (!gone && name !== "plano") flat();
      }
    };
    const flat = (): void => {
      depthBlocked.value = true;
      toast(t("table-no-depth"), "bad");
      change({ view: "plano" });
    };
    element.addEventListener(LOST, flat);
    void make(chosen);
    const watch = new ResizeObserver(() => made?.resize());
    watch.observe(element);
    return () => {
      gone = true;
      element.removeEventListener(LOST, flat);
      watch.disconnect();
      view.value = null;
      made?.close();
      element.replaceChildren();
    };
  }, [at, chosen, strict]);

  const scenes = useRef(new Scenes());
  // At once, not with the next frame: where frames are slow, a second tap would go by the board as
  // it was before the first.
  useLayoutEffect(
    () =>
      effect(() => {
        view.value?.show(scenes.current.next(at, low.value, focus.value));
      }),
    [at, view, low, focus],
  );

  const names = settings.value.coordinates ? "" : " hide-names";
  return (
    <div class={`table-board${names}`}>
      <div class="table-view" ref={host} aria-hidden="true" />
      <Grid at={at} bottom={bottom} focus={focus} />
      <Tray at={at} bottom={bottom} />
    </div>
  );
}
