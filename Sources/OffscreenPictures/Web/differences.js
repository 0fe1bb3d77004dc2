// The differences between the two recordings (sides) on the page, element by element. They show
// mistakes other than a wrong order of views.

import { sentenceCase } from "./dom.js";
import { Flag } from "./film.js";
import { inOrder, isElementShown, overlap } from "./orders.js";

// Returns the elements that look different on the other side, each with its view on this side (-1
// for none), the kind of the difference, and a sentence.
export function differences(player, film) {
    const other = player.otherThan(film);
    if (!other || !player.isSettled(film) || !player.isSettled(other)) return [];
    const key = `${film.at} ${other.side} ${other.at}`;
    if (film.differed?.key === key) return film.differed.list;
    // The contents of views are recorded only at the end of a tick.
    const isWhole = film.isEnd(film.at) && other.isEnd(other.at);
    const shown = film =>
        new Map(
            film.scene.filter(isElementShown).map(node => [film.elementName(node.element), node]),
        );
    const [mine, theirs] = [shown(film), shown(other)];
    const list = [];
    const side = wordsForSide(player, other);
    const name = text => sentenceCase(text).slice(0, -1);
    for (const [element, node] of mine) {
        const same = theirs.get(element);
        const add = (kind, words) => list.push({ element, view: node.view, kind, words });
        if (!same) {
            add("extra", `${name(element)} is on the screen here, but not ${side}.`);
            continue;
        }
        const [text, other_] = [film.text(node), other.text(same)];
        if (isWhole && text !== other_) {
            add(
                "text",
                `${name(element)} shows ` +
                    (text ? `“${text}”` : "no text") +
                    " here, and " +
                    (other_ ? `“${other_}”` : "no text") +
                    ` ${side}.`,
            );
        } else if (isWhole && film.image(node) !== other.image(same)) {
            const [here, there] = [film.image(node), other.image(same)].map(image =>
                image ? `the image “${image}”` : "no image",
            );
            add("image", `${name(element)} has ${here} here, and ${there} ${side}.`);
        } else if (isWhole && node.own !== same.own) {
            add("colour", `${name(element)} has another colour here than ${side}.`);
        } else if ([node.x, node.y].some((v, i) => Math.abs(v - [same.x, same.y][i]) > 0.5)) {
            add(
                "place",
                `${name(element)} is at ${placeText(node)} here, ` +
                    `and at ${placeText(same)} ${side}.`,
            );
        } else if ([node.w, node.h].some((v, i) => Math.abs(v - [same.w, same.h][i]) > 0.5)) {
            add(
                "size",
                `${name(element)} has the size ${sizeText(node)} here, ` +
                    `and ${sizeText(same)} ${side}.`,
            );
        } else if (Math.abs(node.alpha - same.alpha) > 0.01) {
            add(
                "alpha",
                `${name(element)} has the alpha ${+node.alpha.toFixed(2)} here, ` +
                    `and ${+same.alpha.toFixed(2)} ${side}.`,
            );
        } else if (isWhole && innerText(film, node) !== innerText(other, same)) {
            add(
                "inside",
                `${name(element)} contains the cells ${innerNames(film, node)} here, ` +
                    `and ${innerNames(other, same)} ${side}.`,
            );
        } else if ((node.flags ^ same.flags) & (Flag.selected | Flag.highlighted)) {
            add(
                "state",
                `${name(element)} is ` +
                    (node.flags & (Flag.selected | Flag.highlighted)
                        ? "selected or highlighted"
                        : "neither selected nor highlighted") +
                    ` here, unlike ${side}.`,
            );
        }
    }
    // Two views that overlap on both sides differ if the one in front here is behind on the other
    // side.
    const front = film =>
        new Map(inOrder(film, "paint").map((node, i) => [film.elementName(node.element), i]));
    const [here, there] = [front(film), front(other)];
    const both = [...here.keys()].filter(
        element => there.has(element) && theirs.has(element) && mine.has(element),
    );
    for (const upper of both) {
        const under = both.filter(
            lower =>
                here.get(upper) > here.get(lower) &&
                there.get(upper) < there.get(lower) &&
                overlap(mine.get(upper), mine.get(lower)) &&
                overlap(theirs.get(upper), theirs.get(lower)),
        );
        if (under.length && !list.some(it => it.element === upper)) {
            list.push({
                element: upper,
                view: mine.get(upper).view,
                kind: "front",
                words:
                    `${name(upper)} is in front of ${listed(under).replace(/^Item/, "item")} ` +
                    `here, and behind ${side}.`,
            });
        }
    }
    // Several views may represent the same element. Each of them is marked, but the element has
    // only one sentence.
    const copies = film => {
        const all = new Map();
        for (const node of inOrder(film, "siblings")) {
            if (!(node.flags & Flag.unpainted)) {
                all.set(film.elementName(node.element), [
                    ...(all.get(film.elementName(node.element)) ?? []),
                    node.view,
                ]);
            }
        }
        return all;
    };
    const times = copies(other);
    for (const [element, views] of copies(film)) {
        const count = times.get(element)?.length ?? 0;
        if (count && count < views.length) {
            for (const view of views) {
                list.push({
                    element,
                    view,
                    kind: "copies",
                    words:
                        `${name(element)} is there ${views.length} times here, ` +
                        `and ${count === 1 ? "once" : count + " times"} ${side}.`,
                });
            }
        }
    }
    for (const [element, node] of theirs) {
        if (!mine.has(element)) {
            list.push({
                element,
                view: -1,
                kind: "missing",
                words: `${name(element)} is missing here, but it is there ${side}.`,
            });
        }
    }
    list.sort((a, b) => a.element.localeCompare(b.element, "en", { numeric: true }));
    list.side = side;
    film.differed = { key, list };
    return list;
}

