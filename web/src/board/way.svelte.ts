// The way of what is chosen to the space pointed at, and what it costs to go to each space.
import type { Leg } from "../engine/types";
import type { Point } from "./camera";
import { offersAt } from "./offers";
import { leads } from "./pointer.svelte";
import type { Scene } from "./scene.svelte";

export class Way {
  #route = $state.raw<{ counter: number; to: number; legs: Leg[] } | null>(null);

  /** To be made where a component begins. */
  constructor(readonly scene: Scene) {
    const { session, ui } = scene;
    $effect(() => {
      const [counter, to] = [scene.inHand, this.goal];
      // Whoever is sent back or forward goes as the offer says, not as he would move.
      if (counter === null || to === null || !scene.goes.has(to)) return;
      let old = false;
      void session.route(counter, to).then((legs) => {
        if (!old) this.#route = { counter, to, legs };
      });
      return () => {
        old = true;
      };
    });
    $effect(() => {
      ui.way = this.#legs;
    });
  }

  readonly goal = $derived.by(() => {
    const { ui, chosen, grouped } = this.scene;
    const space = ui.tapped ?? (ui.keyed ? ui.focusSpace : ui.hovered.space);
    return space !== null && chosen !== null && offersAt(space, grouped, ui.selected).some(leads) ? space : null;
  });
  readonly #legs = $derived.by(() => {
    const route = this.#route;
    const { inHand, goes } = this.scene;
    return route && route.counter === inHand && route.to === this.goal && goes.has(route.to) ? route.legs : [];
  });
  readonly #costs = $derived.by(() => {
    let sum = 0;
    const { inHand, placeOf } = this.scene;
    const start = inHand === null ? undefined : placeOf.get(inHand);
    return this.#legs.flatMap((leg) => {
      sum += leg.cost;
      return leg.space === start ? [] : [[leg.space, sum] as [number, number]];
    });
  });
  readonly spaces = $derived.by(() => new Set(this.#costs.map(([space]) => space)));
  /** From afar a great many discs would hide the map: then only those on the way and at the cursor are shown. */
  readonly crowded = $derived.by(() => {
    const { p } = this.scene.ui.camera;
    return p < 26 || (p < 60 && this.scene.reach.length > 120);
  });
  readonly costs = $derived.by(() => {
    const { reach, placeOf, inHand } = this.scene;
    const start = placeOf.get(inHand ?? -1);
    return [
      ...reach.filter(
        ([space]) => !this.spaces.has(space) && space !== start && (!this.crowded || space === this.goal),
      ),
      ...this.#costs,
    ];
  });
  readonly path = $derived.by((): Point[] => {
    const { scene, goal } = this;
    const { chosen, placeOf } = scene;
    if (goal === null || chosen === null) return [];
    const start = placeOf.get(chosen) ?? null;
    const legs = this.#legs.map((leg) => leg.space);
    return legs.length > 0 ? scene.pointsOf([legs[0] === start ? null : start, ...legs]) : [];
  });
  /** The ways by which a counter can be sent to the space pointed at, or the one that is asked about or a button means. */
  readonly sent = $derived.by((): Point[][] => {
    const { scene, goal } = this;
    const { grouped, placeOf, ui } = scene;
    const asked = ui.asked?.played === scene.session.front.played ? ui.asked.offer : null;
    const meant = asked ?? ui.pointed;
    const here = goal === null || this.path.length > 0 ? [] : offersAt(goal, grouped, ui.selected);
    const offers = meant?.role === "send" ? [meant] : here.filter(({ role }) => role === "send");
    return offers.map((o) => scene.pointsOf([placeOf.get(o.counter ?? -1) ?? null, o.via, o.space]));
  });
  /** The way of a counter to a space, if it was the last that was asked for. */
  known(counter: number, to: number): Leg[] {
    const route = this.#route;
    return route && route.counter === counter && route.to === to ? route.legs : [];
  }
}
