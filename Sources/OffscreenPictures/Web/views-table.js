// The table beside the screens.

import { hexColor, swatch } from "./colors.js";
import { differences, differenceWords, sentencesByKind, wordsForSide } from "./differences.js";
import { escaped } from "./dom.js";
import { classOf } from "./film.js";
import { term } from "./glossary.js";
import { coverings, inOrder, isElementShown, rankOf, ranksOf } from "./orders.js";
import { causes, misplacedSentences } from "./story.js";

// Returns the table of the collection view's views, the frontmost first, with their ranks on both
// sides. Views out of order are marked.
export function table(player) {
    const { film, other } = player;
    const list = inOrder(film, player.order);
    const front = player.order === "hit" ? list : list.slice().reverse();
    if (!list.length) return "<p class='note'>No view represents an element now.</p>";
    const ranks = ranksOf(film);
    const theirs = other && ranksOf(other);
    const same = new Map(
        other
            ? inOrder(other, "siblings").map(node => [other.elementName(node.element), node])
            : [],
    );
    const { covers, coveredBy } = coverings(film);
    const disagree = player.disagreeing(film);
    const differing = player.differing(film);
    const shows = front.some(node => showsMore(film, node));
    // On most screens the orders of touches and painting equal that of the siblings. A small screen
    // has no room for three equal columns.
    const cells = (film, node, ranks, word) =>
        ["siblings", "paint", "hit"]
            .map(
                order =>
                    `<td class="n${word ? " far" : ""}" ` +
                    `data-word="${word}${order === "siblings" ? "sibling" : order}">` +
                    `${node ? rankOf(ranks, order, node) : "-"}</td>`,
            )
            .join("");
    const row = (node, start, buttonClass, buttonState, ranked, mark, mate) =>
        `${start} data-view="${node.view}"><th scope="row">` +
        `<button class="plain${buttonClass}" data-view="${node.view}"${buttonState}>` +
        `<i style="background:${swatch(film, node, player.color).fill}"></i>` +
        `${breakable(film.name(node.view))}</button></th>` +
        `<td>${escaped(film.elementName(node.element))}</td>` +
        (shows ? `<td>${escaped(shownWords(film, node))}${colorChip(film, node)}</td>` : "") +
        `<td class="n" data-word="z">${node.z}</td>${ranked}<td class="mark">${mark}</td>` +
        (other ? cells(other, mate, theirs, "there ") : "") +
        "</tr>";
    const rows = front
        .map(node => {
            const name = film.name(node.view);
            const mate = same.get(film.elementName(node.element));
            const marks = [
                covers.has(node.view) ? `covers ${covers.get(node.view).length}` : "",
                coveredBy.has(node.view)
                    ? "under " +
                      escaped(film.elementName(film.find(coveredBy.get(node.view)).element))
                    : "",
                differing.has(node.view) ? differenceWords[differing.get(node.view)] : "",
                disagree.has(node.view) && !covers.has(node.view) && !coveredBy.has(node.view)
                    ? "at another place than among the siblings"
                    : "",
            ].filter(Boolean);
            const classes = [
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
                `<tr class="${classes}"`,
                name.length < 18 ? " whole" : "",
                ` aria-pressed="${name === player.a}"`,
                cells(film, node, ranks, ""),
                marks.join("; "),
                mate,
            );
        })
        .join("");
    const direct = new Set(list.map(node => node.view));
    const inRows = film.scene.filter(node => isElementShown(node) && !direct.has(node.view));
    const more = inRows
        .map(node =>
            row(
                node,
                "<tr",
                "",
                "",
                cells(film, null, ranks, ""),
                "in a section that scrolls orthogonally",
                null,
            ),
        )
        .join("");
    const missing = player.isFaulty(film)
        ? differences(player, film).filter(it => it.kind === "missing")
        : [];
    const notes =
        (misplacedSentences(film).length
            ? causes(film)
                  .map(text => `<p class="note wrongNote">${escaped(text)}</p>`)
                  .join("")
            : "") +
        (missing.length
            ? `<p class="note wrongNote">` +
              escaped(
                  sentencesByKind(Object.assign(missing, { side: wordsForSide(player, other) }))[0],
              ) +
              "</p>"
            : "");
    const head = (word, far = "") =>
        `<th scope="col" class="n${far}">${term(word === "z" ? "z" : word + " order", word)}</th>`;
    const sides = other
        ? `<tr class="sides"><td colspan="${shows ? 3 : 2}"></td>` +
          `<th colspan="4" scope="colgroup">${escaped(player.sideName(film))}</th><td></td>` +
          `<th colspan="3" scope="colgroup" class="far">${escaped(player.sideName(other))}</th>` +
          "</tr>"
        : "";
    return (
        `<table class="views"><caption>` +
        (other ? `<button data-go="swap">show ${escaped(player.sideName(other))}</button> ` : "") +
        `In ${escaped(orderWords[player.order])}, the frontmost first. ${legend}</caption>` +
        `<thead>${sides}<tr><th scope="col">view</th><th scope="col">represents</th>` +
        `${shows ? '<th scope="col">shows</th>' : ""}` +
        `${head("z")}${head("sibling")}${head("paint")}${head("hit")}<th scope="col">` +
        `<span class="hide">what is different or wrong</span></th>` +
        (other ? head("sibling", " far") + head("paint", " far") + head("hit", " far") : "") +
        `</tr></thead><tbody>${rows}${more}</tbody></table>${notes}`
    );
}

const legend =
    "sibling: the place among the subviews, 0 at the back (views that wait in a pool have " +
    "places, too). paint: 1 is painted first, and later views cover it. " +
    "hit: a touch tries 1 first.";

// Returns the name of a view such that a line may break only between the words of the class.
export const breakable = name =>
    name.length < 18 ? escaped(name) : escaped(name).replace(/([a-z])([A-Z])/g, "$1<wbr>$2");

export const orderWords = {
    siblings: "sibling order",
    z: "the order of z",
    paint: "paint order",
    hit: "hit order",
};

// Whether a view has other text than the name of its item.
export const hasOwnText = (film, node) =>
    !!film.text(node) && film.text(node) !== film.shortName(node.element);

// Returns the text of a view and the identity of its images.
const shownWords = (film, node) =>
    [film.text(node), film.image(node)].filter(Boolean).join(" · ");

const showsMore = (film, node) =>
    hasOwnText(film, node) || !!film.image(node) || ownColor(film, node) !== null;

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
export function colorDot(film, node, attributes = "") {
    const own = ownColor(film, node);
    return own ? `<i class="own" style="background:${own}"${attributes}></i>` : "";
}

export const colorChip = (film, node) =>
    ownColor(film, node)
        ? " " + colorDot(film, node, ' title="the colour that the app gave it"')
        : "";
