// The table beside the screens.

import { hexColor, lastElement, viewSwatch } from "./colors.js";
import { differences, differenceWords, sentencesByKind, wordsForSide } from "./differences.js";
import { counted } from "./dom.js";
import { classOf, Flag, placeName } from "./film.js";
import { term } from "./glossary.js";
import { html } from "./html.js";
import {
    coverings,
    inOrder,
    isElementShown,
    mainView,
    rankOf,
    ranksOf,
    siblings,
} from "./orders.js";
import { causes, misplacedSentences } from "./story.js";

// Returns the table of the collection view's views, the frontmost first, with their ranks on both
// sides. Views out of order are marked.
export function table(player) {
    const { film, films, other } = player;
    // In the middle of a step, the views that wait in a pool are shown, too. They have a place
    // among the siblings and no other rank.
    const isMidStep = player.order === "siblings" && !film.isEnd(film.at);
    const list = isMidStep ? subviews(film) : inOrder(film, player.order);
    const front = player.order === "hit" ? list : list.slice().reverse();
    if (!list.length) return html`<p class="note">No view represents an element now.</p>`;
    const ranks = films.map(ranksOf);
    const same = new Map(
        other
            ? inOrder(other, "siblings").map(node => [other.elementName(node.element), node])
            : [],
    );
    const { covers, coveredBy } = coverings(film);
    const disagree = player.disagreeing(film);
    const differing = player.differing(film);
    const waits = node => !!(node.flags & Flag.dormant);
    // Returns the ranks of an element on both sides, from its view on the current side.
    const cells = node => {
        const mate = node && !waits(node) && same.get(film.elementName(node.element));
        return films.map((side, i) => sideCells(side, side === film ? node : mate, ranks[i], i));
    };
    const placeOf = (side, node) => ranks[films.indexOf(side)].siblings.get(node.view);
    // Whether a view covers others, and is at another place on the side with the fix.
    const isMended = node => {
        const mate = same.get(film.elementName(node.element));
        return covers.has(node.view) && !!mate && placeOf(film, node) !== placeOf(other, mate);
    };
    const row = (node, name, rowClass, buttonState, ranked, marks) => {
        const { fill } = viewSwatch(film, node.view, player.color);
        return html`
            <tr class="${rowClass}" data-view="${node.view}">
                <th scope="row">
                    <button class="plain" data-view="${node.view}" ${buttonState}>
                        <i style="background:${fill}"></i>${name}
                    </button>
                    ${waits(node) ? "" : contents(film, node)}
                    ${marks.map(mark => html` <small class="mark">${mark}</small>`)}
                    ${" "}<span class="name">${breakable(film.name(node.view))}</span>
                </th>
                <td class="n" data-word="z">${node.z}</td>
                ${ranked}
            </tr>`;
    };
    const rowOf = node => {
        const name = film.name(node.view);
        const marks = [
            waits(node) ? "waits for reuse" : "",
            covers.has(node.view) ? `covers ${counted(covers.get(node.view).length, "view")}` : "",
            coveredBy.has(node.view) ? "covered" : "",
            differing.has(node.view) ? differenceWords[differing.get(node.view)] : "",
            disagree.has(node.view) && !covers.has(node.view) && !coveredBy.has(node.view)
                ? "at another place than among the siblings"
                : "",
        ].filter(Boolean);
        const classes = [
            waits(node) ? "waits" : "",
            isMended(node) ? "mended" : "",
            covers.has(node.view) || (differing.has(node.view) && player.isFaulty(film))
                ? "bad"
                : coveredBy.has(node.view)
                  ? "under"
                  : "",
            name === player.a ? "a" : name === player.b ? "b" : "",
            player.matches(film, node) ? "" : "dim",
        ].join(" ");
        return row(
            node,
            placeName(film, waits(node) ? lastElement(film, node.view) : node.element),
            classes,
            html`aria-pressed="${name === player.a}"`,
            cells(node),
            marks,
        );
    };
    const rows = front.map(rowOf);
    const direct = new Set(list.map(node => node.view));
    const more = film.scene
        .filter(node => isElementShown(node) && !direct.has(node.view))
        .map(node =>
            row(node, film.elementName(node.element), "", "", cells(null), [
                "in a section that scrolls orthogonally",
            ]),
        );
    const missing = player.isFaulty(film)
        ? differences(player, film).filter(it => it.kind === "missing")
        : [];
    const wrong = misplacedSentences(film).length ? causes(film) : [];
    if (missing.length) {
        const all = Object.assign(missing, { side: wordsForSide(player, other) });
        wrong.push(sentencesByKind(all)[0]);
    }
    const head = (word, far) => html`
        <th scope="col" class="n${far ? " far" : ""}">
            ${term(word === "z" ? "z" : word + " order", word)}
        </th>`;
    const sides = films.map(
        (side, i) => html`
            <th colspan="3" scope="colgroup" class="${i ? "far" : ""}">
                ${player.sideName(side)}
            </th>`,
    );
    return html`
        <table class="views">
            <caption>In ${orderWords[player.order]}, the frontmost first. ${legend}</caption>
            <thead>
                ${other ? html`<tr class="sides"><td></td><td></td>${sides}</tr>` : ""}
                <tr>
                    <th scope="col">view</th>
                    ${head("z", false)}
                    ${films.map((_, i) => ["sibling", "paint", "hit"].map(it => head(it, i)))}
                </tr>
            </thead>
            <tbody>${rows}${more}</tbody>
        </table>
        ${wrong.map(text => html`<p class="note wrongNote">${text}</p>`)}`;
}

