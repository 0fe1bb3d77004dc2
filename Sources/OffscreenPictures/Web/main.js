// Makes the player after the browser has painted the title, because reading the films takes time.

import { $ } from "./dom.js";
import { Film } from "./film.js";
import { makeParts } from "./parts.js";
import { followLink } from "./permalink.js";
import { Player } from "./player.js";

requestAnimationFrame(() =>
    setTimeout(() => {
        const player = (window.player = new Player(
            JSON.parse($("films").textContent).map(data => new Film(data)),
            JSON.parse($("guide").textContent),
        ));
        makeParts(player);
        followLink(player, location.hash);
    }),
);
