"use strict";

// The title is painted before the films are read.

requestAnimationFrame(() => setTimeout(() => {
    const player = window.player = new Player(JSON.parse($("films").textContent).map(data => new Film(data)), JSON.parse($("guide").textContent));
    follow(player, location.hash);
}));
