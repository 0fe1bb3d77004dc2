// Links to what is shown now, such as `#m=143&a=PosterCell.3&view=exploded`.

import { colorings } from "./colors.js";
import { $ } from "./dom.js";
import { eventKinds } from "./event-kinds.js";
import { hasFirstScreen, tabsOfFirstScreen } from "./first-screen.js";
import { lastTickOfStep } from "./lockstep.js";
import { orders } from "./orders.js";
import { firstTab, tabsOf } from "./tabs.js";

export function linkFragment(player) {
    const parts = [`m=${player.film.at}`];
    if (player.a) parts.push("a=" + encodeURIComponent(player.a.replace("#", ".")));
    if (player.b) parts.push("b=" + encodeURIComponent(player.b.replace("#", ".")));
    if (player.isApart) parts.push("view=exploded");
    if (player.order !== "siblings") parts.push("order=" + player.order);
    if (player.color !== player.guide.color) parts.push("color=" + player.color);
    if (player.tab !== firstTab(player.guide)) parts.push("tab=" + player.tab);
    if (player.film !== player.all[0]) parts.push("side=" + player.all.indexOf(player.film));
    if (player.hidden.length) parts.push("hide=" + player.hidden.join());
    if (player.inspects && hasFirstScreen(player.guide)) parts.push("inspect");
    return parts.join("&");
}

export function followLink(player, hash) {
    const wanted = new URLSearchParams(hash.replace(/^#/, ""));
    const wrong = [];
    const side = wanted.get("side");
    if (side !== null && player.all[side]) {
        player.show(player.all[side]);
    } else if (side !== null) {
        wrong.push(`its side is ${side}, but sides go from 0 to ${player.all.length - 1}`);
    } else if (wanted.has("m")) {
        player.show(player.all[0]);
    }
    const film = player.film;
    player.hidden = (wanted.get("hide") ?? "").split(",").filter(kind => eventKinds[kind]);
    const name = key => {
        const it = wanted.get(key)?.replace(/\.(\d+)$/, "#$1");
        const isThere = it && film.viewNamed(it) >= 0;
        if (it && !isThere) wrong.push(`this page has no view ${it}`);
        return isThere ? it : null;
    };
    const oneOf = (key, all, other) => {
        const value = wanted.get(key);
        if (all.includes(value)) return value;
        if (value !== null) {
            wrong.push(`its ${key} is ${value}, but it can only be ${all.join(", ")}`);
        }
        return other;
    };
    const pair = wanted.has("a") ? [] : (player.guide.pair ?? []);
    player.a = name("a") ?? pair[0] ?? null;
    player.b = name("b") ?? pair[1] ?? null;
    player.isApart = wanted.get("view") === "exploded";
    player.needsRest = true;
    player.order = oneOf("order", orders, "siblings");
    player.color = oneOf("color", colorings, player.guide.color);
    player.tab = oneOf(
        "tab",
        tabsOf(player.guide),
        player.a && player.b && !film.data.device ? "why" : firstTab(player.guide),
    );
    player.inspects =
        !hasFirstScreen(player.guide) ||
        wanted.has("inspect") ||
        player.isApart ||
        player.order !== "siblings" ||
        !tabsOfFirstScreen(player.guide).includes(player.tab);
    // Without a moment in the link, the symptom is shown. If there is none, the end of the first
    // step is shown, because the screen is empty before that step.
    const m = wanted.get("m");
    if (m !== null && !(/^\d+$/.test(m) && +m < film.count)) {
        wrong.push(`its moment is ${m}, but moments go from 0 to ${film.count - 1}`);
    }
    $("notice").textContent = wrong.length
        ? `This link does not fit this page: ${wrong.join("; ")}.`
        : "";
    $("notice").hidden = !wrong.length;
    if (!wanted.has("m") && player.guide.symptom) {
        const { tab, a, b } = player;
        player.toStop("symptom");
        return player.set({ tab, a, b });
    }
    player.go(
        wanted.has("m") ? Number.parseInt(m, 10) || 0 : film.endOfTick(lastTickOfStep(film, 0)),
    );
}

// Writes the address of what is shown, a moment after the last change.
export function keepAddress(player) {
    clearTimeout(player.linking);
    player.linking = setTimeout(() => {
        player.own = "#" + linkFragment(player);
        try {
            history.replaceState(null, "", player.own);
        } catch {
            location.hash = player.own;
        }
    }, 150);
}
