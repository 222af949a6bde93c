// A layer of a time graph that moves as a whole.

/** The tiles of one zoom level. */
export class Sheet {
    tiles = new Map();

    constructor(clips, level, perColumn, columns, k) {
        Object.assign(this, {level, perColumn, columns, k});
        this.sides = clips.map(clip => {
            const side = clip.appendChild(document.createElement("div"));
            side.className = "sheet";
            return side;
        });
    }

    remove() {
        this.sides.forEach(side => side.remove());
    }

    /** Moves the sheet to where its time is in a window. */
    place(start, perColumn, scale, scroll) {
        const stretch = this.perColumn / perColumn;
        const x = stretch === 1
            ? this.k * this.columns - Math.round(start / perColumn)
            : (this.k * this.columns * this.perColumn - start) / perColumn;
        const across = `${x / scale}px`;
        const shape = stretch === 1 ? "" : ` scaleX(${stretch})`;
        this.sides[0].style.transform = `translate(${across}, ${-scroll}px)${shape}`;
        this.sides[1].style.transform = `translate(${across}, 0)${shape}`;
    }
}