// Returns what a view shows besides the name of its item, with the colour that the app gave it;
// empty if it shows nothing else.
function contents(film, node) {
    const words = [hasOwnText(film, node) ? film.text(node) : "", film.image(node)]
        .filter(Boolean)
        .join(" · ");
    const shown = words ? html` <span class="shows">“${words}”</span>` : "";
    return html`${shown}${colorChip(film, node)}`;
}

// Returns the three ranks of a view on a side as table cells; a dash for a view that is not there.
function sideCells(film, node, ranks, side) {
    return ["siblings", "paint", "hit"].map(order => {
        const word = order === "siblings" ? "sibling" : order;
        return html`
            <td class="n${side ? " far" : ""}" data-word="${side ? "there " : ""}${word}">
                ${node ? rankOf(ranks, order, node) : "-"}
            </td>`;
    });
}

// Returns the subviews of the collection view that represent elements or wait for reuse, the
// rearmost first.
function subviews(film) {
    const main = mainView(film);
    return main < 0
        ? []
        : siblings(film, main).filter(node => node.element >= 0 || node.flags & Flag.dormant);
}

const legend =
    "Sibling: 0 is at the back. Paint: 1 is painted first. Hit: a touch tries 1 first.";

// Returns the name of a view such that a line may break only between the words of the class.
export const breakable = name =>
    name.length < 18
        ? name
        : name.split(/(?<=[a-z])(?=[A-Z])/).map((word, i) => (i ? html`<wbr>${word}` : word));

export const orderWords = {
    siblings: "sibling order",
    z: "the order of z",
    paint: "paint order",
    hit: "hit order",
};

// Whether a view has other text than the name of its item.
export const hasOwnText = (film, node) =>
    !!film.text(node) && film.text(node) !== film.shortName(node.element);

// Returns the app's own colour of a view, if views of its class have several in this film, or if
// some have none; null otherwise.
export function ownColor(film, node) {
    if (!node.own) return null;
    film.colors ??= ownColors(film);
    return (film.colors.get(classOf(film.name(node.view)))?.size ?? 0) < 2
        ? null
        : hexColor(node.own - 1);
}

// Returns the own colours of the views of each class. The colour 0 stands for none: that of a view
// that never gets one, or that loses it. A view that was just made has none yet, which does not
// count.
function ownColors(film) {
    const colors = new Map();
    const add = (view, color) => {
        const name = classOf(film.name(view));
        colors.set(name, (colors.get(name) ?? new Set()).add(color));
    };
    const [colored, shown] = [new Set(), new Set()];
    for (let i = 0; i < film.data.states.length; i++) {
        const node = film.node(i);
        if (isElementShown(node)) shown.add(node.view);
        if (node.own && node.w) {
            colored.add(node.view);
            add(node.view, node.own);
        } else if (!node.own && isElementShown(node) && colored.has(node.view)) add(node.view, 0);
    }
    for (const view of shown) if (!colored.has(view)) add(view, 0);
    return colors;
}

// Returns a dot in a view's own colour; empty if it has none to show.
export function colorDot(film, node, title = "") {
    const own = ownColor(film, node);
    return own ? html`<i class="own" style="background:${own}" title="${title}"></i>` : "";
}

export const colorChip = (film, node) =>
    ownColor(film, node)
        ? html` ${colorDot(film, node, "the colour that the app gave it")}`
        : "";
