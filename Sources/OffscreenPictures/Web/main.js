"use strict";

// Makes the player after the browser has painted the title, because reading the films takes time.

requestAnimationFrame(() =>
    setTimeout(() => {
        const player = (window.player = new Player(
            JSON.parse($("films").textContent).map(data => new Film(data)),
            JSON.parse($("guide").textContent),
        ));
        followLink(player, location.hash);
    }),
);