// Returns the cells inside a view with their places, as text.
export const innerText = (film, node) =>
    node.inner?.map(([, element, , ...frame]) => `${film.elementName(element)} ${frame}`).join() ??
    "";

const innerNames = (film, node) =>
    node.inner
        ?.slice()
        .sort((a, b) => a[4] - b[4] || a[3] - b[3])
        .map(plate => film.shortName(plate[1]))
        .slice(0, 8)
        .join(", ") || "none";

// Returns the lines of the trace of the tick that a film shows.
export const traceLines = film =>
    film
        .momentsOf(film.tick)
        .map(i => film.moment(i))
        .filter(it => it.verb !== "tick")
        .map(it => it.line);

export const rounded = value => String(+value.toFixed(1));
export const placeText = node => `(${rounded(node.x)}, ${rounded(node.y)})`;
export const sizeText = node => `${rounded(node.w)} × ${rounded(node.h)}`;
export const differenceWords = {
    inside: "other cells inside",
    copies: "is there more than once",
    extra: "not on the other side",
    text: "another text",
    colour: "another colour",
    place: "another place",
    size: "another size",
    alpha: "another alpha",
    state: "another state",
    front: "in front, unlike the other side",
};

// Returns the name of a side for a sentence that compares, such as "with the fix" or "on the side
// 'iOS9'".
export function wordsForSide(player, film) {
    const name = player.sideName(film);
    return /^with/.test(name)
        ? name
        : name.startsWith("the bug")
          ? "with the bug"
          : `on the side “${name}”`;
}

// Returns the differences in at most three sentences, one for each kind.
export function sentencesByKind(list) {
    const kinds = new Map();
    const side = list.side;
    for (const it of list) {
        if (!kinds.get(it.kind)?.some(other => other.words === it.words)) {
            kinds.set(it.kind, [...(kinds.get(it.kind) ?? []), it]);
        }
    }
    const many = {
        inside: `contain other cells here than ${side}`,
        copies: `are there more often here than ${side}`,
        front: `are in front of views here that are in front of them ${side}`,
        extra: `are on the screen here, but not ${side}`,
        text: `show another text here than ${side}`,
        colour: `have another colour here than ${side}`,
        place: `have another place here than ${side}`,
        size: `have another size here than ${side}`,
        alpha: `have another alpha here than ${side}`,
        state: `are selected or highlighted in another way here than ${side}`,
        missing: `are missing here, but are there ${side}`,
    };
    return [...kinds]
        .slice(0, 3)
        .map(([kind, all]) =>
            all.length === 1 ? all[0].words : `${listed(all.map(it => it.element))} ${many[kind]}.`,
        );
}

function listed(elements) {
    const items = elements.filter(name => name.startsWith("item ")).map(name => name.slice(5));
    const others = elements.filter(name => !name.startsWith("item "));
    const shown =
        items.slice(0, 6).join(", ") + (items.length > 6 ? ` and ${items.length - 6} more` : "");
    return (
        [
            items.length ? `${items.length === 1 ? "Item" : "Items"} ${shown}` : "",
            ...others.slice(0, 3),
        ]
            .filter(Boolean)
            .join(", ") + (others.length > 3 ? ` and ${others.length - 3} more` : "")
    );
}
