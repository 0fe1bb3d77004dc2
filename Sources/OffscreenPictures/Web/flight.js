// Animates a view that is put into its pool or taken from it. Nothing moves if the reader prefers
// reduced motion.

import { viewSwatch } from "./colors.js";
import { $, made, prefersReducedMotion } from "./dom.js";

export function animateFlight(player, from, to) {
    if (
        prefersReducedMotion.matches ||
        !from ||
        !to ||
        (from.top === to.top && from.left === to.left)
    ) {
        return;
    }
    const view = player.film.moment(player.film.at).view;
    const { fill, ink } = viewSwatch(player.film, view, player.color);
    const it = made("div", "chip");
    it.style.cssText = `left:0;top:0;background:${fill};color:${ink}`;
    it.textContent = "#" + player.film.serial(view);
    $("flight").append(it);
    const at = box =>
        `translate(${box.left + box.width / 2 - 15}px,${box.top + box.height / 2 - 11}px)`;
    it.animate([{ transform: at(from) }, { transform: at(to) }], {
        duration: 280,
        easing: "ease-in-out",
    }).onfinish = () => it.remove();
}

const boxOf = element => {
    const box = element?.getBoundingClientRect();
    return box && box.width ? box : null;
};

export const onShelf = view => boxOf(document.querySelector(`#pools .chip[data-view="${view}"]`));

export const onScreen = view =>
    boxOf(document.querySelector(`#screens .screen .view[data-view="${view}"]`));
