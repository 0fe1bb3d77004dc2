// The listeners for keys, pointers, sliders and fields.

import { $ } from "./dom.js";
import { toggled } from "./event-kinds.js";
import { Flag } from "./film.js";
import { toFrame } from "./frames-strip.js";
import { turnByPointer } from "./gestures.js";
import { explain } from "./glossary.js";
import { pressKey } from "./keyboard.js";
import { followLink } from "./permalink.js";

export function listen(player) {
    document.addEventListener("keydown", event => pressKey(player, event));
    document.addEventListener("click", event => click(player, event));
    for (const id of ["color", "order"]) {
        $(id).onchange = event => {
            player.set({ [id]: event.target.value });
            event.target.blur();
        };
    }
    $("speed").onchange = event => {
        if (player.timer) {
            player.stop();
            player.play();
        }
        event.target.blur();
    };
    $("filter").oninput = event => player.set({ filter: event.target.value.trim().toLowerCase() });
    $("side").onchange = event => {
        player.films = [player.all[0], player.all[+event.target.value]];
        player.film = player.films[0];
        player.go(player.film.at);
    };
    // With Shift, a click selects the second view and no text.
    document.addEventListener("mousedown", event => {
        if (event.shiftKey && event.target.closest("[data-view]")) event.preventDefault();
    });
    document.addEventListener("pointerdown", event => turnByPointer(player, event));
    document.addEventListener("mouseover", event => highlightViews(player, event.target));
    document.addEventListener("focusin", event => highlightViews(player, event.target));
    $("scrubber").oninput = event => {
        player.stop();
        player.go(+event.target.value);
    };
    for (const id of ["spacing", "turn", "tilt"]) {
        $(id).oninput = () => player.set({ isPosed: true });
    }
    for (const id of ["low", "high"]) {
        $(id).oninput = () => player.set({ needsRest: !player.isPosed });
    }
    addEventListener("hashchange", () => {
        if (location.hash !== player.own) followLink(player, location.hash);
    });
    addEventListener("resize", () => player.set({ needsRest: !player.isPosed }));
    // The screens fill the space that the text leaves.
    new ResizeObserver(() => {
        player.needsRest ||= !player.isPosed;
        player.screens.forEach(screen => screen.draw(player));
    }).observe($("screens"));
}

// Returns the film of the side to which an element belongs; undefined if it belongs to none.
const filmOf = (player, element) => player.films[element.closest("[data-side]")?.dataset.side];

// Highlights the view under the pointer, or the one with the focus, in every pane.
function highlightViews(player, target) {
    const at = target.closest?.("[data-view]");
    const screen = at && player.screens.find(it => it.glass.contains(at));
    document.querySelectorAll(".lit").forEach(it => it.classList.remove("lit"));
    if (!at) return;
    const film = screen?.film ?? filmOf(player, at) ?? player.film;
    const view = +at.dataset.view;
    const node = film.find(view);
    if (node && !(node.flags & Flag.reusable)) return;
    const name = node && node.element >= 0 ? film.elementName(node.element) : null;
    document.querySelectorAll(`main [data-view="${view}"]`).forEach(it => {
        if (!it.closest(".glass") && (filmOf(player, it) ?? player.film) === film) {
            it.classList.add("lit");
        }
    });
    for (const other of player.screens) {
        for (const it of other.film.scene) {
            if (
                other.film === film
                    ? it.view === view
                    : name && it.element >= 0 && other.film.elementName(it.element) === name
            ) {
                other.drawn.get(it.view)?.classList.add("lit");
            }
        }
    }
}

function click(player, event) {
    // The click that ends a turn of the plates does not select a plate.
    if (player.turned) {
        player.turned = false;
        return;
    }
    const target = event.target;
    const closest = name => target.closest(`[data-${name}]`)?.dataset[name];
    explain(target.closest(".term"));
    if (target.closest("dialog, .term, #meaning")) return;
    if (closest("kind")) return player.set({ hidden: toggled(player.hidden, closest("kind")) });
    if (closest("pane")) return player.openPane(closest("pane"));
    if (target.closest("[data-deselect]")) return player.set({ a: null, b: null });
    if (closest("stop")) {
        player.stop();
        return player.toStop(closest("stop"));
    }
    if (closest("go")) return player.do(closest("go"));
    if (closest("frame")) return toFrame(player, closest("frame"));
    if (closest("dot") !== undefined) {
        player.dot.isPressed = !player.dot.isPressed;
        return player.changed();
    }
    if (closest("tab")) return player.set({ tab: closest("tab") });
    if (closest("rule")) return void player.toFirstViolation(+closest("rule"));
    if (closest("pair")) {
        const [a, b] = closest("pair")
            .split(",")
            .map(v => player.film.name(+v));
        return player.set({ a, b, tab: "why" });
    }
    const glass = target.closest(".glass");
    const screen = glass && player.screens.find(s => s.glass === glass);
    if (screen && (event.altKey || player.tab === "probe")) {
        if (screen.film !== player.film) player.swap();
        return player.set({ spot: screen.point(event), tab: "probe" });
    }
    if (closest("moment") !== undefined) {
        const film = filmOf(player, target);
        player.stop();
        if (film && film !== player.film) player.swap();
        return player.go(+closest("moment"));
    }
    const view = closest("view");
    if (view !== undefined) {
        const film = screen?.film ?? player.film;
        const name = film.name(+view);
        if (film !== player.film) player.swap();
        const node = player.film.find(player.film.viewNamed(name));
        player.select(
            !node || node.flags & Flag.reusable ? name : null,
            event.shiftKey ||
                (player.tab === "why" &&
                    !!screen &&
                    !!player.a &&
                    !!node &&
                    !!(node.flags & Flag.reusable)),
        );
    }
}
